package import OpenWeatherCore

extension LocationProvider {
    /// The device's coordinate; whatever else fails reads as a place that is not available, whose text points to the
    /// search by name.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/location(_:)`` or ``/OpenWeatherCore/WeatherError/cancelled``.
    package func coordinateOrLocationFailure() async throws(WeatherError) -> Coordinate {
        do throws(WeatherError) {
            return try await currentCoordinate()
        } catch {
            switch error {
            case .location, .cancelled: throw error
            default: throw .location(.unavailable)
            }
        }
    }
}
