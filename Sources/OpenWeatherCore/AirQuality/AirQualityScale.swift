/// A scale on which the quality of the air is told.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum AirQualityScale: String, CaseIterable, Codable, Sendable {
    /// The service's own, from 1 to 5; <https://openweathermap.org/api/air-pollution>.
    case openWeather
    /// The United States' Air Quality Index of 2024, from 0 to 500.
    case usEPA
    /// The European Air Quality Index, from 1 to 6; <https://airindex.eea.europa.eu/AQI/index.html>.
    case european
}
