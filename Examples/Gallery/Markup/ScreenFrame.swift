import OpenWeatherScreenKit

/// The frame of a screen: its colors, its reading direction, and whether it is loading.
enum ScreenFrame: Sendable {
    /// Returns a screen on the colors of the weather; one that is loading has none yet, and is light or dark like the page.
    static func weather(
        _ gradient: ColorGradient,
        _ direction: TextDirection?,
        isBusy: Bool = false,
        class style: String = "",
        @MarkupBuilder _ children: () -> [Markup]
    ) -> Markup {
        frame("screen weather \(style)", isBusy ? nil : ScreenColors(gradient).style, direction, isBusy, children())
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
