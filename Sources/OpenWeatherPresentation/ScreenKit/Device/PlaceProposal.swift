package import Foundation
import Observation
package import OpenWeatherCore

/// The city of the device's time zone, for a user who has not chosen a place.
///
/// It is shown as a proposal that the user takes or leaves, and never as a place that is known.
@MainActor
@Observable
package final class PlaceProposal {
    /// The proposed place; `nil` until it was found, and where there is none.
    package private(set) var place: Location?

    @ObservationIgnored private var hasSearched = false
    @ObservationIgnored private let zone: TimeZone
    @ObservationIgnored private let searchLocations: SearchLocationsUseCase
    @ObservationIgnored private let now: @Sendable () -> Date

    /// Creates a proposal for a time zone, which ``find()`` looks up.
    package init(zone: TimeZone, geocoding: any GeocodingRepository, now: @escaping @Sendable () -> Date) {
        self.zone = zone
        searchLocations = SearchLocationsUseCase(geocoding: geocoding)
        self.now = now
    }

    /// Looks the city up, with one request at most; a failure leaves no proposal and is tried again the next time.
    package func find() async {
        guard !hasSearched, let name = zone.cityName else { return }
        hasSearched = true
        do throws(WeatherError) {
            let date = now()
            let found = try await searchLocations(name)
            // A city of the same name on another continent is not meant.
            place = found.first { zone.mayInclude($0.coordinate, at: date) }
        } catch {
            hasSearched = false
        }
    }
}
