public import Foundation

/// The weather of One Call at one hour or quarter of an hour, expected or past.
///
/// A value that the service does not report is `nil`, never 0. Values between full hours are interpolated by the service
/// and have no amounts of precipitation; use their ``conditions`` to know whether it rains.
///
/// Source: an element of `hourly` and of `timemachine` of One Call 3.0, and of `data` of `timeline/1h` and
/// `timeline/15min` of One Call 4.0.
public struct HourlyForecast: WeatherValues, Hashable, Codable, Sendable {
    /// The moment the values are for (`dt`).
    public var date: Date
    /// The difference between local clocks and UTC at ``date``; `nil` when it is not known.
    ///
    /// It changes within a series when clocks change.
    public var utcOffset: UTCOffset?
    /// The conditions (`weather`), one to three with the primary one first; may be empty.
    public var conditions: [WeatherCondition]
    /// The air temperature (`temp`).
    public var temperature: Temperature
    /// The perceived temperature (`feels_like`); `nil` when the service reports none.
    public var feelsLike: Temperature?
    /// The relative humidity (`humidity`); `nil` when the service reports none.
    public var humidity: Percentage?
    /// The dew point that the service reports (`dew_point`); `nil` when it reports none.
    public var reportedDewPoint: Temperature?
    /// The pressure at sea level (`pressure`); `nil` when the service reports none.
    public var pressure: Pressure?
    /// The wind (`wind_speed`, `wind_deg`, `wind_gust`); `nil` when the service reports no speed.
    public var wind: Wind?
    /// The share of the sky that is covered (`clouds`); `nil` when the service reports none.
    public var cloudiness: Percentage?
    /// The visibility (`visibility`), 10 km at most on the wire; `nil` when the service reports none.
    public var visibility: Length?
    /// The ultraviolet index (`uvi`); `nil` when the service reports none, as for the past.
    public var uvIndex: UVIndex?
    /// The chance of precipitation (`pop`); `nil` when the service reports none, as for the past.
    public var chanceOfPrecipitation: Percentage?
    /// The rain of the hour (`rain.1h`); `nil` when none was reported.
    public var rain: PrecipitationAmount?
    /// The snow of the hour as water (`snow.1h`); `nil` when none was reported.
    public var snow: PrecipitationAmount?

    /// Creates an hour; every value that is not given is absent.
    public init(
        date: Date,
        utcOffset: UTCOffset? = nil,
        conditions: [WeatherCondition] = [],
        temperature: Temperature,
        feelsLike: Temperature? = nil,
        humidity: Percentage? = nil,
        reportedDewPoint: Temperature? = nil,
        pressure: Pressure? = nil,
        wind: Wind? = nil,
        cloudiness: Percentage? = nil,
        visibility: Length? = nil,
        uvIndex: UVIndex? = nil,
        chanceOfPrecipitation: Percentage? = nil,
        rain: PrecipitationAmount? = nil,
        snow: PrecipitationAmount? = nil
    ) {
        self.date = date
        self.utcOffset = utcOffset
        self.conditions = conditions
        self.temperature = temperature
        self.feelsLike = feelsLike
        self.humidity = humidity
        self.reportedDewPoint = reportedDewPoint
        self.pressure = pressure
        self.wind = wind
        self.cloudiness = cloudiness
        self.visibility = visibility
        self.uvIndex = uvIndex
        self.chanceOfPrecipitation = chanceOfPrecipitation
        self.rain = rain
        self.snow = snow
    }

    /// The dew point: the reported one, else the one computed from temperature and humidity; `nil` without either.
    public var dewPoint: Temperature? {
        reportedDewPoint ?? humidity.flatMap { temperature.dewPoint(at: $0) }
    }

    /// Day or night at the place, from the icon; `nil` when it does not show it.
    public var partOfDay: PartOfDay? { condition?.icon?.partOfDay }

    /// The calendar day at the place, or in UTC when the offset is not known.
    public var localDay: LocalDay { (utcOffset ?? .utc).day(of: date) }
}
