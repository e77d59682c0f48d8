/// A gradient from top to bottom, its colours evenly spaced, with a colour for text on it.
public struct ColorGradient: Hashable, Sendable {
    /// Two or more colours from top to bottom.
    public let stops: [RGBColor]

    /// White or ink, whichever is easier to read on all of the gradient.
    public let foreground: RGBColor

    /// Creates a gradient between `top` and `bottom`, by way of `middle`.
    public init(top: RGBColor, middle: RGBColor? = nil, bottom: RGBColor) {
        let stops = [top, middle, bottom].compactMap { $0 }
        self.stops = stops
        let worst = { (text: RGBColor) in stops.map { $0.contrast(with: text) }.min() ?? 1 }
        foreground = worst(.white) >= worst(.ink) ? .white : .ink
    }

    /// The colour `fraction` of the way from top to bottom.
    public func color(at fraction: Double) -> RGBColor {
        let last = stops.count - 1
        let place = min(1, max(0, fraction.isNaN ? 0 : fraction)) * Double(last)
        let index = min(Int(place), last - 1)
        return stops[index].mixed(with: stops[index + 1], fraction: place - Double(index))
    }
}
