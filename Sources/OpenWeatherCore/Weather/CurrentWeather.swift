public import Foundation

/// The weather at a place as last measured.
///
/// Source: <https://openweathermap.org/current>. Missing is `nil`, never 0.
public struct CurrentWeather: WeatherValues, Hashable, Codable, Sendable {
    /// The service's identifier of the city (`id`); `nil` at sea.
    public let cityID: Int?
    /// The name the service gives the point (`name`); `nil` where it has none.
    public let name: String?
    /// The ISO 3166-1 alpha-2 country code (`sys.country`); `nil` at sea.
    public let country: String?
    /// The point the answer is for (`coord`); rounded by the service, so not always the one that was asked for.
    public let coordinate: Coordinate
    /// The moment of the measurement (`dt`).
    public let date: Date
    /// The difference between local clocks and UTC (`timezone`); `nil` in answers before 2019.
    public let utcOffset: UTCOffset?
    /// One to three conditions (`weather`), the primary first; may be empty.
    public let conditions: [WeatherCondition]
    /// The air temperature (`main.temp`).
    public let temperature: Temperature
    /// What the air feels like to people (`main.feels_like`).
    public let feelsLike: Temperature?
    /// The lowest temperature measured right now within a large city (`main.temp_min`), not the day's low.
    public let minimum: Temperature?
    /// The highest temperature measured right now within a large city (`main.temp_max`), not the day's high.
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
    /// How far one can see (`visibility`); the service sends 10 km at most.
    public let visibility: Length?
    /// The rain of the last hour (`rain.1h`); `nil` when none was announced.
    public let rain: PrecipitationAmount?
    /// The snow of the last hour as water (`snow.1h`); `nil` when none was announced.
    public let snow: PrecipitationAmount?
    /// When the sun rises and sets (`sys.sunrise` and `sys.sunset`), or that it does not.
    public let sun: SunState

    /// Creates an observation.
    public init(
        cityID: Int?,
        name: String?,
        country: String?,
        coordinate: Coordinate,
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
        rain: PrecipitationAmount?,
        snow: PrecipitationAmount?,
        sun: SunState
    ) {
        self.cityID = cityID
        self.name = name
        self.country = country
        self.coordinate = coordinate
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
        self.rain = rain
        self.snow = snow
        self.sun = sun
    }
}

extension CurrentWeather {
    /// Day or night at the place: as the icon shows, else as the sun is; `nil` where neither tells.
    public var partOfDay: PartOfDay? {
        condition?.icon?.partOfDay ?? sun.isUp(at: date).map { $0 ? .day : .night }
    }
}
