/// The colors that fill an outline, from its top to its bottom.
package enum IconPaint: String, CaseIterable, Sendable {
    /// The sun.
    case sun
    /// The moon and stars.
    case moon
    /// A cloud.
    case cloud
    /// A cloud of heavy weather.
    case darkCloud
    /// Lightning.
    case bolt

    /// The colors at the top and at the bottom, as red, green, and blue in hexadecimal digits.
    package var colors: (top: UInt32, bottom: UInt32) {
        switch self {
        case .sun: (0xFFD95A, 0xFF9F1C)
        case .moon: (0xFFF0BD, 0xE0BE62)
        case .cloud: (0xFFFFFF, 0xC4D3E3)
        case .darkCloud: (0xB4C3D4, 0x71869D)
        case .bolt: (0xFFDD55, 0xFFB31A)
        }
    }
}

/// A line with round ends.
package struct IconStroke: Hashable, Sendable {
    /// The color as red, green, and blue in hexadecimal digits.
    package var color: UInt32
    /// The width in units of the drawing.
    package var width: Double
    /// The opacity in `0...1`.
    package var opacity = 1.0
}

/// An outline that is filled or drawn as a line, or both.
package struct IconLayer: Hashable, Sendable {
    /// The outline.
    package var path: IconPath
    /// The colors inside; `nil` when it is not filled.
    package var fill: IconPaint?
    /// The line; `nil` for none.
    package var stroke: IconStroke?

    /// Creates an outline that is filled, with an edge of an opacity of its own.
    init(_ path: IconPath, _ fill: IconPaint, edge: UInt32, opacity: Double) {
        (self.path, self.fill) = (path, fill)
        stroke = IconStroke(color: edge, width: 1, opacity: opacity)
    }

    /// Creates a line.
    init(_ path: IconPath, _ color: UInt32, width: Double, opacity: Double = 1) {
        self.path = path
        stroke = IconStroke(color: color, width: width, opacity: opacity)
    }
}
