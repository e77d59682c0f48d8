/// The weather of the coming days at a place.
public struct Forecast: Hashable, Codable, Sendable {
    /// The place the forecast is for.
    public let city: ForecastCity

    /// The steps in order of time: up to 40, three hours apart; may be empty.
    public let entries: [ForecastEntry]

    /// Creates a forecast.
    public init(city: ForecastCity, entries: [ForecastEntry]) {
        self.city = city
        self.entries = entries
    }
}
