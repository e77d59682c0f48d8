import Foundation
import OpenWeatherCore

/// A vertical gradient with evenly spaced stops, and the color for text on it.
///
/// A plain value like its colors; ``color(at:)`` interpolates for toolkits without gradients.
public struct ColorGradient: Hashable, Sendable {
    /// The colors from top to bottom, at least two.
    public let stops: [RGBColor]

    /// The color for text: ``RGBColor/white`` or ``RGBColor/ink``, whichever has more contrast with every stop.
    ///
    /// All gradients of this module reach a contrast ratio of 4.5.
    public let foreground: RGBColor

    /// Creates a gradient from `top` to `bottom`, through `middle` unless it is `nil`.
    public init(top: RGBColor, middle: RGBColor? = nil, bottom: RGBColor) {
        let stops = [top, middle, bottom].compactMap { $0 }
        self.stops = stops
        let worst = { (text: RGBColor) in stops.map { $0.contrast(with: text) }.min() ?? 1 }
        foreground = worst(.white) >= worst(.ink) ? .white : .ink
    }

    /// Returns the color `fraction` of the way from top to bottom; a fraction outside `0...1` is clamped.
    public func color(at fraction: Double) -> RGBColor {
        let last = stops.count - 1
        let place = fraction.nearestShare * Double(last)
        let index = min(Int(place), last - 1)
        return stops[index].mixed(with: stops[index + 1], fraction: place - Double(index))
    }
}

/// A color in sRGB with eight bits per channel and no transparency.
///
/// A plain value, so that view models can offer colors to any toolkit, or to a terminal or a web page.
public struct RGBColor: Hashable, Sendable {
    /// The red channel.
    public let red: UInt8
    /// The green channel.
    public let green: UInt8
    /// The blue channel.
    public let blue: UInt8

    /// Creates a color from its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Creates a color from the lowest 24 bits of a number such as `0x4FB3FF`, red first.
    public init(hex: UInt32) {
        red = UInt8(hex >> 16 & 0xFF)
        green = UInt8(hex >> 8 & 0xFF)
        blue = UInt8(hex & 0xFF)
    }

    /// White, for text on dark backgrounds.
    public static let white = RGBColor(hex: 0xFFFFFF)

    /// A blue-black, for text on light backgrounds.
    public static let ink = RGBColor(hex: 0x0B1B2B)

    /// The color in hexadecimal notation, for example `#4FB3FF`.
    public var hexadecimal: String {
        "#"
            + [red, green, blue]
            .map { channel in
                let digits = String(channel, radix: 16, uppercase: true)
                return digits.count < 2 ? "0\(digits)" : digits
            }
            .joined()
    }

    /// The relative luminance, from 0 for black to 1 for white.
    ///
    /// Source: WCAG 2.2, "relative luminance".
    public var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// Returns the light of a channel, from 0 to 1, without the encoding of sRGB.
    static func linear(_ channel: UInt8) -> Double {
        let value = Double(channel) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// Returns the contrast ratio with `other`, from 1 to 21.
    ///
    /// WCAG requires 4.5 for text. The order of the two colors makes no difference.
    ///
    /// Source: WCAG 2.2, "contrast ratio".
    public func contrast(with other: RGBColor) -> Double {
        let lighter = max(luminance, other.luminance)
        let darker = min(luminance, other.luminance)
        return (lighter + 0.05) / (darker + 0.05)
    }

    /// Returns the color `fraction` of the way to `other`; a fraction outside `0...1` is clamped.
    public func mixed(with other: RGBColor, fraction: Double) -> RGBColor {
        let share = fraction.nearestShare
        func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
            UInt8((Double(from) + (Double(to) - Double(from)) * share).rounded())
        }
        return RGBColor(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }
}
