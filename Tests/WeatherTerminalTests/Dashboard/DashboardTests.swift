import ExampleSupport
import Foundation
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@testable import WeatherTerminal

@MainActor
@Suite("The dashboard", .watched)
struct DashboardTests {
    @Test
    func `shows now hours days and air side by side`() async {
        await TestApp(size: (120, 40))
            .run { app in
                await app.shows("─ Now ─", "─ Next hours ─", "─ Next days ─", "─ Details ─", "Temperature", "PM₂.₅")
                await app.shows("▀▀▀", "●", "Today", "Measured", "Updated just now")
            }
    }

    @Test(arguments: [(99, false, false), (100, true, false), (159, true, false), (160, true, true)])
    func `needs width`(columns: Int, isDashboard: Bool, hasFavorites: Bool) async {
        await TestApp(size: (columns, 40))
            .run { app in
                await app.shows("Humidity", "Lisbon")
                if isDashboard { await app.shows("─ Now ─", "PM₂.₅") }
                if hasFavorites { await app.shows("─ Favourites ─", "Tokyo", "Cairo") }
                #expect(app.surface.shows("─ Now ─") == isDashboard)
                #expect(app.surface.shows("─ Favourites ─") == hasFavorites)
            }
    }

    @Test(arguments: [(100, 12), (100, 16), (120, 19), (120, 20), (120, 24), (140, 40), (200, 50), (240, 70)])
    func `fills the terminal exactly and keeps the number`(columns: Int, rows: Int) async {
        // The words after it can be on the next line.
        await TestApp(size: (columns, rows))
            .run { app in
                await app.shows("─ Now ─", "°", "Feels")
                await settle()
                let lines = app.surface.screen.split(separator: "\n", omittingEmptySubsequences: false)
                #expect(!lines.contains { DisplayWidth.of($0) > columns })
                #expect(lines.filter { $0.hasPrefix("╭") }.allSatisfy { DisplayWidth.of($0) == columns })
                #expect(!lines[0].contains("▼"))
            }
    }

    @Test(arguments: ["ar", "ja", "de", "fr", "es"])
    func `is aligned in every language`(language: String) async {
        await TestApp(size: (130, 40), locale: language)
            .run { app in
                await app.shows("PM₂.₅")
                await settle()
                let lines = app.surface.screen.split(separator: "\n").filter { $0.contains("│") || $0.contains("╭") }
                #expect(lines.count > 20)
                #expect(Set(lines.map { DisplayWidth.of($0) }) == [130])
            }
    }

    @Test
    func `begins at the right in Arabic`() async {
        await TestApp(size: (120, 40), locale: "ar")
            .run { app in
                await app.shows("PM₂.₅")
                let now = app.surface.place(of: TerminalTexts.arabic.now)
                let hours = app.surface.place(of: TerminalTexts.arabic.hours)
                #expect((now?.column ?? 0) > (hours?.column ?? .max))
            }
    }

    @Test
    func `costs no more than opening the screens`() async {
        let (wide, narrow) = (TestApp(size: (120, 40)), TestApp(size: (80, 40)))
        for app in [wide, narrow] {
            await app.run { app in
                await app.shows("Humidity")
                // What is still being fetched when a screen asks for it may be fetched twice.
                await app.hasCached(4)
                for (key, text) in [(Key.character("f"), "Today"), (.character("a"), "US AQI")] {
                    app.press(key)
                    await app.shows(text, "Esc back")
                    if key == .character("a") { await app.hasCached(4) }
                    app.press(.escape)
                    await app.shows("q quit")
                }
            }
        }

        #expect(wide.service.requests == narrow.service.requests)
        #expect(wide.service.requests.values.allSatisfy { $0 == 1 }, "\(wide.service.requests)")
    }

    @Test(arguments: [(59, false), (60, true), (99, true)])
    func `loads the air beside home where there is room for it`(columns: Int, hasAir: Bool) async {
        let app = TestApp(size: (columns, 60))
        await app.run { app in
            await app.shows("Humidity", "Today")
            if hasAir { await app.shows("Air  ", "PM₂.₅") }
            await settle()
        }

        let air: Set = hasAir ? ["air_pollution", "air_pollution/forecast"] : []
        #expect(Set(app.service.requests.keys) == air.union(["weather", "forecast"]))
        #expect(app.service.requests.values.allSatisfy { $0 == 1 }, "\(app.service.requests)")
    }

    @Test(arguments: [true, false])
    func `loads the air again by itself unless that is switched off`(isOn: Bool) async {
        let (clock, air) = (ManualClock(), ScriptedAirQualityRepository())
        air.airQuality.always(AirQuality.sample())
        air.airQualityForecast.always(AirQualityForecast.sample())
        var preferences = Preferences.lisbon
        preferences.isAutoRefreshEnabled = isOn
        // Home looks for a forecast in the cache alone, which is no load.
        func loads() -> Int { air.calls.count { if case .airQuality = $0 { true } else { false } } }

        await TestApp(preferences, size: (120, 40)) { parts in
            parts.airQuality = air
            parts.clock = clock
        }
        .run { app in
            await app.shows("PM₂.₅")
            // One refreshes the ages each minute, the other the air.
            await until { clock.sleeperCount == 2 && app.app.settings.preferences.isAutoRefreshEnabled == isOn }
            await settle()
            let before = loads()
            clock.advance(by: .seconds(600))
            await until { clock.sleeperCount == 2 }

            #expect((loads() > before) == isOn)
        }
    }

    @Test(arguments: [80, 120])
    func `shows what a source of One Call has`(columns: Int) async {
        let oneCall = ScriptedOneCallRepository()
        oneCall.reports.always(.sample(from: Date(timeIntervalSince1970: 1_779_969_600)))

        await TestApp(size: (columns, 60), adjust: { $0.oneCall = oneCall })
            .run { app in await app.shows("UV index", "7, high", "! Yellow wind warning", "in 12 minutes") }
    }

    @Test(arguments: [80, 120])
    func `opens a day with a click on its row`(columns: Int) async {
        await TestApp(size: (columns, 40))
            .run { app in
                await app.shows("Humidity", "Today")
                await app.click("━", shows: "Every three hours", "Following days")
                app.press(.escape)
                await until { app.app.router.path.isEmpty }
            }
    }

    @Test
    func `follows the place of home`() async {
        await TestApp(size: (120, 40))
            .run { app in
                await app.shows("PM₂.₅")
                let before = app.service.requests["air_pollution"]
                app.press(.tab)
                await app.shows("  Tokyo ·")
                await until { app.service.requests["air_pollution", default: 0] > (before ?? 0) }
            }
    }

    @Test
    func `opens screens by clicks on their panels`() async {
        await TestApp(size: (160, 40))
            .run { app in
                await app.click("Next hours", shows: "Esc back", "Temperature")
                app.press(.escape)
                await app.shows("─ Details ─")
                await app.click("Details", shows: "US AQI")
                app.press(.escape)
                await app.shows("─ Favourites ─")
                await app.click("Cairo  ", shows: "  Cairo ·")
            }
    }

    @Test
    func `cuts no value beside a long label`() async {
        let weather = ScriptedWeatherRepository()
        weather.currentWeather.always(CurrentWeather.sample { $0.humidity = Percentage(percent: 50) })
        weather.forecast.always(failure: .offline)

        await TestApp(size: (100, 40)) { $0.weather = weather }
            .run { app in await app.shows("Precipitation in the last hour  0.4", "Dew point 8°, comfortable") }
    }

    @Test
    func `says until when the last day is known`() async {
        let weather = ScriptedWeatherRepository()
        weather.currentWeather.always(CurrentWeather.sample())
        // Until ten o'clock on the day after tomorrow.
        weather.forecast.always(Forecast.sample(entries: Forecast.sampleEntries(count: 16)))

        await TestApp(size: (150, 40)) { $0.weather = weather }.run { app in await app.shows("Sat until 10:00") }
    }

    @Test
    func `says of the favorites and of the air how old they are`() async {
        let (weather, air) = (ScriptedWeatherRepository(), ScriptedAirQualityRepository())
        let date = SampleTime.measured - 7_200
        weather.currentWeather.always(Fetched.sample(CurrentWeather.sample(), at: date, from: .stale(.offline)))
        weather.forecast.always(failure: .offline)
        air.airQuality.always(Fetched.sample(AirQuality.sample(), at: date, from: .stale(.timedOut)))
        air.airQualityForecast.always(failure: .timedOut)

        await TestApp(size: (170, 40)) { parts in
            parts.weather = weather
            parts.airQuality = air
        }
        .run { app in
            await app.shows("─ Favourites ─", "! Cairo: You’re offline. Updated 2 hours")
            await app.shows("PM₂.₅", "! Not up to date. Updated 2 hours ago.")
        }
    }

    @Test
    func `draws without colors where there are none`() async {
        let app = TestApp(size: (120, 40), environment: ["TERM": "xterm-256color", "NO_COLOR": "1"])
        await app.run { app in await app.shows("PM₂.₅", "━", "▀▀▀") }

        let hasStyles = app.surface.writes.joined().contains(/\e\[[0-9;]*m/)
        #expect(!hasStyles)
    }

    @Test(arguments: [
        (["TERM": "xterm"], "\u{1B}[93m", "38;5;"), (["TERM": "xterm-256color"], "38;5;", "38;2;"),
        (["TERM": "xterm-256color", "COLORTERM": "truecolor"], "38;2;", "38;5;"),
    ]
    )
    func `uses the colors that there are`(environment: [String: String], expected: String, unexpected: String) async {
        let app = TestApp(size: (120, 40), environment: environment)
        await app.run { app in await app.shows("PM₂.₅") }
        let text = app.surface.writes.joined()
        let (hasExpected, hasUnexpected) = (text.contains(expected), text.contains(unexpected))

        #expect(hasExpected && !hasUnexpected)
    }

    @Test
    func `takes other colors on a light background`() async {
        let app = TestApp(size: (120, 40), environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"])
        await app.run { app in
            await app.shows("PM₂.₅")
            let dark = app.surface.writes.joined()
            app.send(.background(.light))
            let sun = "38;2;176;112;0"
            await until { app.surface.writes.joined().contains(sun) }
            #expect(!dark.contains(sun))
        }
    }
}
