/// The units and the language in which the service responds.
///
/// Options do not affect the units that users see: quantities are converted on arrival and formatted with the user's
/// units.
///
/// ```swift
/// let options = RequestOptions(language: .german)
/// let response = try await client.currentWeather(for: .city(name: "London", country: "GB"), options: options)
/// let text = response.value.condition?.description  // in German
/// let fahrenheit = response.value.temperature.fahrenheit
/// ```
public struct RequestOptions: Hashable, Codable, Sendable {
    /// The units on the wire.
    ///
    /// Values are converted on arrival, so a change affects rounding only.
    public var units: Units

    /// The language of descriptions.
    public var language: Language

    /// Creates options; metric units and English by default.
    public init(units: Units = .metric, language: Language = .english) {
        self.units = units
        self.language = language
    }
}

/// The places a value may come from, in their order.
///
/// A source without a cache of its own treats ``cacheFirst`` and ``refresh`` the same and throws
/// ``WeatherError/notCached`` for ``cacheOnly``.
///
/// ```swift
/// let known = try? await client.currentWeather(for: query, policy: .cacheOnly)  // the first frame: no request
/// let usual = try await client.currentWeather(for: query)  // a request, unless the cached weather is fresh
/// let pulled = try await client.currentWeather(for: query, policy: .refresh)  // the user asked: a request
/// ```
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum FetchPolicy: String, CaseIterable, Codable, Sendable {
    /// A fresh cached value, else the network.
    ///
    /// When the network fails with an error that may pass (``WeatherError/isTransient``), an outdated value is
    /// returned, marked as ``FetchOrigin/stale(_:)``.
    case cacheFirst
    /// The network, whose response replaces the cached value; for a refresh that the user requested.
    ///
    /// When the network fails with an error that may pass, the cached value is returned, marked as
    /// ``FetchOrigin/stale(_:)``.
    case refresh
    /// The cache alone; no request is sent.
    ///
    /// An outdated value is marked as ``FetchOrigin/stale(_:)``; ``WeatherError/notCached`` is thrown when there is
    /// none that may still be shown.
    case cacheOnly
}

/// The unit systems of the service.
///
/// The service converts temperatures and wind only: pressure is always in hPa, visibility in m, and precipitation in
/// mm. The set of cases is closed.
///
/// Source: <https://openweathermap.org/api/weather-data>.
public enum Units: String, CaseIterable, Codable, Sendable {
    /// Kelvins and meters per second; the service's default.
    case standard
    /// Degrees Celsius and meters per second.
    case metric
    /// Degrees Fahrenheit and miles per hour.
    case imperial

    /// The unit of temperatures.
    public var temperature: Temperature.Unit {
        switch self {
        case .standard: .kelvin
        case .metric: .celsius
        case .imperial: .fahrenheit
        }
    }

    /// The unit of wind speeds.
    public var speed: Speed.Unit {
        switch self {
        case .standard, .metric: .metersPerSecond
        case .imperial: .milesPerHour
        }
    }
}
