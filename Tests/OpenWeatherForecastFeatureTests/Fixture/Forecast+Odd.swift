import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit

extension Forecast {
    /// A forecast of the same temperature throughout.
    static func constant(celsius: Double, count: Int = 40) -> Forecast {
        let entries = sampleEntries(count: count)
            .map {
                ForecastEntry.sample(date: $0.date) {
                    $0.temperature = Temperature(celsius: celsius)
                    $0.minimum = nil
                    $0.maximum = nil
                }
            }
        return .sample(entries: entries)
    }

    /// A forecast at a place whose clocks differ from UTC by `offset`, beginning at `start`.
    static func at(offset: Int?, from start: Date, count: Int = 40) -> Forecast {
        let utcOffset = offset.flatMap { UTCOffset(seconds: $0) }
        return .sample(
            city: .sample(utcOffset: utcOffset),
            entries: sampleEntries(count: count, from: start, utcOffset: utcOffset)
        )
    }

    /// The same forecast with descriptions as the service never sent them.
    func withoutDescriptions() -> Forecast {
        let entries = entries.map { entry in
            ForecastEntry.sample(date: entry.date, partOfDay: entry.partOfDay) {
                $0.conditions = entry.conditions.map {
                    WeatherCondition(id: $0.id, group: $0.group, description: "", icon: $0.icon)
                }
                $0.temperature = entry.temperature
                $0.feelsLike = entry.feelsLike
                $0.wind = entry.wind
                $0.chanceOfPrecipitation = entry.chanceOfPrecipitation
                $0.rain = entry.rain
                $0.snow = PrecipitationAmount(depth: Precipitation(millimeters: 1.4), hours: 3)
            }
        }
        return Forecast(city: city, entries: entries)
    }
}

extension PlaceForecast {
    /// A forecast for Lisbon in English, just fetched, unless said otherwise.
    static func sample(
        _ forecast: Forecast = .sample(),
        location: Location = .lisbon,
        language: Language = .english,
        from origin: FetchOrigin = .network
    ) -> PlaceForecast {
        PlaceForecast(location: location, language: language, fetched: .sample(forecast, from: origin))
    }
}

extension ScreenEnvironment {
    /// English in the United States, metric, at the moment the samples were fetched, unless said otherwise.
    static func sample(
        _ identifier: String = "en_US",
        units: Units = .metric,
        now: Date = SampleTime.fetched
    ) -> ScreenEnvironment {
        let locale = Locale(identifier: identifier)
        return ScreenEnvironment(
            language: Language(locale: locale),
            locale: locale,
            units: units,
            timeZone: .gmt,
            now: { now }
        )
    }
}

extension Date {
    /// The moment an ISO 8601 text names, such as `2026-03-29T00:00:00Z`.
    static func iso(_ text: String) -> Date {
        (try? Date(text, strategy: .iso8601)) ?? .distantPast
    }
}
