public import Foundation

/// The weather of one calendar day at a place, expected or past.
///
/// It is the day of One Call, and of the service's other daily products. A value that the service does not report is
/// `nil`, never 0.
///
/// Source: an element of `daily` and the body of `day_summary` of One Call 3.0, an element of `data` of `timeline/1day` of
/// One Call 4.0, and an element of `list` of `forecast/daily` and `forecast/climate`.
public struct DailyForecast: Hashable, Codable, Sendable, Identifiable {
    /// The day at the place.
    public var day: LocalDay
    /// The difference between local clocks and UTC on the day; `nil` when it is not known.
    public var utcOffset: UTCOffset?
    /// The course of the sun (`sunrise`, `sunset`).
    public var sun: SunState
    /// The time at which the moon rises on the day (`moonrise`); `nil` when it does not, or when it is not known.
    public var moonrise: Date?
    /// The time at which the moon sets on the day (`moonset`); `nil` when it does not, or when it is not known.
    public var moonset: Date?
    /// The phase of the moon (`moon_phase`); `nil` when the service reports none.
    public var moonPhase: MoonPhase?
    /// A sentence about the day in English (`summary`); `nil` when the service sends none, as One Call 4.0 does.
    public var summary: String?
    /// The conditions (`weather`), the primary one first; may be empty.
    public var conditions: [WeatherCondition]
    /// The lowest temperature (`temp.min`).
    public var low: Temperature
    /// The highest temperature (`temp.max`).
    public var high: Temperature
    /// The temperatures by time of day (`temp.morn`, `day`, `eve`, `night`).
    public var temperatures: DayTemperatures
    /// The perceived temperatures by time of day (`feels_like.morn`, `day`, `eve`, `night`).
    public var feelsLike: DayTemperatures
    /// The relative humidity (`humidity`); `nil` when the service reports none.
    public var humidity: Percentage?
    /// The dew point (`dew_point`); `nil` when the service reports none.
    public var dewPoint: Temperature?
    /// The pressure at sea level (`pressure`); `nil` when the service reports none.
    public var pressure: Pressure?
    /// The wind (`wind_speed`, `wind_deg`, `wind_gust`); `nil` when the service reports no speed.
    ///
    /// In the forecasts for 16 and 30 days it is the strongest of the day (`speed`, `deg`, `gust`).
    public var wind: Wind?
    /// The share of the sky that is covered (`clouds`); `nil` when the service reports none.
    public var cloudiness: Percentage?
    /// The highest ultraviolet index (`uvi`); `nil` when the service reports none.
    ///
    /// One Call 4.0 sends 0 for every day, which counts as none.
    public var uvIndex: UVIndex?
    /// The chance of precipitation (`pop`); `nil` when the service reports none, as for the past and for 30 days.
    public var chanceOfPrecipitation: Percentage?
    /// The depth of rain (`rain`); `nil` when none was reported.
    public var rain: Precipitation?
    /// The depth of snow as water (`snow`); `nil` when none was reported.
    public var snow: Precipitation?
    /// The total that the service reports without telling rain from snow (`precipitation.total`); `nil` for none.
    public var reportedPrecipitation: Precipitation?

    /// Creates a day; every value that is not given is absent.
    public init(
        day: LocalDay,
        utcOffset: UTCOffset? = nil,
        sun: SunState = .unknown,
        moonrise: Date? = nil,
        moonset: Date? = nil,
        moonPhase: MoonPhase? = nil,
        summary: String? = nil,
        conditions: [WeatherCondition] = [],
        low: Temperature,
        high: Temperature,
        temperatures: DayTemperatures = DayTemperatures(),
        feelsLike: DayTemperatures = DayTemperatures(),
        humidity: Percentage? = nil,
        dewPoint: Temperature? = nil,
        pressure: Pressure? = nil,
        wind: Wind? = nil,
        cloudiness: Percentage? = nil,
        uvIndex: UVIndex? = nil,
        chanceOfPrecipitation: Percentage? = nil,
        rain: Precipitation? = nil,
        snow: Precipitation? = nil,
        reportedPrecipitation: Precipitation? = nil
    ) {
        self.day = day
        self.utcOffset = utcOffset
        self.sun = sun
        self.moonrise = moonrise
        self.moonset = moonset
        self.moonPhase = moonPhase
        self.summary = summary
        self.conditions = conditions
        self.low = low
        self.high = high
        self.temperatures = temperatures
        self.feelsLike = feelsLike
        self.humidity = humidity
        self.dewPoint = dewPoint
        self.pressure = pressure
        self.wind = wind
        self.cloudiness = cloudiness
        self.uvIndex = uvIndex
        self.chanceOfPrecipitation = chanceOfPrecipitation
        self.rain = rain
        self.snow = snow
        self.reportedPrecipitation = reportedPrecipitation
    }

    /// The identity, which is the day.
    public var id: LocalDay { day }

    /// The primary condition, which is the first of ``conditions``; `nil` when there are none.
    public var condition: WeatherCondition? { conditions.first }

    /// The total precipitation: the reported one, else the sum of rain and snow; `nil` when none was reported.
    public var precipitation: Precipitation? {
        reportedPrecipitation ?? Precipitation.sum(rain, snow)
    }
}

/// The temperatures of a day by time of day.
///
/// A temperature that the service does not report is `nil`.
public struct DayTemperatures: Hashable, Codable, Sendable {
    /// The temperature at 6:00 (`morn`); `nil` when the service reports none.
    public var morning: Temperature?
    /// The temperature at 12:00 (`day`, `afternoon`); `nil` when the service reports none.
    public var day: Temperature?
    /// The temperature at 18:00 (`eve`); `nil` when the service reports none.
    public var evening: Temperature?
    /// The temperature at 0:00 (`night`); `nil` when the service reports none.
    public var night: Temperature?

    /// Creates temperatures; each one that is not given is absent.
    public init(
        morning: Temperature? = nil,
        day: Temperature? = nil,
        evening: Temperature? = nil,
        night: Temperature? = nil
    ) {
        self.morning = morning
        self.day = day
        self.evening = evening
        self.night = night
    }

    /// The temperatures that are known, in the order of the day from the morning on.
    public var known: [Temperature] { [morning, day, evening, night].compactMap(\.self) }
}

extension DaySummary {
    /// Creates the summary of a day of One Call, for ``Forecast/dailySummaries``.
    public init(_ day: DailyForecast) {
        self.init(
            low: day.low,
            high: day.high,
            feelsLike: ClosedRange(spanning: day.feelsLike.known.compactMap(\.finite)),
            chanceOfPrecipitation: day.chanceOfPrecipitation,
            rain: day.rain,
            snow: day.snow,
            condition: day.condition,
            wind: day.wind,
            gust: day.wind?.gust,
            humidity: day.humidity
        )
    }
}
