import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Every recorded forecast through repository, use case and view model to content, against sums made here.
@MainActor
@Suite(
    "Recorded forecasts on the screen",
    .enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"),
    .watched
)
struct RecordedForecastContentTests {
    private struct Day {
        var low = Double.infinity
        var high = -Double.infinity
        var entries = 0
        var rain = 0.0
    }

    @Test(arguments: RecordedFiles.names(in: "forecast"))
    func `show their days in every language and unit system`(name: String) async throws {
        let screens = try RecordedScreens("forecast", name, at: "/data/2.5/forecast")
        let offset = screens.json["city"]["timezone"].number ?? 0
        let list = screens.json["list"].array
        let units = RecordedUnits(of: screens.json, name)
        let asked = try #require(UnitsPreference(rawValue: units.rawValue))
        let isReadable = units.isReadable(screens.json)
        let first = try #require(list.compactMap { $0["dt"].number }.min())
        let days = Self.days(list, units, offset: offset)
        let source = ForecastSource(weather: screens.client.repositories.weather, preferences: screens.preferences)
        for language in TextLanguage.allCases {
            let before = Date(timeIntervalSince1970: first - 3 * 86_400)
            let settings = try await screens.settings(language, units: asked, now: before)
            let sut = ForecastBuilder(source: source).makeViewModel(settings: settings, router: RouterSpy())
            await sut.onAppear()
            for units in [UnitsPreference.metric, .imperial, .standard] {
                var preferences = settings.preferences
                preferences.units = units
                settings.apply(preferences)
                guard isReadable else {
                    guard case .failed = sut.state else {
                        Issue.record("\(name) should not be believed.")
                        return
                    }
                    continue
                }

                let content = try #require(sut.state.content)
                #expect(content.days.map { $0.day?.daysSince1970 } == days.keys.sorted())
                for shown in content.days {
                    let day = try #require(shown.day)
                    let expected = try #require(days[day.daysSince1970])
                    #expect(shown.entries.count == expected.entries)
                    let formats = settings.environment.formats
                    #expect(shown.card.low == formats.temperature(Temperature(celsius: expected.low)).text)
                    #expect(shown.card.high == formats.temperature(Temperature(celsius: expected.high)).text)
                    if language == .english {
                        let digits = shown.card.low.filter { $0.isNumber || $0 == "-" || $0 == "−" }
                        let low = Int(digits.replacing("−", with: "-"))
                        #expect(low == RecordedScreens.whole(expected.low, units))
                    }
                    #expect((shown.card.rain != nil) == (expected.rain > 0))
                }
            }
        }
    }

    private static func days(_ list: [JSON], _ units: RecordedUnits, offset: Double) -> [Int: Day] {
        var days: [Int: Day] = [:]
        func number(at time: Double) -> Int { Int(((time + offset) / 86_400).rounded(.down)) }
        for entry in list {
            let time = entry["dt"].number ?? 0
            var day = days[number(at: time)] ?? Day()
            let main = entry["main"]
            let temperature = units.celsius(main["temp"].number) ?? 0
            day.low = min(day.low, units.celsius(main["temp_min"].number) ?? temperature)
            day.high = max(day.high, units.celsius(main["temp_max"].number) ?? temperature)
            day.entries += 1
            days[number(at: time)] = day
        }
        // What fell in the hours before an entry, minute by minute.
        for entry in list {
            let hours = entry["rain"]["3h"].number != nil ? 3 : 1
            guard let depth = entry["rain"]["3h"].number ?? entry["rain"]["1h"].number else { continue }
            for minute in 0..<hours * 60 {
                let time = (entry["dt"].number ?? 0) - Double(minute) * 60 - 30
                days[number(at: time)]?.rain += depth / Double(hours * 60)
            }
        }
        return days
    }
}
