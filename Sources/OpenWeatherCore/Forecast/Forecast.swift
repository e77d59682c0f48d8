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

extension Forecast {
    /// The forecast by calendar day at the city, in order of time; days without an entry are left out.
    ///
    /// A day begins at midnight of the city's own clocks: the city's offset, which the service gives for the time of
    /// the request, decides, or UTC where it gives none. When clocks change within the five days, entries after the
    /// change are therefore up to an hour off. Costs a sort of the entries; keep the result.
    ///
    /// Rain and snow are shared between two days by the hours, see ``DaySummary/rain``; what fell before the first day
    /// that has an entry belongs to none.
    public var days: [ForecastDay] {
        let offset = city.utcOffset ?? .utc
        let groups = Dictionary(grouping: entries.sorted { $0.date < $1.date }) { offset.day(of: $0.date) }
        return groups.sorted { $0.key < $1.key }
            .compactMap { day, entries in
                ForecastDay(
                    day: day,
                    entries: entries,
                    following: groups[day.advanced(by: 1)] ?? [],
                    offset: offset,
                    sun: city.sun
                )
            }
    }
}
