import Foundation

extension Coordinate {
    /// Returns the great-circle distance to another point, by the haversine formula on a sphere with a radius of 6,371 km.
    package func distance(to other: Coordinate) -> Length {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let north = sin(radians(other.latitude - latitude) / 2)
        let east = sin(radians(other.longitude - longitude) / 2)
        let across = cos(radians(latitude)) * cos(radians(other.latitude)) * east * east
        return Length(meters: 2 * 6_371_000 * asin(min(1, (north * north + across).squareRoot())))
    }
}
