import Foundation
import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The values of the home screen with their drawings as HTML.
enum HomeMetricsParts: Sendable {
    /// Returns the values, those with a drawing in the middle of their cards first, and those without in lower cards.
    static func metrics(_ content: HomeContent, withSun: Bool = true) -> [Markup] {
        let isDrawn = { (metric: HomeContent.Metric) in metric.drawing != nil || content.isPlaceholder }
        let plain = content.metrics.filter { !isDrawn($0) }
        let drawn = Markup("dl", ["class": "metrics"]) {
            for metric in content.metrics.filter(isDrawn) { card(metric) }
            if withSun { sun(content.sun) }
        }
        return plain.isEmpty
            ? [drawn] : [drawn, Markup("dl", ["class": "metrics"]) { for metric in plain { card(metric) } }]
    }

    private static func card(_ metric: HomeContent.Metric) -> Markup {
        Part.metric(metric.id, metric.label, metric.symbolName) { value(metric) }
    }

    private static func value(_ metric: HomeContent.Metric) -> [Markup] {
        [
            Markup("span", ["class": "metric-face", "aria-hidden": "true"]) {
                Markup("span", ["class": "value"]) { Part.written(metric.value) }
                Markup("span", ["class": "drawing"]) {
                    metric.drawing.map { MetricDrawing.markup($0, of: metric.id) }
                }
                metric.detail.map { detail in Markup("span", ["class": "detail", "data-id": detail.id]) { detail.text }
                }
            },
            Markup("span", ["class": "spoken"]) { metric.accessibility.value ?? metric.value },
        ]
    }

    /// Returns sunrise and sunset around the way of the sun; `nil` where there is a sentence in their place.
    private static func sun(_ sun: HomeContent.Sun) -> Markup? {
        guard let sunrise = sun.sunrise, let sunset = sun.sunset else { return nil }
        return Part.metric(sunrise.id, sunrise.label, sunrise.symbolName) {
            Markup("span", ["class": "metric-face"]) {
                Markup("span") { Part.value(sunrise) }
                Markup("span", ["class": "drawing"]) { arc(sun.position) }
                Markup("span", ["class": "detail sun-set", "data-id": sunset.id]) {
                    Markup("span") { sunset.label }
                    Markup("span", ["class": "strong"]) { Part.value(sunset) }
                }
            }
        }
    }

    /// Returns the sentence in place of sunrise and sunset; `nil` where the sun rises and sets.
    static func sunNote(_ sun: HomeContent.Sun) -> Markup? {
        sun.note.map { Part.text($0, class: "card note") }
    }

    private static func arc(_ position: Double?) -> Markup {
        Markup("svg", ["class": "sun-arc mirrored", "viewBox": "0 0 120 44", "aria-hidden": "true"]) {
            Markup("path", ["class": "ring", "d": "M8 40A52 34 0 0 1 112 40"])
            Markup("path", ["class": "ground", "d": "M2 40H118"])
            position.map { position in
                let angle = position * .pi
                return Markup(
                    "circle",
                    [
                        "class": "sun-now", "cx": Plot.number(60 - 52 * cos(angle)),
                        "cy": Plot.number(40 - 34 * sin(angle)), "r": "5",
                    ]
                )
            }
        }
    }
}
