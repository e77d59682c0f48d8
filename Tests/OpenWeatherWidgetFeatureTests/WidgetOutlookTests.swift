import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

/// The line about the next rain or snow, on the lock screen and in the large size.
@Suite("Widget outlook", .watched)
struct WidgetOutlookTests {
    /// The lines of the rectangle and of the inline size, with rain in the steps of the given numbers; step 0 is at 13:00
    /// in Lisbon, step 1 at 16:00.
    private func lines(
        wet: ClosedRange<Int>?,
        _ code: ConditionCode = .moderateRain,
        rainsNow: Bool = false,
        locale: String = "en_GB"
    ) async throws -> [String?] {
        let entries = Forecast.sampleEntries(count: 40).enumerated()
            .map { index, entry in
                let isWet = wet?.contains(index) == true
                return ForecastEntry.sample(date: entry.date) {
                    $0.conditions = [WeatherCondition(isWet ? code : .fewClouds, .day)]
                    $0.temperature = entry.temperature
                    $0.chanceOfPrecipitation = Percentage(percent: isWet ? 80 : 0)
                    $0.rain = isWet ? entry.rain : nil
                }
            }
        let fixture = WidgetFixture(.sample(language: .device), locale: locale)
        fixture.weather.forecast.always(.sample(.sample(entries: entries)))
        fixture.weather.currentWeather.always(
            .sample(.sample { $0.conditions = [WeatherCondition(rainsNow ? .moderateRain : .clearSky, .day)] })
        )
        let rectangle = await fixture.sut.timeline(.rectangular).entries.first?.content.weather?.outlook?.text
        let inline = await fixture.sut.timeline(.inline).entries.first?.content.weather?.line?.text
        return [rectangle, inline]
    }

    @Test(
        arguments: [
            // The step of 16:00 has begun, so it may rain at any time before.
            (1...1, ConditionCode.moderateRain, "Rain by around 16:00", "Lisbon 18° · Rain by 16:00"),
            (2...3, .moderateRain, "Rain from around 16:00", "Lisbon 18° · Rain from 16:00"),
            (2...3, .lightSnow, "Snow from around 16:00", "Lisbon 18° · Snow from 16:00"),
            (2...3, .thunderstorm, "Thunderstorms from around 16:00", "Lisbon 18° · Thunderstorms from 16:00"),
            (12...13, .moderateRain, "Rain from Friday", "Lisbon 18° · Clear sky"),
            (nil, .moderateRain, "Dry until at least Tuesday", "Lisbon 18° · Clear sky"),
        ] as [(ClosedRange<Int>?, ConditionCode, String, String)]
    )
    func `says when it begins`(wet: ClosedRange<Int>?, code: ConditionCode, line: String, inline: String) async throws {
        #expect(try await lines(wet: wet, code) == [line, inline])
    }

    @Test(arguments: [
        (0...2, "Rain until around 19:00", "Lisbon 18° · Rain until 19:00"),
        (0...12, "Rain until Saturday", "Lisbon 18° · Rain"),
        (0...39, "Rain until at least Tuesday", "Lisbon 18° · Rain"),
    ])
    func `says when it ends`(wet: ClosedRange<Int>, line: String, inline: String) async throws {
        #expect(try await lines(wet: wet, rainsNow: true) == [line, inline])
    }

    @Test(arguments: [
        ("de_DE", "Regen ab etwa 16 Uhr", "Lissabon 18° · Regen ab 16 Uhr"),
        ("fr_FR", "Pluie à partir de 16 h environ", "Lisbonne 18° · Pluie dès 16 h"),
        ("es_ES", "Lluvia desde aprox. 16:00", "Lisboa 18° · Lluvia desde 16:00"),
        ("ja_JP", "16時ごろから雨", "リスボン 18° · 16時から雨"),
    ])
    func `speaks the language of the reader`(locale: String, line: String, inline: String) async throws {
        let lines = try await lines(wet: 2...3, locale: locale).map { $0?.replacing("\u{A0}", with: " ") }

        #expect(lines == [line, inline])
    }
}
