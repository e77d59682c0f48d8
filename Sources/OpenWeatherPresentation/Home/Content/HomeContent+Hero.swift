import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

extension HomeContent.Hero {
    /// Creates the temperature and the conditions of an observation, with the low and the high of the day.
    init(_ home: PlaceWeather, _ glance: HomeGlance, _ texts: HomeTexts, in environment: ScreenEnvironment) {
        let weather = home.weather
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
        temperatureWithUnit = format.withUnit(weather.temperature).text
        icon = ConditionIcon(weather.condition, partOfDay: weather.partOfDay)
        description = .conditions(
            id: HomeContent.ID.description,
            weather.conditions,
            // Descriptions in a language that is no longer the screen's are not used.
            usesDescriptions: home.language == environment.language,
            in: environment
        )
        self.feelsLike = feelsLike.map { feelsLike in
            TextContent(
                id: HomeContent.ID.feelsLike,
                text: texts.feelsLike(feelsLike.text),
                accessibility: AccessibilityText(label: texts.feelsLike(feelsLike.spoken))
            )
        }
        low = glance.low
        high = glance.high
    }
}

extension HomeContent.Sun {
    /// Creates sunrise and sunset on the day of an observation.
    init(_ weather: CurrentWeather, _ texts: HomeTexts, in environment: ScreenEnvironment) {
        let sun = weather.sun
        let note = { (text: String) in TextContent(id: HomeContent.ID.sun, text: text) }
        let now = environment.now()
        let isUp = sun.isUp(at: now)
        func without(_ text: String) -> Self {
            Self(sunrise: nil, sunset: nil, note: note(text), position: nil, isUp: isUp)
        }
        switch sun {
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
                note: nil,
                position: sun.daylightFraction(at: now),
                isUp: isUp
            )
        case .polarDay: self = without(texts.polarDay)
        case .polarNight: self = without(texts.polarNight)
        case .unknown: self = without(texts.sunUnknown)
        }
    }
}
