import OpenWeatherScreenKit

/// The frame of a screen: its colors, its reading direction, and whether it is loading.
enum ScreenFrame: Sendable {
    /// Returns a screen on the colors of the weather; one that is loading has none yet, and is light or dark like the page.
    static func weather(
        _ theme: some ScreenTheme,
        _ direction: TextDirection?,
        isBusy: Bool = false,
        class style: String = "",
        @MarkupBuilder _ children: () -> [Markup]
    ) -> Markup {
        frame("screen weather \(style)", isBusy ? nil : ScreenColors(theme).style, direction, isBusy, children())
    }

    /// Returns a screen on the colors of the weather in a look.
    static func weather(
        _ theme: LookTheme,
        _ look: WeatherLook,
        _ direction: TextDirection?,
        class style: String = "",
        @MarkupBuilder _ children: () -> [Markup]
    ) -> Markup {
        let rules = "\(ScreenColors(theme).style);\(look.style(on: theme))"
        return frame("screen weather looked \(style)", rules, direction, false, children())
    }

    /// Returns a screen on a plain surface.
    static func plain(
        _ direction: TextDirection?,
        isBusy: Bool = false,
        class style: String = "",
        @MarkupBuilder _ children: () -> [Markup]
    ) -> Markup {
        frame("screen plain \(style)", nil, direction, isBusy, children())
    }

    /// Returns one of the two columns of a screen of the class `spread`, which lie one below the other where there is
    /// little room.
    static func column(@MarkupBuilder _ children: () -> [Markup]) -> Markup {
        Markup("div", ["class": "column"], children)
    }

    private static func frame(
        _ names: String,
        _ style: String?,
        _ direction: TextDirection?,
        _ isBusy: Bool,
        _ children: [Markup]
    ) -> Markup {
        Markup(
            "div",
            [
                "class": (names + (isBusy ? " skeleton" : "")).split(separator: " ").joined(separator: " "),
                "style": style, "dir": direction.map { $0 == .rightToLeft ? "rtl" : "ltr" },
                "aria-busy": isBusy ? "true" : nil,
            ]
        ) { children }
    }
}
