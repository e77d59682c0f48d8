extension Forecast {
    /// The forecast by calendar day at the city, in order of time; days without an entry are left out.
    ///
    /// A day begins at midnight of the city's own clocks: the city's offset, which the service gives for the time of
    /// the request, decides, or UTC where it gives none. When clocks change within the five days, entries after the
    /// change are therefore up to an hour off. Costs a sort of the entries; keep the result.
    public var days: [ForecastDay] {
        let offset = city.utcOffset ?? .utc
        let groups = Dictionary(grouping: entries) { offset.day(of: $0.date) }
        return groups.sorted { $0.key < $1.key }
            .compactMap { ForecastDay(day: $0.key, entries: $0.value, sun: city.sun) }
    }
}
