package import OpenWeatherCore

/// A reader of the air quality that another screen has loaded for a place, which sends no request.
///
/// It reads again at each load of its screen, because the user may have looked at the air meanwhile.
@MainActor
package final class CachedAirQuality {
    /// The air quality that was read last; `nil` when the cache has none.
    @Observed package private(set) var value: PlaceAirQuality?

    private let repository: any AirQualityRepository
    private var lastPlace: LocationID?

    /// Creates a reader that has read nothing.
    package init(of repository: any AirQualityRepository) {
        self.repository = repository
    }

    /// Reads the air quality of a place, fresh or outdated; a place that was asked for meanwhile supersedes it.
    package func read(at location: Location) async {
        lastPlace = location.id
        let fetched = try? await repository.airQualityForecast(at: location.coordinate, policy: .cacheOnly)
        guard lastPlace == location.id, !Task.isCancelled else { return }
        let read = fetched.map { PlaceAirQuality(place: location.id, fetched: $0) }
        if value != read { value = read }
    }
}

/// The forecast of the air quality with the place that it was read for.
package struct PlaceAirQuality: Hashable, Sendable {
    let place: LocationID
    let fetched: Fetched<AirQualityForecast>

    /// Returns the forecast for a place; `nil` when it is that of another one.
    package func value(at location: Location) -> Fetched<AirQualityForecast>? {
        place == location.id ? fetched : nil
    }
}
