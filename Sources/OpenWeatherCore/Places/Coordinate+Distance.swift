import Foundation

extension Coordinate {
    /// Returns the great-circle distance to another point, by the haversine formula on a sphere with a radius of 6,371 km.
    ///
    /// On the ellipsoid of WGS 84, distances are up to 0.6 % longer or shorter.
    public func distance(to other: Coordinate) -> Length {
        let north = sin((other.latitude - latitude).radians / 2)
        let east = sin((other.longitude - longitude).radians / 2)
        let across = cos(latitude.radians) * cos(other.latitude.radians) * east * east
        return Length(meters: 2 * 6_371_000 * asin(min(1, (north * north + across).squareRoot())))
    }

    /// Returns the direction in which the great circle to another point begins; `nil` when both points are the same.
    ///
    /// Points on both sides of 180° are neighbors. At a pole, the direction is relative to the meridian of the longitude.
    ///
    /// - Returns: The angle clockwise from north in degrees, in `0..<360`.
    public func bearing(to other: Coordinate) -> Double? {
        // Less than a micrometer, as 180° east and west, or two longitudes at a pole, are the same but for rounding.
        guard distance(to: other).meters > 1e-6 else { return nil }
        let east = (other.longitude - longitude).radians
        let (here, there) = (latitude.radians, other.latitude.radians)
        let toEast = sin(east) * cos(there)
        // The difference of latitudes is taken first, as near points would lose their digits in cos · sin − sin · cos.
        let half = sin(east / 2)
        let toNorth = sin(there - here) + 2 * sin(here) * cos(there) * half * half
        // A direction folds its angle into one turn, as that of the wind.
        return WindDirection(degrees: atan2(toEast, toNorth) * 180 / .pi)?.degrees
    }
}

extension Double {
    /// The number of degrees in radians.
    fileprivate var radians: Double { self * .pi / 180 }
}
