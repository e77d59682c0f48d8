import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

extension HomeHeroContent {
    /// What matters most of an observation.
    init(_ weather: CurrentWeather, _ texts: HomeTexts, in environment: ScreenEnvironment) {
        let format = environment.formats.temperature
        let temperature = format(weather.temperature)
        let feelsLike = weather.feelsLike.map { format($0) }
        let spoken =
            weather.feelsLike.map { texts.spokenTemperatures(temperature.spoken, format.spokenNumber($0)) }
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
            text: Self.description(of: weather.conditions, in: environment)
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

    /// The conditions in the service's words, or the name of their family where it sends none.
    private static func description(of conditions: [WeatherCondition], in environment: ScreenEnvironment) -> String {
        let names = environment.texts.conditions
        guard !conditions.isEmpty else { return names.unknown }
        let words = conditions.map { $0.description.isEmpty ? names[$0.group] : $0.description }
        let list = words.formatted(.list(type: .and, width: .narrow).locale(environment.locale))
        return list.prefix(1).uppercased(with: environment.locale) + list.dropFirst()
    }
}
