/// A source of the device's own place.
public protocol LocationProvider: Sendable {
    /// The device's coordinate, after asking the user where that is needed.
    ///
    /// - Throws: ``WeatherError/location(_:)`` when refused or unavailable, ``WeatherError/cancelled``.
    func currentCoordinate() async throws(WeatherError) -> Coordinate
}
