#if canImport(CoreLocation)
import CoreLocation
import Foundation
import OpenWeatherCore

/// The time zones of places, from the geocoder of Core Location.
///
/// The system limits an app to a few requests a minute, so a zone that is known is kept for as long as the object.
struct GeocodedTimeZones: Sendable {
    private let known = Locked<[Coordinate: TimeZone]>([:])

    /// Returns the time zone of a place; `nil` when the geocoder does not know it or cannot be reached.
    func timeZone(of coordinate: Coordinate) async -> TimeZone? {
        // A tenth of a degree, about 11 km, seldom crosses the border of a zone.
        let cell = coordinate.rounded(toDecimals: 1)
        if let zone = known.withLock({ $0[cell] }) { return zone }
        let location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        guard let zone = try? await CLGeocoder().reverseGeocodeLocation(location).first?.timeZone else { return nil }
        known.withLock { $0[cell] = zone }
        return zone
    }
}
#endif
