public import Foundation

/// The weather expected at one moment of a forecast.
///
/// An entry of OpenWeather's forecast stands for three hours; other sources may use other steps. A value that the
/// source does not report is `nil`, never 0.
///
/// Source: an element of `list` of <https://openweathermap.org/forecast5>.
public struct ForecastEntry: WeatherValues, Hashable, Codable, Sendable {
    /// The moment the entry is for (`dt`).
    public var date: Date
    /// The difference between the city's clocks and UTC, repeated from ``ForecastCity/utcOffset``; `nil` when it is not
    /// known.
    public var utcOffset: UTCOffset?
    /// The conditions (`weather`), one to three with the primary one first; may be empty.
    public var conditions: [WeatherCondition]
    /// The air temperature (`main.temp`).
    public var temperature: Temperature
    /// The perceived temperature (`main.feels_like`); `nil` when the service reports none.
    public var feelsLike: Temperature?
    /// The lowest temperature of the step (`main.temp_min`); `nil` when the service reports none.
    ///
    /// The low of a day is the lowest of its entries' minimums.
    public var minimum: Temperature?
    /// The highest temperature of the step (`main.temp_max`); `nil` when the service reports none.
    ///
    /// The high of a day is the highest of its entries' maximums.
    public var maximum: Temperature?
    /// The relative humidity (`main.humidity`); `nil` when the service reports none.
    public var humidity: Percentage?
    /// The pressure at sea level (`main.sea_level`, else `main.pressure`); `nil` when the service reports none.
    public var pressure: Pressure?
    /// The pressure at ground level (`main.grnd_level`); `nil` when the service reports none.
    public var groundLevelPressure: Pressure?
    /// The wind (`wind`); `nil` when the service reports no speed.
    public var wind: Wind?
    /// The share of the sky that will be covered (`clouds.all`); `nil` when the service reports none.
    public var cloudiness: Percentage?
    /// The visibility (`visibility`), 10 km at most on the wire; `nil` when the service reports none.
    public var visibility: Length?
    /// The chance of precipitation (`pop`); `nil` when the service reports none.
    public var chanceOfPrecipitation: Percentage?
    /// The rain of the three hours before ``date`` (`rain.3h`); `nil` when none is expected.
    public var rain: PrecipitationAmount?
    /// The snow of the three hours before ``date`` as water (`snow.3h`); `nil` when none is expected.
    public var snow: PrecipitationAmount?
    /// Day or night at the place (`sys.pod`); `nil` when the service does not report it.
    public var partOfDay: PartOfDay?

    /// Creates an entry; every value that is not given is absent.
    public init(
        date: Date,
        utcOffset: UTCOffset? = nil,
        conditions: [WeatherCondition] = [],
        temperature: Temperature,
        feelsLike: Temperature? = nil,
        minimum: Temperature? = nil,
        maximum: Temperature? = nil,
        humidity: Percentage? = nil,
        pressure: Pressure? = nil,
        groundLevelPressure: Pressure? = nil,
        wind: Wind? = nil,
        cloudiness: Percentage? = nil,
        visibility: Length? = nil,
        chanceOfPrecipitation: Percentage? = nil,
        rain: PrecipitationAmount? = nil,
        snow: PrecipitationAmount? = nil,
        partOfDay: PartOfDay? = nil
    ) {
        self.date = date
        self.utcOffset = utcOffset
        self.conditions = conditions
        self.temperature = temperature
        self.feelsLike = feelsLike
        self.minimum = minimum
        self.maximum = maximum
        self.humidity = humidity
        self.pressure = pressure
        self.groundLevelPressure = groundLevelPressure
        self.wind = wind
        self.cloudiness = cloudiness
        self.visibility = visibility
        self.chanceOfPrecipitation = chanceOfPrecipitation
        self.rain = rain
        self.snow = snow
        self.partOfDay = partOfDay
    }

    /// The temperatures from the minimum of the step to its maximum; `nil` when it has no spread.
    ///
    /// The range contains ``temperature``, also where the minimum and the maximum do not. OpenWeather states a spread for
    /// the first steps of a forecast and seldom for later ones.
    public var spread: ClosedRange<Temperature>? {
        let known = [minimum, temperature, maximum].compactMap(\.self).filter(\.celsius.isFinite)
        guard temperature.celsius.isFinite, let low = known.min(), let high = known.max() else { return nil }
        return low < high ? low...high : nil
    }

    /// The calendar day of the entry at the city, or in UTC when the offset is not known.
    public var localDay: LocalDay { (utcOffset ?? .utc).day(of: date) }

    /// The local time of day of the entry in seconds after midnight, or that in UTC when the offset is not known.
    public var localSecondOfDay: Int { (utcOffset ?? .utc).secondOfDay(of: date) }

    /// Returns the date and the time on the city's clocks, for example `28 May 2026 at 17:00`, or in UTC and marked with
    /// `UTC` when the offset is not known.
    ///
    /// The pattern, the language, and the digits are those of `locale`. The text takes microseconds to make, so keep it.
    public func localTimeText(in locale: Locale) -> String {
        let timeZone = (utcOffset ?? .utc).timeZone
        let style = Date.FormatStyle(locale: locale, calendar: locale.calendar, timeZone: timeZone)
            .year().month(.abbreviated).day().hour().minute()
        return date.formatted(style) + (utcOffset == nil ? " UTC" : "")
    }
}
