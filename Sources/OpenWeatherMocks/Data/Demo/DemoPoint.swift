import Foundation
import OpenWeatherCore

/// A point on a globe in space, where neighbours are neighbours also across the date line and the poles.
struct DemoPoint: Sendable {
    /// Towards the equator at Greenwich, in grid cells.
    let x: Double
    /// Towards the equator at 90° E, in grid cells.
    let y: Double
    /// Towards the north pole, in grid cells.
    let z: Double

    /// The point at `coordinate` on a globe of `radius` cells, turned east by `degrees`.
    init(_ coordinate: Coordinate, radius: Double, turnedBy degrees: Double = 0) {
        let latitude = coordinate.latitude * .pi / 180
        let longitude = (coordinate.longitude + degrees) * .pi / 180
        x = radius * cos(latitude) * cos(longitude)
        y = radius * cos(latitude) * sin(longitude)
        z = radius * sin(latitude)
    }
}
