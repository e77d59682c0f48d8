public import OpenWeatherCore

/// A screen above home.
///
/// Holds values only, so that a path of routes can be compared, saved and restored.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum Route: Hashable, Codable, Sendable {
    /// The search for places.
    case search
    /// The forecast for the current place.
    case forecast
    /// One day of the forecast.
    case dayDetail(LocalDay)
    /// The quality of the air at the current place.
    case airQuality
    /// The settings.
    case settings
    /// The temperature converter.
    case converter
}
