extension Resource where Value == CurrentWeather {
    /// The weather now of One Call.
    package static func oneCallCurrent(at coordinate: Coordinate) -> Resource {
        Resource("now2", .language, .point(coordinate), lifetime: \.oneCall.current)
    }
}

extension Resource where Value == [MinutePrecipitation] {
    /// The minutes of One Call, which are the same in every language.
    package static func minutes(at coordinate: Coordinate) -> Resource {
        Resource("minutes1", .point(coordinate), lifetime: \.oneCall.minutes)
    }
}

extension Resource where Value == [HourlyForecast] {
    /// The quarters of an hour of One Call.
    package static func quarterHours(at coordinate: Coordinate) -> Resource {
        Resource("quarters2", .language, .point(coordinate), lifetime: \.oneCall.quarterHours)
    }

    /// The hours of One Call.
    package static func hours(at coordinate: Coordinate) -> Resource {
        Resource("hours2", .language, .point(coordinate), lifetime: \.oneCall.hours)
    }
}

extension Resource where Value == [DailyForecast] {
    /// The days of One Call.
    package static func days(at coordinate: Coordinate) -> Resource {
        Resource("days1", .language, .point(coordinate), lifetime: \.oneCall.days)
    }
}

extension Resource where Value == WeatherAlerts {
    /// The list of alerts of One Call at a place, which are the same in every language.
    package static func alerts(at coordinate: Coordinate) -> Resource {
        Resource("alerts1", .point(coordinate), lifetime: \.oneCall.alerts)
    }
}

extension Resource where Value == WeatherAlert {
    /// An alert of One Call 4.0, whose text the service does not change.
    package static func alert(id: String) -> Resource {
        Resource("alert1", .identity(id), lifetime: \.alertText, end: { $0.end })
    }
}

extension CacheLifetimes {
    /// The lifetime of the text of an alert: one whose end is missing or far away leaves some day.
    fileprivate var alertText: CacheLifetime {
        CacheLifetime(fresh: .seconds(30 * 24 * 3600), stale: .seconds(30 * 24 * 3600))
    }
}
