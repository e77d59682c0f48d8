import OpenWeatherForecastFeature
import OpenWeatherScreenKit

/// The temperatures of the forecast as an SVG curve in their colors, with the precipitation below it.
enum TemperatureCurve: Sendable {
    /// Returns the curve with the days below it; `name` is unique on the page.
    static func markup(
        _ curve: ForecastContent.Curve,
        _ direction: TextDirection,
        on gradient: ColorGradient,
        named name: String
    ) -> Markup {
        Markup("div", ["class": "card curve", "data-id": curve.id]) {
            Markup("h5") { curve.title }
            Markup("div", ["class": "plot"]) {
                drawing(curve, Plot(height: 120, direction: direction), on: gradient, named: "\(name)-ramp")
                for line in curve.grid { label(line.label, "tick", across: nil, up: line.height) }
                // A low or a high of a day without steps is none of the curve's.
                if let highest = curve.highest.position {
                    label(curve.high, "mark high", across: highest, up: curve.highest.height)
                }
                if let lowest = curve.lowest.position {
                    label(curve.low, "mark low", across: lowest, up: curve.lowest.height)
                }
                if let now = curve.now {
                    label(now.label, "mark now", across: now.position, up: 1)
                    if let height = now.height { label("", "dot", across: now.position, up: height) }
                }
            }
            curve.precipitation.map { bars($0, Plot(height: 40, direction: direction)) }
            Markup("div", ["class": "curve-days", "aria-hidden": "true"]) {
                for day in curve.days {
                    let share = day.span.upperBound - day.span.lowerBound
                    Markup("span", ["style": "flex:\(Plot.number(share * 100)) 1 0"]) { share > 0.1 ? day.label : "" }
                }
            }
            curve.errorNote.map { Part.text($0, class: "hint") }
        }
    }

    private static func drawing(
        _ curve: ForecastContent.Curve,
        _ plot: Plot,
        on gradient: ColorGradient,
        named name: String
    ) -> Markup {
        let line = curve.points.map { (x: plot.across($0.position), y: plot.down($0.height)) }
        let upper = curve.points.map { (x: plot.across($0.position), y: plot.down($0.band.upperBound)) }
        let lower = curve.points.map { (x: plot.across($0.position), y: plot.down($0.band.lowerBound)) }
        return picture(curve.accessibility, plot) {
            Markup("defs") {
                let (bottom, top) = (Plot.number(plot.height), "0")
                Markup(
                    "linearGradient",
                    ["id": name, "gradientUnits": "userSpaceOnUse", "x1": "0", "y1": bottom, "x2": "0", "y2": top]
                ) {
                    for stop in TemperatureColors.stops(on: gradient, { curve.colors($0) }) {
                        let offset = "\(Plot.number(stop.position * 100))%"
                        Markup("stop", ["offset": offset, "style": "stop-color:\(stop.color)"])
                    }
                }
            }
            for line in curve.grid { Markup("path", ["class": "grid", "d": plot.horizontal(line.height)]) }
            for separator in curve.separators {
                Markup("path", ["class": "midnight", "d": plot.vertical(separator)])
            }
            for stretch in curve.errorStretches {
                let bands = stretch.map { (x: plot.across($0.position), band: $0.errorBand ?? $0.height...$0.height) }
                let upper = bands.map { (x: $0.x, y: plot.down($0.band.upperBound)) }
                let lower = bands.map { (x: $0.x, y: plot.down($0.band.lowerBound)) }
                let area = plot.line(upper) + plot.line(lower.reversed(), from: "L") + "Z"
                Markup("path", ["class": "error-band", "d": area])
            }
            let band = plot.line(upper) + plot.line(lower.reversed(), from: "L") + "Z"
            Markup("path", ["class": "band-area", "d": band, "fill": "url(#\(name))"])
            curve.now.map { Markup("path", ["class": "now-line", "d": plot.vertical($0.position)]) }
            Markup("path", ["class": "line", "d": plot.line(line), "stroke": "url(#\(name))"])
        }
    }

    private static func bars(_ precipitation: ForecastContent.Curve.Precipitation, _ plot: Plot) -> Markup {
        Markup("div", ["class": "wet", "data-id": precipitation.id]) {
            Markup("h5") { precipitation.title }
            Markup("div", ["class": "plot"]) {
                picture(precipitation.accessibility, plot) {
                    for bar in precipitation.bars {
                        let style = bar.isSnow ? "wet-bar snow" : "wet-bar"
                        Markup("path", ["class": style, "d": plot.bar(bar.span, max(0.05, bar.height))])
                    }
                }
                for bar in labeled(precipitation.bars) {
                    label(bar.label, "mark amount", across: middle(of: bar), up: bar.height)
                }
            }
        }
    }

    /// Returns the wettest bar of each day, without those so close to another that their labels would overlap.
    private static func labeled(
        _ bars: [ForecastContent.Curve.Precipitation.Bar]
    ) -> [ForecastContent.Curve.Precipitation.Bar] {
        bars.filter(\.isWettest)
            .reduce(into: []) { shown, bar in
                if let last = shown.last, middle(of: bar) - middle(of: last) < 0.2 {
                    if bar.height > last.height { shown[shown.count - 1] = bar }
                } else {
                    shown.append(bar)
                }
            }
    }

    private static func middle(of bar: ForecastContent.Curve.Precipitation.Bar) -> Double {
        (bar.span.lowerBound + bar.span.upperBound) / 2
    }

    private static func picture(
        _ accessibility: AccessibilityText,
        _ plot: Plot,
        @MarkupBuilder _ children: () -> [Markup]
    ) -> Markup {
        Markup(
            "svg",
            [
                "role": "img", "viewBox": "0 0 \(Plot.number(Plot.width)) \(Plot.number(plot.height))",
                "preserveAspectRatio": "none",
                "aria-label": [accessibility.label, accessibility.value].compactMap(\.self).joined(separator: " "),
            ],
            children
        )
    }

    /// Returns a text at a place of the chart; with no position it stands in the margin.
    private static func label(_ text: String, _ style: String, across position: Double?, up height: Double) -> Markup {
        let across = position.map { "--x:\(Plot.number($0 * 100))%;" } ?? ""
        return Markup(
            "span",
            ["class": style, "style": "\(across)--y:\(Plot.number((1 - height) * 100))%", "aria-hidden": "true"]
        ) { text }
    }
}
