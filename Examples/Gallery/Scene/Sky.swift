import OpenWeatherCore
import OpenWeatherMocks

/// A sky with a color gradient of its own, over a place where it is possible.
struct Sky: Sendable {
    /// The name of the sample.
    let id: String
    /// The place.
    let place: Location
    /// The condition.
    let code: ConditionCode
    /// Whether it is day or night.
    let partOfDay: PartOfDay
    /// The temperature in degrees Celsius.
    let celsius: Double
    /// The cloud cover in percent.
    let cloudiness: Double

    /// One sky for each gradient.
    static let all = [
        Sky(id: "clear-day", place: .cairo, code: .clearSky, partOfDay: .day, celsius: 33, cloudiness: 2),
        Sky(id: "clear-night", place: .tokyo, code: .clearSky, partOfDay: .night, celsius: 19, cloudiness: 0),
        Sky(id: "clouds-day", place: .berlin, code: .brokenClouds, partOfDay: .day, celsius: 17, cloudiness: 72),
        Sky(id: "clouds-night", place: .sydney, code: .scatteredClouds, partOfDay: .night, celsius: 13, cloudiness: 40),
        Sky(id: "rain-day", place: .london, code: .moderateRain, partOfDay: .day, celsius: 12, cloudiness: 96),
        Sky(id: "rain-night", place: .kathmandu, code: .heavyRain, partOfDay: .night, celsius: 20, cloudiness: 100),
        Sky(id: "snow-day", place: .longyearbyen, code: .lightSnow, partOfDay: .day, celsius: -3, cloudiness: 88),
        Sky(
            id: "storm-night",
            place: .singapore,
            code: .thunderstormWithRain,
            partOfDay: .night,
            celsius: 26,
            cloudiness: 100
        ),
        Sky(id: "fog-day", place: .saoPaulo, code: .fog, partOfDay: .day, celsius: 15, cloudiness: 100),
    ]
}

extension CurrentWeather {
    /// Returns the same weather under another sky.
    func under(_ sky: Sky) -> CurrentWeather {
        let shift = { (other: Temperature?) in
            other.map { Temperature(celsius: sky.celsius + $0.celsius - temperature.celsius) }
        }
        let condition = WeatherCondition(
            id: sky.code.rawValue,
            group: sky.code.group,
            description: "",
            icon: IconCode(sky.code, sky.partOfDay)
        )
        return CurrentWeather(
            cityID: cityID,
            name: name,
            country: country,
            coordinate: coordinate,
            date: date,
            utcOffset: utcOffset,
            conditions: [condition],
            temperature: Temperature(celsius: sky.celsius),
            feelsLike: shift(feelsLike),
            minimum: shift(minimum),
            maximum: shift(maximum),
            humidity: humidity,
            pressure: pressure,
            groundLevelPressure: groundLevelPressure,
            wind: wind,
            cloudiness: Percentage(percent: sky.cloudiness),
            visibility: visibility,
            rain: nil,
            snow: nil,
            sun: sun
        )
    }
}
