import Foundation

extension TerminalColor {
    /// The number of the one of a terminal's sixteen colours that has this hue, the bright ones from 8 on.
    var basicNumber: Int {
        let bits = (red > 110 ? 1 : 0) | (green > 110 ? 2 : 0) | (blue > 110 ? 4 : 0)
        return bits + (max(red, green, blue) > 200 ? 8 : 0)
    }

    /// This colour, or black or white where it could not be read on `background` with sixteen colours.
    ///
    /// A light and a dark blue may become the same one of sixteen.
    func legible(on background: TerminalColor?) -> TerminalColor {
        guard let background else { return self }
        let behind = Self.sixteen[background.basicNumber]
        guard Self.sixteen[basicNumber].contrast(with: behind) < 4.5 else { return self }
        let (black, white) = (Self.sixteen[0], Self.sixteen[15])
        return black.contrast(with: behind) > white.contrast(with: behind) ? black : white
    }

    /// The contrast ratio of two colours, 1 for the same and 21 for black and white.
    ///
    /// Source: WCAG 2.2, "contrast ratio".
    func contrast(with other: TerminalColor) -> Double {
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

    /// The sixteen colours as xterm shows them unless the user wants others.
    private static let sixteen: [TerminalColor] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
        (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
        (255, 255, 255),
    ]
    .map { TerminalColor(red: $0, green: $1, blue: $2) }
}
