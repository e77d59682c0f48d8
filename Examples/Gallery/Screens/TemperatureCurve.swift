import Foundation
import OpenWeatherForecastFeature
import OpenWeatherScreenKit

/// The temperatures of the forecast as an SVG curve with a description.
enum TemperatureCurve: Sendable {
    private static let width = 600.0
    private static let height = 120.0
    private static let margin = 12.0

    /// Returns the curve with the days below it.
    static func markup(_ curve: ForecastContent.Curve, _ direction: TextDirection) -> Markup {
        let places = curve.points.map { point in
            (x: across(point.position, direction), y: margin + (1 - point.height) * (height - 2 * margin))
        }
        let line = path(places)
        return Markup("div", ["class": "card curve", "data-id": curve.id]) {
            Markup("h5") { curve.title }
            Markup("div", ["class": "plot"]) {
                Markup(
                    "svg",
                    [
                        "role": "img", "viewBox": "0 0 \(number(width)) \(number(height))",
                        "preserveAspectRatio": "none",
                        "aria-label": [curve.accessibility.label, curve.accessibility.value].compactMap(\.self)
                            .joined(separator: " "),
                    ]
                ) {
                    for separator in curve.separators {
                        let x = number(across(separator, direction))
                        Markup("path", ["class": "midnight", "d": "M\(x) 0V\(number(height))"])
                    }
                    if let first = places.first, let last = places.last {
                        let area = "\(line)L\(number(last.x)) \(number(height))L\(number(first.x)) \(number(height))Z"
                        Markup("path", ["class": "area", "d": area])
                    }
                    Markup("path", ["class": "line", "d": line])
                }
                Markup("span", ["class": "high", "aria-hidden": "true"]) { curve.high }
                Markup("span", ["class": "low", "aria-hidden": "true"]) { curve.low }
            }
            Markup("div", ["class": "curve-days", "aria-hidden": "true"]) {
                for day in curve.days {
                    let share = day.span.upperBound - day.span.lowerBound
                    Markup("span", ["style": "flex:\(number(share * 100)) 1 0"]) { share > 0.08 ? day.label : "" }
                }
            }
        }
    }

    /// Returns a horizontal position in the reading direction.
    private static func across(_ position: Double, _ direction: TextDirection) -> Double {
        width * (direction == .rightToLeft ? 1 - position : position)
    }

    /// Returns a smooth line through the points that never exceeds them.
    ///
    /// It is flat at each extreme and, between extremes, as steep as the neighboring points allow.
    private static func path(_ places: [(x: Double, y: Double)]) -> String {
        guard let first = places.first else { return "" }
        let slopes = zip(places, places.dropFirst())
            .map { from, to in (to.y - from.y) / (to.x == from.x ? 1 : to.x - from.x) }
        let inner = zip(slopes, slopes.dropFirst())
            .map { before, after in before * after <= 0 ? 0 : 2 * before * after / (before + after) }
        let tangents = [slopes.first ?? 0] + inner + [slopes.last ?? 0]
        var path = "M\(number(first.x)) \(number(first.y))"
        for (index, (from, to)) in zip(places, places.dropFirst()).enumerated() {
            let third = (to.x - from.x) / 3
            let controls = [
                (from.x + third, from.y + tangents[index] * third), (to.x - third, to.y - tangents[index + 1] * third),
                to,
            ]
            path += "C" + controls.map { "\(number($0.0)) \(number($0.1))" }.joined(separator: " ")
        }
        return path
    }

    /// Returns a number with at most one decimal, in the same format for every locale.
    private static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
    }
}
