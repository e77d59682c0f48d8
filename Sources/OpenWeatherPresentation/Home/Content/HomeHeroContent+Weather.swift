import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

extension HomeHeroContent {
    /// What matters most of an observation.
    init(_ home: HomeWeather, _ texts: HomeTexts, in environment: ScreenEnvironment) {
        let weather = home.weather.value
        let format = environment.formats.temperature
        let temperature = format(weather.temperature)
        let feelsLike = weather.feelsLike.map { format($0) }
        let spoken =
            weather.feelsLike.map { texts.spokenTemperatures(temperature.spoken, format.spokenAgain($0)) }
            ?? texts.spokenTemperature(temperature.spoken)
        self.temperature = TextContent(
            id: "home.temperature",
            text: temperature.text,
            accessibility: AccessibilityText(label: spoken)
        )
        icon = ConditionIcon(
            weather.condition,
            partOfDay: weather.sun.isUp(at: weather.date).map { $0 ? .day : .night }
        )
        description = TextContent(
            id: "home.description",
            text: Self.description(
                of: weather.conditions,
                isInLanguage: home.language == environment.language,
                in: environment
            )
        )
        self.feelsLike = feelsLike.map { feelsLike in
            TextContent(
                id: "home.feelsLike",
                text: texts.feelsLike(feelsLike.text),
                accessibility: AccessibilityText(label: texts.feelsLike(feelsLike.spoken))
            )
        }
        low = weather.minimum.map { minimum in
            MetricContent(
                id: "home.low",
                label: texts.low,
                value: format(minimum),
                symbolName: "thermometer.low"
            )
        }
        high = weather.maximum.map { maximum in
            MetricContent(
                id: "home.high",
                label: texts.high,
                value: format(maximum),
                symbolName: "thermometer.high"
            )
        }
    }

    /// The conditions in the service's words, or the names of their families where it sends none or sent them in a
    /// language that is no longer the screen's.
    private static func description(
        of conditions: [WeatherCondition],
        isInLanguage: Bool,
        in environment: ScreenEnvironment
    ) -> String {
        let names = environment.texts.conditions
        guard !conditions.isEmpty else { return names.unknown }
        let words = conditions.map { isInLanguage && !$0.description.isEmpty ? $0.description : names[$0.group] }
        let list = words.formatted(.list(type: .and, width: .narrow).locale(environment.locale))
        return list.prefix(1).uppercased(with: environment.locale) + list.dropFirst()
    }
}
