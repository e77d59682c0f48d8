import OpenWeatherScreenKit

/// A low and a high with a bar between them, on the scale of several rows.
enum RangeBar: Sendable {
    /// Returns the bar with its ends; it is hidden from assistive technology, as the row around it names both.
    static func markup(_ bar: RangeBarContent, _ direction: TextDirection, on gradient: ColorGradient) -> Markup {
        markup(bar, from: bar.low, to: bar.high, direction, on: gradient)
    }

    /// Returns the bar with its ends in these words; the track is empty without a bar.
    static func markup(
        _ bar: RangeBarContent?,
        from low: String,
        to high: String,
        _ direction: TextDirection,
        on gradient: ColorGradient
    ) -> Markup {
        Markup("span", ["class": "range-bar", "aria-hidden": "true"]) {
            Markup("span", ["class": "value range-end"]) { low }
            track(bar, direction, on: gradient)
            Markup("span", ["class": "value range-end"]) { high }
        }
    }

    /// Returns the bar without its ends, in the colors of its temperatures and with a dot for now.
    static func track(_ bar: RangeBarContent?, _ direction: TextDirection, on gradient: ColorGradient) -> Markup {
        Markup("span", ["class": "range-track"]) {
            bar.map { Markup("span", ["class": "range-fill", "style": style(of: $0, direction, on: gradient)]) }
            bar?.now
                .map { now in
                    Markup("span", ["class": "range-now", "style": "inset-inline-start:\(Plot.number(now * 100))%"])
                }
        }
    }

    private static func style(
        of bar: RangeBarContent,
        _ direction: TextDirection,
        on gradient: ColorGradient
    ) -> String {
        let stops = TemperatureColors.stops(on: gradient) { bar.colors($0) }
        return [
            "inset-inline-start:\(Plot.number(bar.lower * 100))%",
            "inset-inline-end:\(Plot.number((1 - bar.upper) * 100))%",
            "background:\(TemperatureColors.gradient(stops, direction))",
        ]
        .joined(separator: ";")
    }
}
