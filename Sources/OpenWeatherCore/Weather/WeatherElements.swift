/// The elements of the weather at one moment: what is measured at a place, or expected there.
///
/// ``CurrentWeather``, ``ForecastEntry`` and ``HourlyForecast`` are a moment with its elements, and so is every other type
/// that conforms to ``WeatherValues``. Read and change an element on the value itself: `weather.temperature` is
/// `weather.elements.temperature`. An element that the source does not report is `nil`, never 0.
///
/// Comments name the field of `weather` and `forecast`, then that of One Call where it is another one.
public struct WeatherElements: Hashable, Codable, Sendable {
    /// The conditions (`weather`), one to three with the primary one first; may be empty.
    public var conditions: [WeatherCondition]
    /// The air temperature (`main.temp`; `temp`).
    public var temperature: Temperature
    /// The perceived temperature (`main.feels_like`; `feels_like`); `nil` when the service reports none.
    public var feelsLike: Temperature?
    /// The lowest temperature (`main.temp_min`); `nil` when the service reports none, as One Call never does.
    ///
    /// In current weather, it is the lowest measured at this moment within a large city, not the day's low. In a forecast,
    /// it is the lowest of the step: the low of a day is the lowest of its entries' minimums.
    public var minimum: Temperature?
    /// The highest temperature (`main.temp_max`); `nil` when the service reports none, as One Call never does.
    ///
    /// In current weather, it is the highest measured at this moment within a large city, not the day's high. In a
    /// forecast, it is the highest of the step: the high of a day is the highest of its entries' maximums.
    public var maximum: Temperature?
    /// The relative humidity (`main.humidity`; `humidity`); `nil` when the service reports none.
    public var humidity: Percentage?
    /// The dew point that the service reports (`dew_point` of One Call); `nil` when it reports none.
    public var reportedDewPoint: Temperature?
    /// The pressure at sea level (`main.sea_level`, else `main.pressure`; `pressure`); `nil` when the service reports none.
    public var pressure: Pressure?
    /// The pressure at ground level (`main.grnd_level`); `nil` when the service reports none, as One Call never does.
    public var groundLevelPressure: Pressure?
    /// The wind (`wind`; `wind_speed`, `wind_deg` and `wind_gust`); `nil` when the service reports no speed.
    public var wind: Wind?
    /// The share of the sky that is covered (`clouds.all`; `clouds`); `nil` when the service reports none.
    public var cloudiness: Percentage?
    /// The visibility (`visibility`), 10 km at most on the wire; `nil` when the service reports none.
    public var visibility: Length?
    /// The ultraviolet index (`uvi` of One Call); `nil` when the service reports none, as for the past.
    public var uvIndex: UVIndex?
    /// The chance of precipitation (`pop`); `nil` when the service reports none, as for the present and the past.
    public var chanceOfPrecipitation: Percentage?
    /// The rain of the hours before the moment (`rain.1h`, in a forecast `rain.3h`); `nil` when none was reported, which is
    /// not a measured zero.
    public var rain: PrecipitationAmount?
    /// The snow of the hours before the moment as water (`snow.1h`, in a forecast `snow.3h`); `nil` when none was reported,
    /// which is not a measured zero.
    public var snow: PrecipitationAmount?

    /// Creates elements; every one that is not given is absent.
    public init(
        conditions: [WeatherCondition] = [],
        temperature: Temperature,
        feelsLike: Temperature? = nil,
        minimum: Temperature? = nil,
        maximum: Temperature? = nil,
        humidity: Percentage? = nil,
        reportedDewPoint: Temperature? = nil,
        pressure: Pressure? = nil,
        groundLevelPressure: Pressure? = nil,
        wind: Wind? = nil,
        cloudiness: Percentage? = nil,
        visibility: Length? = nil,
        uvIndex: UVIndex? = nil,
        chanceOfPrecipitation: Percentage? = nil,
        rain: PrecipitationAmount? = nil,
        snow: PrecipitationAmount? = nil
    ) {
        self.conditions = conditions
        self.temperature = temperature
        self.feelsLike = feelsLike
        self.minimum = minimum
        self.maximum = maximum
        self.humidity = humidity
        self.reportedDewPoint = reportedDewPoint
        self.pressure = pressure
        self.groundLevelPressure = groundLevelPressure
        self.wind = wind
        self.cloudiness = cloudiness
        self.visibility = visibility
        self.uvIndex = uvIndex
        self.chanceOfPrecipitation = chanceOfPrecipitation
        self.rain = rain
        self.snow = snow
    }

    /// The primary condition, which is the first of ``conditions``; `nil` when there are none.
    public var condition: WeatherCondition? { conditions.first }

    /// The dew point: the reported one, else the one computed from temperature and humidity, see
    /// ``Temperature/dewPoint(at:)``; `nil` without either.
    public var dewPoint: Temperature? {
        reportedDewPoint ?? humidity.flatMap { temperature.dewPoint(at: $0) }
    }

    /// The sum of rain and snow over the longer of their periods; `nil` when neither was reported.
    public var precipitation: PrecipitationAmount? {
        guard let rain, let snow else { return rain ?? snow }
        return PrecipitationAmount(depth: rain.depth + snow.depth, hours: max(rain.hours, snow.hours))
    }
}

/// An amount of rain or snow that fell within a number of hours.
///
/// Amounts over different periods cannot be compared without their hours: the same depth in one hour is heavier rain
/// than in three.
public struct PrecipitationAmount: Hashable, Codable, Sendable {
    /// The depth of water.
    public var depth: Precipitation

    /// The length of the period: 1 for current weather (3 in responses before 2018), 3 for forecast entries.
    public var hours: Int

    /// Creates an amount.
    public init(depth: Precipitation, hours: Int) {
        self.depth = depth
        self.hours = hours
    }

    /// The mean depth of an hour of the period, to be compared with limits: 0.3 mm in three hours are 0.1 mm in each.
    package var hourlyDepth: Precipitation {
        Precipitation(millimeters: (depth.millimeters / Double(max(1, hours))).tidied)
    }
}
