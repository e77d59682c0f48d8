public import Foundation

/// The weather at a place as last measured.
///
/// An observation is a plain value without a reference to the request it came from; ``Fetched`` adds the moment, the
/// origin, and the source. A value that the source does not report is `nil`, never 0.
///
/// Source: <https://openweathermap.org/current>, and `current` of One Call.
public struct CurrentWeather: WeatherValues, Hashable, Codable, Sendable {
    /// The service's identifier of the city (`id`); `nil` at sea.
    public var cityID: Int?
    /// The service's name for the point (`name`); `nil` where it has none.
    public var name: String?
    /// The ISO 3166-1 alpha-2 country code (`sys.country`); `nil` at sea.
    public var country: String?
    /// The point the response is for (`coord`), rounded by the service and therefore not always the requested one.
    public var coordinate: Coordinate
    /// The moment of the measurement (`dt`).
    public var date: Date
    /// The difference between local clocks and UTC (`timezone`); `nil` in responses before 2019.
    public var utcOffset: UTCOffset?
    /// The conditions (`weather`), one to three with the primary one first; may be empty.
    public var conditions: [WeatherCondition]
    /// The air temperature (`main.temp`).
    public var temperature: Temperature
    /// The perceived temperature (`main.feels_like`); `nil` when the service reports none.
    public var feelsLike: Temperature?
    /// The lowest temperature measured at this moment within a large city (`main.temp_min`), not the day's low; `nil`
    /// when the service reports none.
    public var minimum: Temperature?
    /// The highest temperature measured at this moment within a large city (`main.temp_max`), not the day's high; `nil`
    /// when the service reports none.
    public var maximum: Temperature?
    /// The relative humidity (`main.humidity`); `nil` when the service reports none.
    public var humidity: Percentage?
    /// The pressure at sea level (`main.sea_level`, else `main.pressure`); `nil` when the service reports none.
    public var pressure: Pressure?
    /// The pressure at ground level (`main.grnd_level`); `nil` when the service reports none.
    public var groundLevelPressure: Pressure?
    /// The wind (`wind`); `nil` when the service reports no speed.
    public var wind: Wind?
    /// The share of the sky that is covered (`clouds.all`); `nil` when the service reports none.
    public var cloudiness: Percentage?
    /// The visibility (`visibility`), 10 km at most on the wire; `nil` when the service reports none.
    public var visibility: Length?
    /// The rain of the last hour (`rain.1h`); `nil` when none was reported, which is not a measured zero.
    public var rain: PrecipitationAmount?
    /// The snow of the last hour as water (`snow.1h`); `nil` when none was reported, which is not a measured zero.
    public var snow: PrecipitationAmount?
    /// The times of sunrise and sunset (`sys.sunrise` and `sys.sunset`), or the reason there are none.
    public var sun: SunState
    /// The ultraviolet index (`uvi` of One Call); `nil` when the service reports none, as `weather` never does.
    public var uvIndex: UVIndex?
    /// The dew point that the service reports (`dew_point` of One Call); `nil` when it reports none, as `weather` never
    /// does.
    public var reportedDewPoint: Temperature?

    /// Creates an observation; every value that is not given is absent.
    public init(
        cityID: Int? = nil,
        name: String? = nil,
        country: String? = nil,
        coordinate: Coordinate,
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
        rain: PrecipitationAmount? = nil,
        snow: PrecipitationAmount? = nil,
        sun: SunState = .unknown,
        uvIndex: UVIndex? = nil,
        reportedDewPoint: Temperature? = nil
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
        self.uvIndex = uvIndex
        self.reportedDewPoint = reportedDewPoint
    }

    /// The dew point: the reported one, else the one computed from temperature and humidity; `nil` without either.
    public var dewPoint: Temperature? {
        reportedDewPoint ?? humidity.flatMap { temperature.dewPoint(at: $0) }
    }
}

extension CurrentWeather {
    /// Day or night at the place, from the icon, else from the sun; `nil` when neither is known.
    public var partOfDay: PartOfDay? {
        condition?.icon?.partOfDay ?? sun.isUp(at: date).map { $0 ? .day : .night }
    }
}
