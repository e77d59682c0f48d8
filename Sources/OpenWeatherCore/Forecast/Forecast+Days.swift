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
