/// How an answer should be worded and measured by the service.
public struct RequestOptions: Hashable, Codable, Sendable {
    /// The units on the wire.
    ///
    /// Values are converted on arrival, so that this changes rounding only.
    public let units: Units

    /// The language of descriptions.
    public let language: Language

    /// Creates options; metric units and English unless said otherwise.
    public init(units: Units = .metric, language: Language = .english) {
        self.units = units
        self.language = language
    }
}

/// Where a value may come from.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum FetchPolicy: String, CaseIterable, Codable, Sendable {
    /// A fresh cached value if there is one, else the network; when that fails in a way that may pass
    /// (``WeatherError/isTransient``), an outdated value, marked ``FetchOrigin/stale(_:)``.
    case cacheFirst
    /// The network, storing what it answers, for a refresh the user asked for; when that fails in a way that may pass,
    /// what is kept, marked ``FetchOrigin/stale(_:)``.
    case refresh
    /// The cache alone, an outdated value marked ``FetchOrigin/stale(_:)``; ``WeatherError/notCached`` when it holds
    /// nothing that may still be shown.
    case cacheOnly
}

/// The unit systems of the service.
///
/// The service converts temperatures and wind only; pressure is always hPa, visibility m and precipitation mm.
/// Source: <https://openweathermap.org/api/weather-data>.
public enum Units: String, CaseIterable, Codable, Sendable {
    /// Kelvin and metres per second; the service's default.
    case standard
    /// Degrees Celsius and metres per second.
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

    /// The unit the service sends wind speeds in.
    public var speed: Speed.Unit {
        switch self {
        case .standard, .metric: .metersPerSecond
        case .imperial: .milesPerHour
        }
    }
}
