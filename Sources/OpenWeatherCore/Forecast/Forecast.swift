import Foundation

/// The weather of the coming days at a place.
///
/// A forecast holds the steps that the source sends, and the days that the source sums up itself, if it does.
/// ``days`` combines both. OpenWeather's forecast has up to 40 steps of three hours, its hourly one up to 96 steps
/// of an hour, and neither has summaries; a source with daily values alone leaves ``entries`` empty and fills ``dailySummaries``.
///
/// Source: <https://openweathermap.org/forecast5> and <https://openweathermap.org/api/hourly-forecast>.
public struct Forecast: Hashable, Sendable {
    /// The place the forecast is for.
    public var city: ForecastCity

    /// The steps in order of time, each as long as ``step`` or, behind those, longer; may be empty.
    public var entries: [ForecastEntry]

    /// The summaries that the source itself sends, by day at the place; empty when it sends none.
    ///
    /// A summary takes precedence over the one that ``days`` computes from the entries of the same day.
    public var dailySummaries: [LocalDay: DaySummary]

    /// Creates a forecast.
    ///
    /// - Parameters:
    ///   - city: The place.
    ///   - entries: The steps in order of time.
    ///   - dailySummaries: The days that the source sums up itself.
    public init(
        city: ForecastCity,
        entries: [ForecastEntry] = [],
        dailySummaries: [LocalDay: DaySummary] = [:]
    ) {
        self.city = city
        self.entries = entries
        self.dailySummaries = dailySummaries
    }

    /// The forecast by calendar day at the city, in order of time, with every day that has an entry or a summary.
    ///
    /// A day begins at midnight in the city, by its ``ForecastCity/utcOffset``, which the service states for the time
    /// of the request, or in UTC when the offset is `nil`; when clocks change within the forecast, entries after the
    /// change are therefore up to an hour off.
    ///
    /// The summary of a day is the one in ``dailySummaries``, else it is computed from the day's entries. Computed
    /// rain and snow are divided between two days by the hours, see ``DaySummary/rain``; precipitation before the first
    /// day that has an entry belongs to none.
    ///
    /// The entries are grouped and sorted on each access, so store the result instead of reading it repeatedly.
    ///
    /// ```swift
    /// func show(_ city: String, with client: OpenWeatherClient) async throws(WeatherError) {
    ///     let forecast = try await client.forecast(for: .city(city)).value
    ///     for day in forecast.days {
    ///         print(day.day, day.summary.low.celsius.rounded(), day.summary.high.celsius.rounded())
    ///     }
    /// }
    /// ```
    public var days: [ForecastDay] {
        let offset = city.utcOffset ?? .utc
        let groups = Dictionary(grouping: entries.sorted(on: \.date)) { offset.day(of: $0.date) }
        return Set(groups.keys).union(dailySummaries.keys).sorted()
            .compactMap { day in
                ForecastDay(
                    day: day,
                    entries: groups[day] ?? [],
                    following: groups[day.advanced(by: 1)] ?? [],
                    summary: dailySummaries[day],
                    offset: offset,
                    sun: city.sun
                )
            }
    }

    /// The time that an entry stands for, the shortest between two of them; `nil` with fewer than two.
    ///
    /// Where hours are followed by longer steps, it is that of the hours.
    ///
    /// OpenWeather's forecast has steps of three hours, and its hourly one of an hour.
    public var step: Duration? {
        let dates = entries.map(\.date).filter(\.timeIntervalSince1970.isFinite).sorted()
        let lengths = zip(dates, dates.dropFirst()).map { $1.timeIntervalSince($0) }.filter { $0 > 0 }
        return lengths.min().map { .seconds($0) }
    }

    /// Returns the forecast with its first `count` entries; all of them when `nil`.
    package func first(_ count: Int?) -> Forecast {
        guard let count else { return self }
        var part = self
        part.entries = Array(entries.prefix(count))
        return part
    }
}

extension Forecast: Codable {
    /// Creates a forecast by decoding it; summaries are optional.
    ///
    /// - Throws: A decoding error.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let days = try container.decodeIfPresent([StoredDay].self, forKey: .dailySummaries) ?? []
        self.init(
            city: try container.decode(ForecastCity.self, forKey: .city),
            entries: try container.decode([ForecastEntry].self, forKey: .entries),
            dailySummaries: Dictionary(days.map { ($0.day, $0.summary) }) { first, _ in first }
        )
    }

    /// Encodes the forecast; summaries in order of their days, and not at all when there are none.
    ///
    /// - Throws: An encoding error, for a value that is not finite.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(city, forKey: .city)
        try container.encode(entries, forKey: .entries)
        guard !dailySummaries.isEmpty else { return }
        let days = dailySummaries.sorted(on: { $0.key }).map { StoredDay(day: $0.key, summary: $0.value) }
        try container.encode(days, forKey: .dailySummaries)
    }

    // A dictionary whose keys are not strings would be encoded as an array in an order of its own.
    private struct StoredDay: Codable {
        let day: LocalDay
        let summary: DaySummary
    }

    private enum CodingKeys: String, CodingKey {
        case city, entries, dailySummaries
    }
}

/// The place a forecast is for.
///
/// It is the service's description of the point, which may differ from the ``Location`` that was requested.
public struct ForecastCity: Hashable, Codable, Sendable {
    /// The service's identifier of the city (`city.id`); `nil` at sea.
    public var cityID: Int?
    /// The service's name for the point (`city.name`); `nil` where it has none.
    public var name: String?
    /// The ISO 3166-1 alpha-2 country code (`city.country`); `nil` at sea.
    public var country: String?
    /// The point the forecast is for (`city.coord`).
    public var coordinate: Coordinate
    /// The number of inhabitants (`city.population`); `nil` when the service does not know it.
    public var population: Int?
    /// The difference between the city's clocks and UTC (`city.timezone`); `nil` in responses before 2019.
    public var utcOffset: UTCOffset?
    /// The times of sunrise and sunset on the first day (`city.sunrise`, `city.sunset`), or the reason there are none.
    public var sun: SunState

    /// Creates a city; every value that is not given is absent.
    public init(
        cityID: Int? = nil,
        name: String? = nil,
        country: String? = nil,
        coordinate: Coordinate,
        population: Int? = nil,
        utcOffset: UTCOffset? = nil,
        sun: SunState = .unknown
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
