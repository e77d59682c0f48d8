import Foundation
import OpenWeatherCore

/// A color in OKLab, in which equal distances look equal.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing", 2020.
struct OKLab: Hashable, Sendable {
    /// The perceived lightness, from 0 for black to 1 for white.
    var lightness: Double
    /// The position between green and red.
    var greenRed: Double
    /// The position between blue and yellow.
    var blueYellow: Double

    /// Converts a color.
    init(_ color: RGBColor) {
        let (red, green, blue) = (RGBColor.linear(color.red), RGBColor.linear(color.green), RGBColor.linear(color.blue))
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    /// The color in sRGB; channels outside its gamut are clamped.
    var color: RGBColor {
        let long = pow(lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow, 3)
        let medium = pow(lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow, 3)
        let short = pow(lightness - 0.0894841775 * greenRed - 1.2914855480 * blueYellow, 3)
        return RGBColor(
            red: Self.channel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
            green: Self.channel(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
            blue: Self.channel(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short)
        )
    }

    /// Returns the color `fraction` of the way to `other`.
    func mixed(with other: OKLab, fraction: Double) -> OKLab {
        var mixed = self
        mixed.lightness += (other.lightness - lightness) * fraction
        mixed.greenRed += (other.greenRed - greenRed) * fraction
        mixed.blueYellow += (other.blueYellow - blueYellow) * fraction
        return mixed
    }

    private static func channel(_ linear: Double) -> UInt8 {
        let value = linear.nearestShare
        let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        return UInt8((encoded * 255).rounded())
    }
}
