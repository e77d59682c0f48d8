/// The place a forecast is for.
public struct ForecastCity: Hashable, Codable, Sendable {
    /// The service's identifier of the city; `nil` at sea.
    public let cityID: Int?
    /// The name the service gives the point; `nil` where it has none.
    public let name: String?
    /// The ISO 3166-1 alpha-2 country code; `nil` at sea.
    public let country: String?
    /// The point the forecast is for.
    public let coordinate: Coordinate
    /// The number of inhabitants, where the service knows it.
    public let population: Int?
    /// The difference between the city's clocks and UTC; `nil` in answers before 2019.
    public let utcOffset: UTCOffset?
    /// When the sun rises and sets on the first day, or that it does not.
    public let sun: SunState

    /// Creates a city.
    public init(
        cityID: Int?,
        name: String?,
        country: String?,
        coordinate: Coordinate,
        population: Int?,
        utcOffset: UTCOffset?,
        sun: SunState
    ) {
        self.cityID = cityID
        self.name = name
        self.country = country
        self.coordinate = coordinate
        self.population = population
        self.utcOffset = utcOffset
        self.sun = sun
    }
}
