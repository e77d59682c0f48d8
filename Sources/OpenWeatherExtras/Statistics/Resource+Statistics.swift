import OpenWeatherCore

extension Resource where Value == WeatherStatistics {
    /// The statistics of a month, or of a day of it, at a point.
    static func statistics(ofMonth month: Int, day: Int?, at coordinate: Coordinate) -> Resource {
        Resource(
            "statistics1",
            .point(coordinate),
            .word(day.map { "\(month)-\($0)" } ?? "\(month)"),
            lifetime: \.oneCall.past
        )
    }
}

extension Resource where Value == [WeatherStatistics] {
    /// The statistics of all days of the year at a point.
    static func statisticsOfYear(at coordinate: Coordinate) -> Resource {
        Resource("statisticsyear1", .point(coordinate), lifetime: \.oneCall.past)
    }
}
