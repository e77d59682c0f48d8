import OpenWeatherCore
import OpenWeatherScreenKit

extension WidgetContent {
    /// Creates sample weather, for a widget that has nothing to show yet.
    ///
    /// The place is called "Sample city" and lies nowhere, so that the content cannot be taken for real where a view does
    /// not look at ``isSample``. It has neither an age nor an attribution, and a tap opens the home screen.
    static func sample(_ family: WidgetSize, _ formatter: WidgetFormatter) -> WidgetContent {
        let content = Weather(
            .sample(.fewClouds, celsius: 21, formatter),
            at: .sample(nil, formatter),
            freshness: nil,
            attribution: nil,
            favorites: [(ConditionCode.lightRain, 16.0), (.clearSky, 28)].enumerated()
                .map { index, weather in
                    Favorite(
                        .sample(index + 2, formatter),
                        .sample(weather.0, celsius: weather.1, formatter),
                        index,
                        outdated: nil,
                        opening: .home,
                        formatter
                    )
                },
            formatter
        )
        let fitted = content.fitting(family, formatter)
        return WidgetContent(
            family: family,
            body: .sample(fitted),
            theme: WeatherTheme(content.icon),
            layoutDirection: formatter.environment.layoutDirection,
            destination: .home,
            accessibility: AccessibilityText(
                label: formatter.sentences([formatter.texts.sample, content.spoken(fitted.conversions, formatter)]),
                hint: formatter.texts.opensApp
            )
        )
    }
}

extension Location {
    /// Returns a place that does not exist, called "Sample city" with a number unless that is `nil`.
    fileprivate static func sample(_ number: Int?, _ formatter: WidgetFormatter) -> Location {
        let number = number.map { formatter.environment.formats.number(Double($0)).text }
        return Location(
            name: [formatter.texts.sampleCity, number].compactMap(\.self).joined(separator: " "),
            coordinate: .nowhere
        )
    }
}

extension CurrentWeather {
    /// Returns made-up weather by day, described by the name of its group in the language of the texts.
    fileprivate static func sample(
        _ code: ConditionCode,
        celsius: Double,
        _ formatter: WidgetFormatter
    ) -> CurrentWeather {
        CurrentWeather(
            coordinate: .nowhere,
            date: formatter.date,
            conditions: [
                WeatherCondition(
                    id: code.rawValue,
                    group: code.group,
                    description: "",
                    icon: IconCode(code, .day)
                )
            ],
            temperature: Temperature(celsius: celsius)
        )
    }
}

extension Coordinate {
    /// The point in the sea where the equator meets the prime meridian.
    fileprivate static let nowhere = Coordinate(validLatitude: 0, validLongitude: 0)
}
