import Foundation
import OpenWeatherScreenKit
import OpenWeatherWidgetFeature

/// The parts of widgets that come from the forecast as HTML.
enum WidgetForecastParts: Sendable {
    /// Returns the high and the low; `nil` when they are not known.
    static func range(_ weather: WidgetContent.Weather) -> Markup? {
        let ends = [weather.high, weather.low].compactMap(\.self)
        guard !ends.isEmpty else { return nil }
        return Markup("div", ["class": "widget-range"]) { for end in ends { Part.text(end, "span") } }
    }

    /// Returns the range of the day as a ring that is open at the bottom, with a dot at the present temperature.
    static func ring(_ gauge: RangeBarContent, on gradient: ColorGradient) -> Markup {
        let stops = TemperatureColors.stops(on: gradient) { gauge.colors($0) }
        return Markup("svg", ["class": "gauge", "viewBox": "0 0 100 100", "aria-hidden": "true"]) {
            // Pieces of the ring, as SVG has no gradient along a path.
            for index in 0..<segments {
                let (start, end) = (Double(index) / Double(segments), Double(index + 1) / Double(segments))
                let color = stops.last { $0.position <= (start + end) / 2 }?.color ?? "currentColor"
                Markup("path", ["d": arc(from: start, to: end + 0.004), "style": "stroke:\(color)"])
            }
            gauge.now.map { now in
                let place = point(now)
                return Markup("circle", ["cx": Plot.number(place.x), "cy": Plot.number(place.y), "r": "6"])
            }
        }
    }

    private static let segments = 24

    /// Returns a place on the ring, from its beginning at the lower left over the top to the lower right.
    private static func point(_ fraction: Double) -> (x: Double, y: Double) {
        let angle = (fraction * 1.5 - 0.75) * .pi
        return (50 + 44 * sin(angle), 50 - 44 * cos(angle))
    }

    private static func arc(from start: Double, to end: Double) -> String {
        let (from, to) = (point(start), point(min(1, end)))
        return "M\(Plot.number(from.x)) \(Plot.number(from.y))A44 44 0 0 1 \(Plot.number(to.x)) \(Plot.number(to.y))"
    }

    /// Returns the next steps side by side; `nil` without any.
    static func steps(_ steps: [WidgetContent.Step]) -> Markup? {
        guard !steps.isEmpty else { return nil }
        return Markup("ol", ["class": "widget-steps"]) {
            for step in steps {
                Markup("li", ["data-id": step.id]) {
                    Part.spoken(step.accessibility)
                    Markup("span", ["class": "widget-step", "aria-hidden": "true"]) {
                        Markup("span", ["class": "value"]) { step.time }
                        IconMarkup.markup(step.icon, class: "favorite-icon")
                        Markup("span", ["class": "value strong"]) { step.temperature }
                        Markup("span", ["class": "detail"]) { step.chance ?? "" }
                    }
                }
            }
        }
    }

    /// Returns the next days with their bars; `nil` without any.
    static func days(
        _ days: [WidgetContent.Day],
        _ direction: TextDirection,
        on gradient: ColorGradient
    ) -> Markup? {
        guard !days.isEmpty else { return nil }
        return Markup("ol", ["class": "widget-days"]) {
            for day in days {
                Markup("li", ["data-id": day.id]) {
                    Part.spoken(day.accessibility)
                    Markup("span", ["class": "widget-day", "aria-hidden": "true"]) {
                        Markup("span", ["class": "value strong"]) { day.title }
                        IconMarkup.markup(day.icon, class: "widget-day-icon")
                        Markup("span", ["class": "detail"]) { day.chance ?? "" }
                        day.bar.map { RangeBar.markup($0, direction, on: gradient) }
                    }
                }
            }
        }
    }
}
