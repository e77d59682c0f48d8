public import Foundation

/// The weather expected at one moment of a forecast.
///
/// Source: one element of `list` of <https://openweathermap.org/forecast5>. Missing is `nil`, never 0.
public struct ForecastEntry: WeatherValues, Hashable, Codable, Sendable {
    /// The moment the entry is for.
    public let date: Date
    /// The difference between the city's clocks and UTC, repeated from the forecast's city.
    public let utcOffset: UTCOffset?
    /// One to three conditions (`weather`), the primary first; may be empty.
    public let conditions: [WeatherCondition]
    /// The air temperature (`main.temp`).
    public let temperature: Temperature
    /// What the air will feel like to people (`main.feels_like`).
    public let feelsLike: Temperature?
    /// The lowest temperature of the step (`main.temp_min`); a day's low is the lowest of its entries.
    public let minimum: Temperature?
    /// The highest temperature of the step (`main.temp_max`); a day's high is the highest of its entries.
    public let maximum: Temperature?
    /// The relative humidity (`main.humidity`).
    public let humidity: Percentage?
    /// The pressure at sea level (`main.sea_level`, else `main.pressure`).
    public let pressure: Pressure?
    /// The pressure at ground level (`main.grnd_level`).
    public let groundLevelPressure: Pressure?
    /// The wind (`wind`).
    public let wind: Wind?
    /// How much of the sky is covered (`clouds.all`).
    public let cloudiness: Percentage?
    /// How far one will see (`visibility`); the service sends 10 km at most.
    public let visibility: Length?
    /// How likely precipitation is (`pop`).
    public let chanceOfPrecipitation: Percentage?
    /// The rain of the three hours before ``date`` (`rain.3h`); `nil` when none is announced.
    public let rain: PrecipitationAmount?
    /// The snow of the three hours before ``date`` as water (`snow.3h`); `nil` when none is announced.
    public let snow: PrecipitationAmount?
    /// Day or night at the place (`sys.pod`).
    public let partOfDay: PartOfDay?

    /// Creates an entry.
    public init(
        date: Date,
        utcOffset: UTCOffset?,
        conditions: [WeatherCondition],
        temperature: Temperature,
        feelsLike: Temperature?,
        minimum: Temperature?,
        maximum: Temperature?,
        humidity: Percentage?,
        pressure: Pressure?,
        groundLevelPressure: Pressure?,
        wind: Wind?,
        cloudiness: Percentage?,
        visibility: Length?,
        chanceOfPrecipitation: Percentage?,
        rain: PrecipitationAmount?,
        snow: PrecipitationAmount?,
        partOfDay: PartOfDay?
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

    /// The calendar day of the entry at the city; in UTC when the offset is unknown.
    public var localDay: LocalDay { (utcOffset ?? .utc).day(of: date) }

    /// The local time of day of the entry in seconds after midnight; in UTC when the offset is unknown.
    public var localSecondOfDay: Int { (utcOffset ?? .utc).secondOfDay(of: date) }
}
