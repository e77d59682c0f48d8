import Foundation
import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The values of the home screen with their drawings as HTML.
enum HomeMetricsParts: Sendable {
    /// Returns the grid of values.
    static func metrics(_ metrics: [HomeContent.Metric]) -> Markup {
        Markup("dl", ["class": "metrics"]) {
            for metric in metrics {
                Markup("div", ["class": "card metric", "data-id": metric.id]) {
                    Markup("dt") {
                        SymbolIcon.markup(metric.symbolName)
                        Markup("span") { metric.label }
                    }
                    Markup("dd") { value(metric) }
                }
            }
        }
    }

    private static func value(_ metric: HomeContent.Metric) -> [Markup] {
        // A narrow card may break between the number and the unit, rather than within a word.
        let written = metric.value.replacing("\u{A0}", with: " ")
        return [
            Markup("span", ["class": "metric-face", "aria-hidden": "true"]) {
                Markup("span", ["class": "value"]) { written }
                metric.drawing.map(drawing)
                metric.detail.map { detail in Markup("span", ["class": "detail", "data-id": detail.id]) { detail.text }
                }
            },
            Markup("span", ["class": "spoken"]) { metric.accessibility.value ?? metric.value },
        ]
    }

    private static func drawing(_ drawing: HomeContent.Drawing) -> Markup {
        switch drawing {
        case .compass(let compass): self.compass(compass)
        case .dial(let share): dial(share)
        case .fill(let share):
            Markup("span", ["class": "fill"]) {
                Markup("span", ["style": "inline-size:\(Markup.number(share * 100))%"])
            }
        }
    }

    /// Returns an arrow that points to where the wind blows, in rings for the wind and its gusts; north is up.
    private static func compass(_ compass: HomeContent.Compass) -> Markup {
        Markup("svg", ["class": "compass", "viewBox": "0 0 64 64", "aria-hidden": "true"]) {
            Markup("circle", ["class": "ring", "cx": "32", "cy": "32", "r": "29"])
            for (name, strength) in [("gust", compass.gustStrength), ("mean", compass.strength)] {
                if let strength {
                    Markup(
                        "circle",
                        [
                            "class": name, "cx": "32", "cy": "32", "r": "29", "pathLength": "100",
                            "stroke-dasharray": "\(Markup.number(strength * 100)) 100",
                            "transform": "rotate(-90 32 32)",
                        ]
                    )
                }
            }
            Markup("path", ["class": "north", "d": "M32 6v5"])
            compass.arrowDegrees.map { degrees in
                Markup(
                    "path",
                    [
                        "class": "arrow", "d": "M32 13l8 16h-5v20h-6V29h-5Z",
                        "transform": "rotate(\(Markup.number(degrees)) 32 32)",
                    ]
                )
            }
        }
    }

    /// Returns a scale with a mark in its middle and a needle.
    private static func dial(_ share: Double) -> Markup {
        let angle = (share - 0.5) * 160
        return Markup("svg", ["class": "dial", "viewBox": "0 0 64 38", "aria-hidden": "true"]) {
            Markup("path", ["class": "ring", "d": "M4.5 31A28 28 0 0 1 59.5 31"])
            Markup("path", ["class": "north", "d": "M32 3v6"])
            Markup("path", ["class": "needle", "d": "M32 34V12", "transform": "rotate(\(Markup.number(angle)) 32 34)"])
        }
    }

    /// Returns sunrise and sunset below the way of the sun, or the sentence in their place.
    static func sun(_ sun: HomeContent.Sun) -> Markup {
        let times = [sun.sunrise, sun.sunset].compactMap(\.self)
        return Markup("div", ["class": "sun"]) {
            if !times.isEmpty {
                Markup("div", ["class": "card sun-card"]) {
                    arc(sun.position)
                    Markup("dl", ["class": "sun-times"]) {
                        for time in times {
                            Markup("div", ["data-id": time.id]) {
                                Markup("dt") { time.label }
                                Markup("dd") { Part.value(time) }
                            }
                        }
                    }
                }
            }
            sun.note.map { Part.text($0, class: "card note") }
        }
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
                        "class": "sun-now", "cx": Markup.number(60 - 52 * cos(angle)),
                        "cy": Markup.number(40 - 34 * sin(angle)), "r": "5",
                    ]
                )
            }
        }
    }
}

extension Markup {
    /// Returns a number with at most one decimal, in the same format for every locale.
    static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
    }
}
