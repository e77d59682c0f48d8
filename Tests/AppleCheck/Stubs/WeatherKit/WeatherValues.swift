public import Foundation

// …/weatherkit/weathercondition: not frozen.
public enum WeatherCondition: String, CaseIterable, Sendable {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle,
        freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear,
        mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries,
        sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
}

// …/weatherkit/precipitation
public enum Precipitation: String, CaseIterable, Sendable {
    case none, hail, mixed, rain, sleet, snow
}

// …/weatherkit/uvindex
public struct UVIndex: Sendable {
    public var value: Int

    public init(stub value: Int) {
        self.value = value
    }
}

// …/weatherkit/wind
public struct Wind: Sendable {
    public var direction: Measurement<UnitAngle>
    public var speed: Measurement<UnitSpeed>
    public var gust: Measurement<UnitSpeed>?

    public init(stub direction: Double, speed: Measurement<UnitSpeed>, gust: Measurement<UnitSpeed>?) {
        self.direction = Measurement(value: direction, unit: .degrees)
        self.speed = speed
        self.gust = gust
    }
}

// …/weatherkit/sunevents
public struct SunEvents: Sendable {
    public var sunrise: Date?
    public var sunset: Date?

    public init(stub sunrise: Date?, sunset: Date?) {
        self.sunrise = sunrise
        self.sunset = sunset
    }
}

// …/weatherkit/forecast
public struct Forecast<Element: Sendable>: Sendable {
    public var forecast: [Element]
}

// …/weatherkit/currentweather
public struct CurrentWeather: Sendable {
    public var date: Date
    public var cloudCover: Double
    public var condition: WeatherCondition
    public var dewPoint: Measurement<UnitTemperature>
    public var humidity: Double
    public var isDaylight: Bool
    public var pressure: Measurement<UnitPressure>
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind

    public init(stub date: Date, condition: WeatherCondition, celsius: Double, wind: Wind) {
        self.date = date
        self.condition = condition
        self.wind = wind
        cloudCover = 0.46
        dewPoint = Measurement(value: 9, unit: .celsius)
        humidity = 0.71
        isDaylight = true
        pressure = Measurement(value: 997.65, unit: .millibars)
        temperature = Measurement(value: celsius, unit: .celsius)
        apparentTemperature = Measurement(value: celsius - 1, unit: .celsius)
        uvIndex = UVIndex(stub: 3)
        visibility = Measurement(value: 25.9, unit: .kilometers)
    }
}

// …/weatherkit/hourweather
public struct HourWeather: Sendable {
    public var date: Date
    public var cloudCover: Double
    public var condition: WeatherCondition
    public var dewPoint: Measurement<UnitTemperature>
    public var humidity: Double
    public var isDaylight: Bool
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationAmount: Measurement<UnitLength>
    public var pressure: Measurement<UnitPressure>
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var visibility: Measurement<UnitLength>
    public var wind: Wind

    public init(
        stub date: Date,
        condition: WeatherCondition,
        celsius: Double,
        precipitation: Precipitation,
        millimeters: Double,
        wind: Wind
    ) {
        self.date = date
        self.condition = condition
        self.precipitation = precipitation
        self.wind = wind
        cloudCover = 0.5
        dewPoint = Measurement(value: 8, unit: .celsius)
        humidity = 0.6
        isDaylight = true
        precipitationChance = millimeters > 0 ? 0.8 : 0
        precipitationAmount = Measurement(value: millimeters, unit: .millimeters)
        pressure = Measurement(value: 1000, unit: .hectopascals)
        temperature = Measurement(value: celsius, unit: .celsius)
        apparentTemperature = Measurement(value: celsius, unit: .celsius)
        visibility = Measurement(value: 10, unit: .kilometers)
    }
}

// …/weatherkit/dayweather
public struct DayWeather: Sendable {
    public var date: Date
    public var condition: WeatherCondition
    public var highTemperature: Measurement<UnitTemperature>
    public var lowTemperature: Measurement<UnitTemperature>
    public var precipitationChance: Double
    public var sun: SunEvents
    public var wind: Wind

    public init(
        stub date: Date,
        condition: WeatherCondition,
        celsius: ClosedRange<Double>,
        sun: SunEvents,
        wind: Wind
    ) {
        self.date = date
        self.condition = condition
        self.sun = sun
        self.wind = wind
        lowTemperature = Measurement(value: celsius.lowerBound, unit: .celsius)
        highTemperature = Measurement(value: celsius.upperBound, unit: .celsius)
        precipitationChance = 0.3
    }
}
