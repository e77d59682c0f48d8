package import Foundation

/// The position of the sun on one day, accurate to about a tenth of a degree.
///
/// Source: the Fourier series of J. W. Spencer, "Fourier series representation of the position of the sun" (1971), as
/// used by NOAA's general solar position calculations, <https://gml.noaa.gov/grad/solcalc/solareqns.PDF>.
package struct SolarGeometry: Sendable {
    /// The angle between the sun's rays and the equatorial plane, in degrees north.
    package let declination: Double

    /// The difference between solar time and clock time, in minutes; positive when a sundial is ahead.
    package let equationOfTime: Double

    /// The altitude of the sun's center at sunrise and sunset, in degrees: half its width plus refraction.
    package static let horizon = -0.833

    /// Computes the position of the sun for the UTC day of `date`.
    package init(date: Date) {
        let secondsPerYear = 365.2425 * 86_400
        let sinceNewYear2000 = date.timeIntervalSince1970 - 946_684_800
        let angle = 2 * Double.pi * (sinceNewYear2000 / secondsPerYear)
        declination =
            (0.006918 - 0.399912 * cos(angle) + 0.070257 * sin(angle) - 0.006758 * cos(2 * angle)
                + 0.000907 * sin(2 * angle) - 0.002697 * cos(3 * angle) + 0.00148 * sin(3 * angle)) * 180 / .pi
        equationOfTime =
            229.18
            * (0.000075 + 0.001868 * cos(angle) - 0.032077 * sin(angle) - 0.014615 * cos(2 * angle)
                - 0.040849 * sin(2 * angle))
    }

    /// Returns the altitude of the sun at local noon, in degrees above the horizon.
    package func noonAltitude(latitude: Double) -> Double {
        90 - abs(latitude - declination)
    }

    /// Returns the altitude of the sun at local midnight, in degrees above the horizon.
    package func midnightAltitude(latitude: Double) -> Double {
        abs(latitude + declination) - 90
    }

    /// Returns the altitude of the sun at `date`, in degrees above the horizon.
    package func altitude(at coordinate: Coordinate, date: Date) -> Double {
        let minutes = date.timeIntervalSince1970.truncatingRemainder(dividingBy: 86_400) / 60
        let hourAngle = (minutes + equationOfTime + 4 * coordinate.longitude) / 4 - 180
        let latitude = coordinate.latitude * .pi / 180
        let tilt = declination * .pi / 180
        let sine = sin(latitude) * sin(tilt) + cos(latitude) * cos(tilt) * cos(hourAngle * .pi / 180)
        return asin(max(-1, min(1, sine))) * 180 / .pi
    }

    /// Returns the minutes from local noon to sunset, or `nil` when the sun does not cross the horizon.
    package func halfDay(latitude: Double) -> Double? {
        let latitude = latitude * .pi / 180
        let tilt = declination * .pi / 180
        let cosine =
            (sin(Self.horizon * .pi / 180) - sin(latitude) * sin(tilt)) / (cos(latitude) * cos(tilt))
        guard abs(cosine) < 1 else { return nil }
        return acos(cosine) * 180 / .pi * 4
    }
}
