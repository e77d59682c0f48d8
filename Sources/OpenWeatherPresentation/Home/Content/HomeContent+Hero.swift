import OpenWeatherCore
import OpenWeatherScreenKit

extension HomeContent.Hero {
    /// Creates the temperature and the conditions of an observation.
    init(_ home: HomeWeather, _ texts: HomeTexts, in environment: ScreenEnvironment) {
        let weather = home.weather.value
        let format = environment.formats.temperature
        let temperature = format(weather.temperature)
        let feelsLike = weather.feelsLike.map { format($0) }
        let spoken =
            weather.feelsLike.map { texts.spokenTemperatures(temperature.spoken, format.spokenAgain($0)) }
            ?? texts.spokenTemperature(temperature.spoken)
        self.temperature = TextContent(
            id: HomeContent.ID.temperature,
            text: temperature.text,
            accessibility: AccessibilityText(label: spoken)
        )
        icon = ConditionIcon(
            weather.condition,
            partOfDay: weather.sun.isUp(at: weather.date).map { $0 ? .day : .night }
        )
        description = TextContent(
            id: HomeContent.ID.description,
            text: environment.formats.condition(
                weather.conditions,
                // Descriptions in a language that is no longer the screen's are replaced by the names of their groups.
                usesDescriptions: home.language == environment.language
            )
        )
        self.feelsLike = feelsLike.map { feelsLike in
            TextContent(
                id: HomeContent.ID.feelsLike,
                text: texts.feelsLike(feelsLike.text),
                accessibility: AccessibilityText(label: texts.feelsLike(feelsLike.spoken))
            )
        }
        low = weather.minimum.map { minimum in
            MetricContent(
                id: HomeContent.ID.low,
                label: texts.low,
                value: format(minimum),
                symbolName: "thermometer.low"
            )
        }
        high = weather.maximum.map { maximum in
            MetricContent(
                id: HomeContent.ID.high,
                label: texts.high,
                value: format(maximum),
                symbolName: "thermometer.high"
            )
        }
    }
}

extension HomeContent.Sun {
    /// Creates sunrise and sunset on the day of an observation.
    init(_ weather: CurrentWeather, _ texts: HomeTexts, in environment: ScreenEnvironment) {
        let note = { (text: String) in TextContent(id: HomeContent.ID.sun, text: text) }
        switch weather.sun {
        case .risesAndSets(let sunrise, let sunset):
            let time = environment.formats.time(at: weather.utcOffset)
            self.init(
                sunrise: MetricContent(
                    id: HomeContent.ID.sunrise,
                    label: texts.sunrise,
                    value: SpokenText(time(sunrise)),
                    symbolName: "sunrise"
                ),
                sunset: MetricContent(
                    id: HomeContent.ID.sunset,
                    label: texts.sunset,
                    value: SpokenText(time(sunset)),
                    symbolName: "sunset"
                ),
                note: nil
            )
        case .polarDay: self.init(sunrise: nil, sunset: nil, note: note(texts.polarDay))
        case .polarNight: self.init(sunrise: nil, sunset: nil, note: note(texts.polarNight))
        case .unknown: self.init(sunrise: nil, sunset: nil, note: note(texts.sunUnknown))
        }
    }
}
