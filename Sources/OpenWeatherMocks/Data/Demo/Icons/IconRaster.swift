import OpenWeatherCore

/// A drawing as pixels.
struct IconRaster {
    /// Red, green, blue, and opacity of each pixel, row by row.
    private(set) var pixels: [UInt8]

    private let side: Int
    private var colors: [IconColor]

    /// Draws the layers of a drawing on a square of `side` pixels.
    init(_ drawing: WeatherDrawing, side: Int) {
        self.side = side
        pixels = []
        colors = Array(repeating: IconColor(), count: side * side)
        for layer in drawing.layers { draw(layer) }
        pixels = colors.flatMap(\.bytes)
    }

    private mutating func draw(_ layer: IconLayer) {
        let sides = layer.path.sides
        let (across, down) = (sides.flatMap { [$0.start.x, $0.end.x] }, sides.flatMap { [$0.start.y, $0.end.y] })
        guard let left = across.min(), let right = across.max(), let top = down.min(), let bottom = down.max() else {
            return
        }
        let (unit, reach) = (64 / Double(side), (layer.stroke?.width ?? 0) / 2 + 1)
        func pixel(_ place: Double) -> Int { Int((place / unit).rounded()).clamped(to: 0...side) }
        for row in pixel(top - reach)..<pixel(bottom + reach) {
            for column in pixel(left - reach)..<pixel(right + reach) {
                let point = IconPoint((Double(column) + 0.5) * unit, (Double(row) + 0.5) * unit)
                let (distance, isInside) = Self.place(of: point, sides)
                func cover(_ beyond: Double) -> Double { (0.5 - beyond / unit).clamped(to: 0...1) }
                if let fill = layer.fill?.colors {
                    let share = ((point.y - top) / (bottom - top)).nearestShare
                    let color = IconColor(fill.top).mixed(with: IconColor(fill.bottom), share)
                    colors[row * side + column].lay(color, cover(isInside ? -distance : distance))
                }
                if let stroke = layer.stroke {
                    let covered = cover(distance - stroke.width / 2) * stroke.opacity
                    colors[row * side + column].lay(IconColor(stroke.color), covered)
                }
            }
        }
    }

    /// Returns the distance of a point from the nearest side, and whether the outline is around it.
    private static func place(
        of point: IconPoint,
        _ sides: [(start: IconPoint, end: IconPoint)]
    ) -> (distance: Double, isInside: Bool) {
        var (square, isInside) = (Double.infinity, false)
        for (start, end) in sides {
            let (x, y) = (end.x - start.x, end.y - start.y)
            let length = x * x + y * y
            let along = (point.x - start.x) * x + (point.y - start.y) * y
            let share = length > 0 ? (along / length).nearestShare : 0
            let (right, down) = (point.x - start.x - share * x, point.y - start.y - share * y)
            square = min(square, right * right + down * down)
            if (start.y > point.y) != (end.y > point.y), point.x < start.x + x * (point.y - start.y) / y {
                isInside.toggle()
            }
        }
        return (square.squareRoot(), isInside)
    }
}

/// A color with an opacity in `0...1`.
private struct IconColor {
    private var red = 0.0
    private var green = 0.0
    private var blue = 0.0
    private var opacity = 0.0

    init() {}

    init(_ hex: UInt32) {
        (red, green, blue) = (Double(hex >> 16 & 255), Double(hex >> 8 & 255), Double(hex & 255))
        opacity = 1
    }

    var bytes: [UInt8] { [red, green, blue, opacity * 255].map { UInt8(max(0, min(255, $0.rounded()))) } }

    /// Returns the color with a share of another one in it.
    func mixed(with other: Self, _ share: Double) -> Self {
        var mixed = self
        mixed.red += (other.red - red) * share
        mixed.green += (other.green - green) * share
        mixed.blue += (other.blue - blue) * share
        return mixed
    }

    /// Lays a color with an opacity over this one.
    mutating func lay(_ top: Self, _ cover: Double) {
        guard cover > 0 else { return }
        let rest = opacity * (1 - cover)
        let whole = cover + rest
        red = (top.red * cover + red * rest) / whole
        green = (top.green * cover + green * rest) / whole
        blue = (top.blue * cover + blue * rest) / whole
        opacity = whole
    }
}
