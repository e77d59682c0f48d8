import Foundation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// The sentence about the next rain or snow, at 15:00 in Helsinki on Thursday.
@MainActor
@Suite("Home outlook", .watched)
struct HomeOutlookTests {
    /// Returns the sentence for steps from 18:00 on, as letters: dry, rain, snow, freezing rain, or thunderstorm.
    private func sentence(
        _ steps: String,
        locale: String = "en_GB",
        now: ConditionCode = .clearSky,
        warmer: Double = 0
    ) async throws -> String? {
        let forecast = Forecast.sample(count: steps.count, warmer: warmer) { index, entry in
            let letter = steps[steps.index(steps.startIndex, offsetBy: index)]
            let code: ConditionCode =
                switch letter {
                case "r": .lightRain
                case "s": .snow
                case "f": .freezingRain
                case "t": .thunderstorm
                default: .clearSky
                }
            entry.conditions = [WeatherCondition(code, .day)]
            entry.chanceOfPrecipitation = Percentage(percent: letter == "-" ? 0 : 60)
        }
        let weather = CurrentWeather.sample(conditions: [WeatherCondition(now, .day)])
        let fixture = HomeFixture(
            locale: locale,
            response: .success(Fetched(weather, at: HomeFixture.noon, from: .network, source: .openWeather)),
            forecast: .success(.sample(forecast))
        )
        await fixture.sut.onAppear()
        let outlook = fixture.content?.outlook
        #expect(outlook?.id == "home.outlook")
        return outlook?.text.plain
    }

    /// Dry steps, and dry days of eight steps.
    private nonisolated static func dry(_ steps: Int, days: Int = 0) -> String {
        String(repeating: "-", count: steps + 8 * days)
    }

    @Test(arguments: [
        // The step at 21:00 stands for the hours from 18:00.
        ("-r--", "Rain from around 18:00"), ("--s-", "Snow from around 21:00"),
        ("r---", "Rain by around 18:00"), ("t---", "Thunderstorms by around 18:00"),
        (dry(3) + "r-", "Rain tomorrow from around 00:00"), (dry(6) + "f-", "Freezing rain tomorrow from around 09:00"),
        (dry(3, days: 1) + "r", "Rain from Saturday"), (dry(4, days: 3) + "s", "Snow from Monday"),
        (dry(2, days: 0) + "r", "Rain from around 21:00"),
        (dry(0, days: 5), "No rain expected until Tuesday"),
    ]
    )
    func `says when it begins to fall`(steps: String, expected: String) async throws {
        #expect(try await sentence(steps) == expected)
    }

    @Test(arguments: [
        ("rr--", "Rain until around 21:00"), ("-----", "Rain until around 18:00"), ("rrr-", "Rain until around 00:00"),
        ("rrrr-", "Rain until around 03:00 tomorrow"), (String(repeating: "r", count: 14) + "-", "Rain until Saturday"),
        (String(repeating: "r", count: 11) + "-", "Rain until Friday"),
        ("rrs-", "Rain and snow until around 00:00"), ("rt-", "Rain until around 21:00"),
        (String(repeating: "r", count: 40), "Rain until at least Tuesday"),
    ]
    )
    func `says when it ends`(steps: String, expected: String) async throws {
        #expect(try await sentence(steps, now: .lightRain) == expected)
    }

    @Test(arguments: [(-4.0, "No rain or snow expected until Tuesday"), (-3.9, "No rain expected until Tuesday")])
    func `speaks of snow where it may be cold enough`(warmer: Double, expected: String) async throws {
        #expect(try await sentence(Self.dry(0, days: 5), warmer: warmer) == expected)
    }

    @Test
    func `calls rain before snow no sleet`() async throws {
        #expect(try await sentence("rrs-", locale: "de_DE", now: .lightRain) == "Regen und Schnee bis gegen 0 Uhr")
    }

    @Test(arguments: [
        ("en_US", "Rain from around 6 PM", "Rain from Saturday", "Rain until around 9 PM"),
        ("de_DE", "Regen ab etwa 18 Uhr", "Regen ab Samstag", "Regen bis gegen 21 Uhr"),
        ("fr_FR", "Pluie à partir de 18 h environ", "Pluie à partir de samedi", "Pluie jusqu’à 21 h environ"),
        ("es_ES", "Lluvia desde aprox. 18:00", "Lluvia a partir del sábado", "Lluvia hasta aprox. 21:00"),
        ("ja_JP", "18時ごろから雨", "土曜日から雨", "21時ごろまで雨"),
        ("ar_EG", "مطر ابتداءً من الساعة ٦ م تقريبًا", "مطر اعتبارًا من يوم السبت", "مطر حتى الساعة ٩ م تقريبًا"),
    ]
    )
    func `speaks every language`(locale: String, begins: String, later: String, ends: String) async throws {
        #expect(try await sentence("-r--", locale: locale) == begins)
        #expect(try await sentence(Self.dry(3, days: 1) + "r", locale: locale) == later)
        #expect(try await sentence("rr--", locale: locale, now: .lightRain) == ends)
    }
}
