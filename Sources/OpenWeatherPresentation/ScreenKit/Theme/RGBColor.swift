import Foundation

/// A colour in sRGB, as data for any toolkit.
public struct RGBColor: Hashable, Sendable {
    /// Red in `0...255`.
    public let red: UInt8
    /// Green in `0...255`.
    public let green: UInt8
    /// Blue in `0...255`.
    public let blue: UInt8

    /// Creates a colour from its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Creates a colour from the lowest 24 bits of a number such as `0x4FB3FF`.
    public init(hex: UInt32) {
        red = UInt8(hex >> 16 & 0xFF)
        green = UInt8(hex >> 8 & 0xFF)
        blue = UInt8(hex & 0xFF)
    }

    /// White.
    public static let white = RGBColor(hex: 0xFFFFFF)

    /// Nearly black, softer than black itself.
    public static let ink = RGBColor(hex: 0x0B1B2B)

    /// The colour as `#4FB3FF`.
    public var hexadecimal: String {
        "#"
            + [red, green, blue]
            .map { channel in
                let digits = String(channel, radix: 16, uppercase: true)
                return digits.count < 2 ? "0\(digits)" : digits
            }
            .joined()
    }

    /// The brightness as the eye sees it, from 0 for black to 1 for white.
    ///
    /// Source: WCAG 2.2, "relative luminance".
    public var luminance: Double {
        let weighted = [(red, 0.2126), (green, 0.7152), (blue, 0.0722)]
            .map { channel, weight in
                let value = Double(channel) / 255
                return weight * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
            }
        return weighted.reduce(0, +)
    }

    /// The contrast with `other`, from 1 to 21; WCAG asks for 4.5 for text.
    ///
    /// Source: WCAG 2.2, "contrast ratio".
    public func contrast(with other: RGBColor) -> Double {
        let lighter = max(luminance, other.luminance)
        let darker = min(luminance, other.luminance)
        return (lighter + 0.05) / (darker + 0.05)
    }

    /// The colour `fraction` of the way to `other`; a fraction outside `0...1` counts as the nearer end.
    public func mixed(with other: RGBColor, fraction: Double) -> RGBColor {
        let share = min(1, max(0, fraction.isNaN ? 0 : fraction))
        func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
            UInt8((Double(from) + (Double(to) - Double(from)) * share).rounded())
        }
        return RGBColor(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }
}
