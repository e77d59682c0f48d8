import Foundation

extension TerminalColor {
    /// The number of the nearest of the sixteen basic colors, of the first of several; the bright ones start at 8.
    var basicNumber: Int {
        Self.sixteen.indices.min { distance(to: Self.sixteen[$0]) < distance(to: Self.sixteen[$1]) } ?? 0
    }

    /// Returns this color, or black or white when it cannot be read on `background` with sixteen colors.
    ///
    /// A light and a dark blue may become the same basic color.
    func legible(on background: TerminalColor?) -> TerminalColor {
        guard let background else { return self }
        let behind = Self.sixteen[background.basicNumber]
        guard Self.sixteen[basicNumber].contrast(with: behind) < 4.5 else { return self }
        let (black, white) = (Self.sixteen[0], Self.sixteen[15])
        return black.contrast(with: behind) > white.contrast(with: behind) ? black : white
    }

    /// Returns this color as the color of text upon a terminal's own background.
    ///
    /// - Parameters:
    ///   - background: The background, taken to be black or white.
    ///   - depth: The number of colors.
    /// - Returns: The color; `nil` without colors, and for the sixteen of them that cannot be told from the background.
    public func readable(on background: TerminalBackground, depth: ColorDepth) -> TerminalColor? {
        guard depth > .none else { return nil }
        let behind = Self.sixteen[background == .dark ? 0 : 15]
        let isFaint = depth == .basic && Self.sixteen[basicNumber].contrast(with: behind) < Self.leastContrast
        return isFaint ? nil : self
    }

    /// The contrast below which a drawing is hard to see.
    ///
    /// Source: WCAG 2.2, "non-text contrast".
    private static let leastContrast = 3.0

    /// Returns the contrast ratio to another color: 1 for the same color, 21 for black and white.
    ///
    /// Source: WCAG 2.2, "contrast ratio".
    public func contrast(with other: TerminalColor) -> Double {
        let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (light + 0.05) / (dark + 0.05)
    }

    private var luminance: Double {
        func linear(_ part: Int) -> Double {
            let value = Double(part) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The sixteen basic colors with the defaults of xterm.
    private static let sixteen: [TerminalColor] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
        (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
        (255, 255, 255),
    ]
    .map { TerminalColor(red: $0, green: $1, blue: $2) }
}
