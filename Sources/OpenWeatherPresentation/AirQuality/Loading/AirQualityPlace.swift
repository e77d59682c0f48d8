import OpenWeatherCore

/// What is known of the place whose air is shown.
enum AirQualityPlace: Hashable, Sendable {
    /// Nobody has looked yet.
    case unknown
    /// The user has not chosen any.
    case none
    /// The user chose this one.
    case chosen(Location)

    /// The chosen place, if there is one.
    var location: Location? {
        guard case .chosen(let location) = self else { return nil }
        return location
    }
}
