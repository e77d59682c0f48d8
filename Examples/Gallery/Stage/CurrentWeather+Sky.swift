import OpenWeatherCore

extension CurrentWeather {
    /// The same weather under another sky, in the words of the screens' own texts.
    func under(_ code: ConditionCode, _ partOfDay: PartOfDay) -> CurrentWeather {
        let sky = WeatherCondition(
            id: code.rawValue,
            group: code.group,
            description: "",
            icon: IconCode(code, partOfDay)
        )
        return CurrentWeather(
            cityID: cityID,
            name: name,
            country: country,
            coordinate: coordinate,
            date: date,
            utcOffset: utcOffset,
            conditions: [sky],
            temperature: temperature,
            feelsLike: feelsLike,
            minimum: minimum,
            maximum: maximum,
            humidity: humidity,
            pressure: pressure,
            groundLevelPressure: groundLevelPressure,
            wind: wind,
            cloudiness: cloudiness,
            visibility: visibility,
            rain: nil,
            snow: nil,
            sun: sun
        )
    }
}
