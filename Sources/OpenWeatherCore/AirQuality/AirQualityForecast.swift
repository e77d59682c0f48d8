/// The quality of the air over the coming hours.
public struct AirQualityForecast: Hashable, Codable, Sendable {
    /// The point the values are for.
    public let coordinate: Coordinate

    /// Hourly values in order of time, about four days; hours can be missing.
    public let entries: [AirQuality]

    /// Creates a forecast.
    public init(coordinate: Coordinate, entries: [AirQuality]) {
        self.coordinate = coordinate
        self.entries = entries
    }
}
