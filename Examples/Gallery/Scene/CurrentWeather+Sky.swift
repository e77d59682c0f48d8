import OpenWeatherCore

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
