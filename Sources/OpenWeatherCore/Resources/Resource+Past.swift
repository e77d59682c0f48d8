package import Foundation

extension Resource where Value == HourlyForecast {
    /// The weather of the hour that contains a date.
    package static func hour(of date: Date, at coordinate: Coordinate, now: Date) -> Resource {
        let isOver = date.startOfHour + 2 * 3_600 < now
        return Resource(
            "pasthour2",
            .language,
            .point(coordinate),
            .moment(date.startOfHour),
            .word(isOver ? "past" : "ahead"),
            lifetime: isOver ? \.oneCall.past : \.oneCall.hours
        )
    }
}

extension Resource where Value == DailyForecast {
    /// The weather of a day, whose hours an offset may move.
    package static func day(_ day: LocalDay, at coordinate: Coordinate, offset: UTCOffset?, now: Date) -> Resource {
        // Two days later the day is over everywhere.
        let isOver = day.advanced(by: 2).start(at: .utc) < now
        return Resource(
            "pastday1",
            .language,
            .point(coordinate),
            .day(day),
            .word(offset.map { "\($0.seconds)" } ?? "own"),
            .word(isOver ? "past" : "ahead"),
            lifetime: isOver ? \.oneCall.past : \.oneCall.days
        )
    }
}

extension Resource where Value == [HourlyForecast] {
    /// The weather of past hours at a point, which the service no longer changes after two days.
    package static func weatherHistory(at coordinate: Coordinate, in period: Range<Date>, now: Date) -> Resource {
        let isSettled = period.upperBound + 48 * 3_600 < now
        return Resource(
            "history1",
            .language,
            .point(coordinate),
            .moment(period.lowerBound),
            .moment(period.upperBound),
            .word(isSettled ? "past" : "recent"),
            lifetime: isSettled ? \.oneCall.past : \.forecast
        )
    }

    /// A page of a timeline of hours.
    package static func page(
        of step: TimelineStep,
        from start: Date?,
        at coordinate: Coordinate,
        now: Date
    ) -> Resource {
        // The service's pages cover 20 hours and 12.5.
        let isOver = start.map { $0 + 24 * 3_600 < now } ?? false
        let ahead = step == .quarterHour ? \CacheLifetimes.oneCall.quarterHours : \.oneCall.hours
        return Resource(
            "hourpage2",
            .language,
            .point(coordinate),
            .word(step.rawValue),
            .moment(start),
            lifetime: isOver ? \.oneCall.past : ahead
        )
    }
}

extension Resource where Value == [DailyForecast] {
    /// A page of the timeline of days.
    package static func page(from start: LocalDay?, at coordinate: Coordinate, now: Date) -> Resource {
        // The service's pages cover ten days, a day is over everywhere two days after it has begun in UTC, and the service no
        // longer changes it two days after that.
        let age = start.map { now.timeIntervalSince($0.start(at: .utc)) / 86_400 } ?? 0
        return Resource(
            "daypage1",
            .language,
            .point(coordinate),
            .day(start),
            lifetime: age > 14 ? \.settled : age > 12 ? \.oneCall.past : \.oneCall.days
        )
    }
}

extension Resource where Value == WeatherOverview {
    /// The description of a day; that of today when `day` is `nil`, which is another one after midnight.
    package static func overview(of day: LocalDay?, at coordinate: Coordinate, units: Units) -> Resource {
        Resource(
            "overview1",
            .point(coordinate),
            .day(day),
            .word(units.rawValue),
            lifetime: day == nil ? \.oneCall.current : \.oneCall.days
        )
    }
}

extension Resource where Value == AirQualityHistory {
    /// The air quality of past hours at a point, which the service no longer changes after two days.
    package static func airQualityHistory(at coordinate: Coordinate, in period: Range<Date>, now: Date) -> Resource {
        let isSettled = period.upperBound + 48 * 3_600 < now
        return Resource(
            "airhistory1",
            .point(coordinate),
            .moment(period.lowerBound),
            .moment(period.upperBound),
            .word(isSettled ? "past" : "recent"),
            lifetime: isSettled ? \.oneCall.past : \.forecast
        )
    }
}

extension Date {
    /// The start of the hour that contains the date, in UTC.
    package var startOfHour: Date {
        Date(timeIntervalSince1970: (timeIntervalSince1970 / 3_600).rounded(.down) * 3_600)
    }
}
