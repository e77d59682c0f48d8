import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The drawings of values: wind on a compass, water in a drop, the covered part of the sky, the ranges of hills that can
/// be seen, and the pressure on a dial.
enum MetricDrawing: Sendable {
    /// Returns the drawing of the value with the identifier `id`.
    static func markup(_ drawing: HomeContent.Drawing, of id: String) -> Markup {
        switch drawing {
        case .compass(let compass): self.compass(compass)
        case .dial(let share): dial(share)
        case .fill(let share):
            switch id {
            case "home.humidity": drop(share)
            case "home.cloudiness": sky(share)
            case "home.visibility": hills(share)
            default: bar(share)
            }
        }
    }

    /// The shapes that drawings are cut to, once for each page.
    static var shapes: Markup {
        Markup("clipPath", ["id": dropShape]) { Markup("path", ["d": dropPath]) }
    }

    private static let dropShape = "shape-drop"
    private static let dropPath = "M32 4S12 26 12 40a20 20 0 0 0 40 0C52 26 32 4 32 4Z"

    /// Returns an arrow that points to where the wind blows, in rings for the wind and its gusts; north is up.
    private static func compass(_ compass: HomeContent.Compass) -> Markup {
        picture("0 0 64 64", class: "compass") {
            Markup("circle", ["class": "ring", "cx": "32", "cy": "32", "r": "29"])
            for (name, strength) in [("gust", compass.gustStrength), ("mean", compass.strength)] {
                if let strength {
                    Markup(
                        "circle",
                        [
                            "class": name, "cx": "32", "cy": "32", "r": "29", "pathLength": "100",
                            "stroke-dasharray": "\(Plot.number(strength * 100)) 100",
                            "transform": "rotate(-90 32 32)",
                        ]
                    )
                }
            }
            Markup("path", ["class": "point", "d": "M57 32h-3M32 57v-3M7 32h3"])
            Markup("path", ["class": "north", "d": "M32 6v6"])
            compass.arrowDegrees.map { degrees in
                Markup(
                    "path",
                    [
                        "class": "arrow", "d": "M32 14l8 16h-5v19h-6V30h-5Z",
                        "transform": "rotate(\(Plot.number(degrees)) 32 32)",
                    ]
                )
            }
        }
    }

    /// Returns a scale of three quarters of a circle with a mark in its middle, and a needle.
    private static func dial(_ share: Double) -> Markup {
        picture("0 0 64 58", class: "dial") {
            Markup("path", ["class": "ring", "d": "M11.5 52.5A29 29 0 1 1 52.5 52.5"])
            Markup("path", ["class": "north", "d": "M32 6v6"])
            Markup("path", ["class": "point", "d": "M6 32h3M58 32h-3M13.6 13.6l2.1 2.1M50.4 13.6l-2.1 2.1"])
            Markup(
                "path",
                ["class": "needle", "d": "M32 32V15", "transform": "rotate(\(Plot.number((share - 0.5) * 270)) 32 32)"]
            )
            Markup("circle", ["class": "arrow", "cx": "32", "cy": "32", "r": "4"])
        }
    }

    /// Returns a drop that is filled to its share of water.
    private static func drop(_ share: Double) -> Markup {
        picture("0 0 64 64", class: "water") {
            Markup("g", ["clip-path": "url(#\(dropShape))"]) {
                let height = 56 * share
                Markup(
                    "rect",
                    [
                        "class": "level", "x": "8", "width": "48", "y": Plot.number(60 - height),
                        "height": Plot.number(height),
                    ]
                )
            }
            Markup("path", ["class": "ring", "d": dropPath])
        }
    }

    /// Returns the sky as a disc, of which the clouds cover a share.
    private static func sky(_ share: Double) -> Markup {
        picture("0 0 64 64", class: "sky") {
            Markup(
                "circle",
                [
                    "class": "cover", "cx": "32", "cy": "32", "r": "14.5", "pathLength": "100",
                    "stroke-dasharray": "\(Plot.number(share * 100)) 100", "transform": "rotate(-90 32 32)",
                ]
            )
            Markup("circle", ["class": "ring", "cx": "32", "cy": "32", "r": "29"])
        }
    }

    /// Returns ranges of hills one behind the other, of which only those within sight are drawn.
    private static func hills(_ share: Double) -> Markup {
        picture("0 0 112 64", class: "hills") {
            // They overlap, so that the nearer ones are the darker ones.
            for (index, range) in ranges.enumerated().reversed() where index == 0 || share > Double(index) / 4 {
                Markup("path", ["d": range])
            }
        }
    }

    /// The ranges from the nearest to the farthest, each down to the ground.
    private static let ranges = [
        "M0 64V57Q30 47 58 55T112 53V64Z", "M0 64V50Q22 36 46 46T112 40V64Z",
        "M0 64V42Q16 22 36 34T78 28 112 32V64Z", "M0 64V30L18 16 34 27 58 6 78 24 94 14 112 26V64Z",
    ]

    private static func bar(_ share: Double) -> Markup {
        Markup("span", ["class": "fill"]) {
            Markup("span", ["style": "inline-size:\(Plot.number(share * 100))%"])
        }
    }

    private static func picture(
        _ box: String,
        class style: String,
        @MarkupBuilder _ shapes: () -> [Markup]
    ) -> Markup {
        Markup("svg", ["class": style, "viewBox": box, "aria-hidden": "true"], shapes)
    }
}
