import OpenWeatherIcons
import OpenWeatherMocks
import OpenWeatherScreenKit

/// The icons of weather conditions, as the product OpenWeatherIcons ships them.
///
/// They are decorative; the text beside them names the condition.
enum IconMarkup: Sendable {
    /// Returns the icon of a condition.
    static func markup(_ icon: ConditionIcon, class style: String) -> Markup {
        Markup("svg", ["class": "picture \(style)", "aria-hidden": "true", "viewBox": "0 0 64 64"]) {
            Markup("use", ["href": "#weather-\(WeatherIcon(icon).name)"])
        }
    }

    /// The definitions of all icons.
    static var sprite: [Markup] {
        IconPaint.allCases.map(gradient)
            + WeatherDrawing.allCases.map { drawing in
                Markup("symbol", ["id": "weather-\(drawing.rawValue)", "viewBox": "0 0 64 64"]) {
                    drawing.layers.map(shape)
                }
            }
    }

    /// Returns a drawing as an SVG file, with those gradients alone that it needs.
    static func file(_ drawing: WeatherDrawing) -> String {
        let paints = Set(drawing.layers.compactMap(\.fill))
        let root = Markup(
            "svg",
            ["xmlns": "http://www.w3.org/2000/svg", "width": "64", "height": "64", "viewBox": "0 0 64 64"]
        ) {
            if !paints.isEmpty {
                Markup("defs") { IconPaint.allCases.filter(paints.contains).map(gradient) }
            }
            drawing.layers.map(shape)
        }
        return root.html.replacing("></path>", with: "/>").replacing("></stop>", with: "/>")
            .replacing("><", with: ">\n<") + "\n"
    }

    private static func gradient(_ paint: IconPaint) -> Markup {
        Markup("linearGradient", ["id": "paint-\(paint.rawValue)", "x1": "0", "y1": "0", "x2": "0", "y2": "1"]) {
            Markup("stop", ["offset": "0", "stop-color": color(paint.colors.top)])
            Markup("stop", ["offset": "1", "stop-color": color(paint.colors.bottom)])
        }
    }

    private static func shape(_ layer: IconLayer) -> Markup {
        let stroke = layer.stroke
        return Markup(
            "path",
            [
                "d": outline(layer.path),
                "fill": layer.fill.map { "url(#paint-\($0.rawValue))" } ?? "none",
                "stroke": stroke.map { color($0.color) },
                "stroke-width": stroke.map { number($0.width) },
                "stroke-opacity": stroke.flatMap { $0.opacity == 1 ? nil : number($0.opacity) },
                "stroke-linecap": stroke == nil ? nil : "round",
                "stroke-linejoin": stroke == nil ? nil : "round",
            ]
        )
    }

    private static func outline(_ path: IconPath) -> String {
        path.steps
            .map { step in
                switch step {
                case .move(let point): "M\(number(point.x)) \(number(point.y))"
                case .line(let point): "L\(number(point.x)) \(number(point.y))"
                case .arc(let radius, let isLarge, let isClockwise, let point):
                    "A\(number(radius)) \(number(radius)) 0 \(isLarge ? 1 : 0) \(isClockwise ? 1 : 0) "
                        + "\(number(point.x)) \(number(point.y))"
                case .close: "Z"
                }
            }
            .joined()
    }

    /// Returns a number with at most two decimals.
    private static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    private static func color(_ hex: UInt32) -> String {
        let digits = String(hex, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
