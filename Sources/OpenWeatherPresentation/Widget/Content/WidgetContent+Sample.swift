import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

extension WidgetContent {
    /// Creates sample weather, for a widget that has nothing to show yet.
    ///
    /// The place is called "Sample city" and lies nowhere, so that the content cannot be taken for real where a view does
    /// not look at ``isSample``. It has neither an age nor an attribution, and a tap opens the home screen.
    static func sample(_ family: WidgetSize, _ formatter: WidgetFormatter) -> WidgetContent {
        let weather = CurrentWeather.sample(.fewClouds, celsius: 21, formatter)
        let content = Weather(
            weather,
            at: .sample(nil, formatter),
            freshness: nil,
            attribution: nil,
            forecast: WidgetForecast(
                .sample(formatter),
                beside: weather,
                from: WidgetUpdate(date: formatter.date, isStale: false),
                formatter
            ),
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

extension Fetched<Forecast> {
    /// Returns made-up steps of three hours: mild days, and light rain tomorrow in the afternoon.
    fileprivate static func sample(_ formatter: WidgetFormatter) -> Fetched<Forecast> {
        let seconds = formatter.environment.timeZone.secondsFromGMT(for: formatter.date)
        let clock = UTCOffset(seconds: seconds) ?? .utc
        let tomorrow = clock.day(of: formatter.date).advanced(by: 1)
        let start = (formatter.date.timeIntervalSince1970 / 10_800).rounded(.down) * 10_800
        let entries = (1...40)
            .map { step in
                let date = Date(timeIntervalSince1970: start + Double(step) * 10_800)
                let hour = Double(clock.secondOfDay(of: date)) / 3600
                let isDay = (6..<21).contains(hour)
                let isWet = clock.day(of: date) == tomorrow && (12..<21).contains(hour)
                let code: ConditionCode = isWet ? .lightRain : .fewClouds
                return ForecastEntry(
                    date: date,
                    utcOffset: clock,
                    partOfDay: isDay ? .day : .night,
                    elements: WeatherElements(
                        conditions: [
                            WeatherCondition(
                                id: code.rawValue,
                                group: code.group,
                                description: "",
                                icon: IconCode(code, isDay ? .day : .night)
                            )
                        ],
                        temperature: Temperature(celsius: 18 + 4 * cos((hour - 15) / 12 * .pi)),
                        chanceOfPrecipitation: Percentage(percent: code == .lightRain ? 60 : 0)
                    )
                )
            }
        let city = ForecastCity(coordinate: .nowhere, utcOffset: clock)
        return Fetched(Forecast(city: city, entries: entries), at: formatter.date, from: .network, source: .openWeather)
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
            elements: WeatherElements(
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
        )
    }
}

extension Coordinate {
    /// The point in the sea where the equator meets the prime meridian.
    fileprivate static let nowhere = Coordinate(clampingLatitude: 0, longitude: 0)
}
