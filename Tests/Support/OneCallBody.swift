import Foundation

/// Invented bodies in the shapes of One Call.
public enum OneCallBody {
    /// A row with every field of an hour.
    public static let hour = """
        {"dt": 1780002000, "temp": 8.1, "feels_like": 4.9, "pressure": 1004.5, "humidity": 92, "dew_point": 6.9,
         "uvi": 1.25, "clouds": 97, "visibility": 10000, "wind_speed": 5.9, "wind_deg": 228, "wind_gust": 12.1,
         "weather": [{"id": 500, "main": "Rain", "description": "light rain", "icon": "10n"}], "pop": 0.86,
         "rain": {"1h": 1.13}, "snow": {"1h": 0.2}}
        """

    /// A row with every field of a day; its sun rises on 2026-05-29 in Helsinki.
    public static let day = """
        {"dt": 1780045200, "sunrise": 1780016520, "sunset": 1780082100, "moonrise": 1780070000, "moonset": 1780020000,
         "moon_phase": 0.44, "summary": "Expect a day of rain",
         "temp": {"day": 11.2, "min": 6.4, "max": 12.5, "night": 7, "eve": 10.9, "morn": 7.7},
         "feels_like": {"day": 10.1, "night": 5.5, "eve": 9.8, "morn": 5.9},
         "pressure": 1006.71, "humidity": 79, "dew_point": 7.4, "wind_speed": 6.1, "wind_deg": 200, "wind_gust": 11,
         "weather": [{"id": 501, "main": "Rain", "description": "moderate rain", "icon": "10d"}], "clouds": 99,
         "pop": 1, "rain": 17.92, "snow": 0.5, "uvi": 3.6}
        """

    /// An element of the alerts of 3.0.
    public static let alert3 = """
        {"sender_name": "FMI", "event": "Wind warning", "start": 1779990000, "end": 1780030000,
         "description": "\\nGusts of 25 m/s", "tags": ["Wind", "Wind", ""]}
        """

    /// `onecall` of 3.0 with every section.
    public static let v3 = """
        {"lat": 60.17, "lon": 24.94, "timezone": "Europe/Helsinki", "timezone_offset": 10800,
         "current": {"dt": 1780000000, "sunrise": 1779930000, "sunset": 1779995000, "temp": 8.3, "feels_like": 5.1,
                     "pressure": 1004, "humidity": 91, "dew_point": 6.5, "uvi": 0.5, "clouds": 90, "visibility": 9000,
                     "wind_speed": 5.66, "wind_deg": 230, "wind_gust": 9.3, "rain": {"1h": 0.42},
                     "weather": [{"id": 500, "main": "Rain", "description": "light rain", "icon": "10d"}]},
         "minutely": [{"dt": 1780000020, "precipitation": 0.42}, {"dt": 1780000080}],
         "hourly": [\(hour)],
         "daily": [\(day)],
         "alerts": [\(alert3), \(alert3)]}
        """

    /// Returns the body of a timeline, of `current` or of `timemachine` with some rows.
    public static func page(_ rows: String..., zone: String = "Europe/Helsinki", offset: Int = 10_800) -> String {
        """
        {"lat": 60.17, "lon": 24.94, "timezone": "\(zone)", "timezone_offset": \(offset),
         "data": [\(rows.joined(separator: ", "))],
         "prev": "http://api.openweathermap.org/data/4.0/onecall/timeline/1h?cnt=20&start=1&appid=KEY",
         "next": "http://api.openweathermap.org/data/4.0/onecall/timeline/1h?cnt=20&start=9&appid=KEY"}
        """
    }

    /// Returns rows of hours from `start` on, each with some alerts.
    public static func hours(_ count: Int, from start: Int, step: Int = 3_600, alerts: [String] = []) -> String {
        let names = alerts.map { "\"\($0)\"" }.joined(separator: ", ")
        return (0..<count).map { #"{"dt": \#(start + $0 * step), "temp": \#($0 % 30), "alerts": [\#(names)]}"# }
            .joined(separator: ", ")
    }

    /// Returns rows of days from the day that begins in UTC at `start` on.
    public static func days(_ count: Int, from start: Int) -> String {
        (0..<count).map { #"{"dt": \#(start + $0 * 86_400), "temp": {"min": 1, "max": \#(2 + $0)}}"# }
            .joined(separator: ", ")
    }

    /// Returns rows of minutes from `start` on, each with some alerts.
    public static func minutes(_ count: Int, from start: Int, alerts: [String] = []) -> String {
        let names = alerts.map { "\"\($0)\"" }.joined(separator: ", ")
        return (0..<count)
            .map { #"{"dt": \#(start + $0 * 60), "precipitation": 0, "alerts": [\#(names)]}"# }
            .joined(separator: ", ")
    }

    /// `alert/{id}` of 4.0.
    public static let alert4 = """
        {"id": "urn:oid:1.2:a", "sender_name": "Met", "event": "", "start": 1779990000, "end": 1780030000,
         "description": [{"language": "es-CL", "description": "Lluvia"}, {"language": "en-GB"},
                         {"language": "en-GB", "description": "Rain"}],
         "tags": ["Rain"]}
        """

    /// `day_summary`.
    public static let summary = """
        {"lat": 60.17, "lon": 24.94, "tz": "+03:00", "date": "2026-05-29", "units": "metric",
         "cloud_cover": {"afternoon": 75}, "humidity": {"afternoon": 71}, "precipitation": {"total": 2.53},
         "temperature": {"min": 12.52, "max": 18.29, "afternoon": 18.26, "night": 17.39, "evening": 13.9,
                         "morning": 17.23},
         "pressure": {"afternoon": 1017}, "wind": {"max": {"speed": 26.38, "direction": 225}}}
        """

    /// `overview`.
    public static let overview = """
        {"lat": 60.17, "lon": 24.94, "tz": "+03:00", "date": "2026-05-29", "units": "metric",
         "weather_overview": "Cool today.\\nWet tomorrow. "}
        """

    /// The refusal of a key without the subscription, which a missing key receives as well.
    public static let refusal = """
        {"cod":401, "message": "Please note that using One Call 4.0 requires a separate subscription to the plan."}
        """
}
