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
