import ExampleSupport
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@testable import WeatherTerminal

@MainActor
@Suite("The app in a terminal", .watched)
struct TerminalAppTests {
    @Test
    func `shows home and its keys in words`() async {
        let app = TestApp()
        await app.run { app in
            await app.shows("Lisbon", "Humidity", "/ search", "f forecast", "? help · q quit")
        }
        #expect(app.ending == .quit)
    }

    @Test(arguments: [
        (Key.character("f"), "Today"), (.character("a"), "PM₂.₅"), (.character("v"), "Tokyo"),
        (.character("h"), "History"), (.character("c"), "140°F"), (.character("p"), "Metric"),
        (.character("/"), "Choose a place"), (.character("s"), "Choose a place"),
    ]
    )
    func `opens a screen with a key and goes back with escape`(key: Key, text: String) async {
        await TestApp()
            .run { app in
                await app.shows("Humidity")
                app.press(key)
                await app.shows(text)
                app.press(.escape)
                await app.shows("Humidity", "q quit")
            }
    }

    @Test(arguments: ["f forecast", "a air quality", "p settings"])
    func `opens a screen with a click on its hint`(hint: String) async {
        await TestApp()
            .run { app in
                await app.click(hint, shows: "Esc back")
                await app.click("Esc back", shows: "q quit", "Humidity")
            }
    }

    @Test
    func `has room for the keys of home in German`() async {
        await TestApp(size: (80, 24), locale: "de_DE")
            .run { app in await app.shows("c Umrechner", "w Gute Zeiten · ? Hilfe · q beenden") }
    }

    /// A narrow home has no air beside the weather, and requests none for its good times.
    @Test(arguments: [(80, 1, "w good times"), (56, 0, "checked")])
    func `shows good times with a key where there is little room`(columns: Int, airRequests: Int, text: String) async {
        await TestApp(size: (columns, 24))
            .run { app in
                await app.shows("Lisbon", "q quit")
                if airRequests > 0 { await app.shows(text) }
                app.press(.character("w"))
                await app.shows("Good times", " Walk: ", " Run: ", " Laundry: ", "Esc close")
                await until { app.service.requests["air_pollution/forecast", default: 0] == airRequests }
                if airRequests > 0 { await app.hides("checked") } else { await app.shows(text) }
                #expect(app.surface.screen.split(separator: "\n").allSatisfy { $0.count <= columns })
                #expect(app.service.requests["air_pollution/forecast", default: 0] == airRequests)
                #expect(app.service.requests["weather"] == 1 && app.service.requests["forecast"] == 1)
                app.press(.escape)
                await app.hides(" Walk: ")
            }
    }

    @Test
    func `lists every key on demand`() async {
        await TestApp()
            .run { app in
                await app.shows("Humidity")
                app.press(.character("?"))
                await app.shows(
                    "Keys",
                    "Everywhere",
                    "PgUp PgDn",
                    "Ctrl-Z",
                    "the wheel scrolls",
                    "forecast",
                    "Esc close"
                )
                app.press(.escape)
                await app.shows("Humidity")
                app.press(.function(1))
                await app.shows("Everywhere")
                app.press(.character("q"))
                await app.shows("Humidity")
            }
    }

    @Test
    func `presses a key of the list with a click`() async {
        await TestApp()
            .run { app in
                await app.shows("Humidity")
                app.press(.character("?"))
                await app.shows("Everywhere")
                await app.click("forecast", shows: "Esc back", "Temperature")
            }
    }

    @Test
    func `leaves letters to a field that takes text`() async {
        await TestApp()
            .run { app in
                await app.shows("Humidity")
                app.press(.character("/"))
                await app.shows("Choose a place", "F1 help")
                app.type("?jkq/")
                await app.shows("> ?jkq/")
                app.press(.function(1))
                await app.shows("Everywhere")
            }
    }

    @Test
    func `finds a place and shows it`() async {
        await TestApp()
            .run { app in
                await app.shows("Humidity")
                app.press(.character("/"))
                await app.shows("Choose a place")
                app.type("Tokyo")
                await app.shows("> Tokyo", "Japan")
                await app.click("Tokyo  ", shows: "Humidity")
                await until { app.app.router.currentLocation?.name == "Tokyo" }
            }
    }

    @Test
    func `moves in lists with letters and arrows`() async {
        await TestApp()
            .run { app in
                await app.shows("Humidity")
                app.press(.character("v"))
                await app.shows("Cairo")
                for (key, name) in [(Key.character("j"), "Lisbon"), (.down, "Tokyo"), (.character("k"), "Lisbon")] {
                    app.press(key)
                    await until { app.selectedLine?.contains(name) == true }
                }
                app.press(.character("J"))
                await until { app.app.settings.preferences.favorites.map(\.name) == ["Tokyo", "Lisbon", "Cairo"] }
            }
    }

    @Test
    func `opens a row with a click`() async {
        await TestApp()
            .run { app in
                await app.shows("Humidity")
                app.press(.character("v"))
                await app.hides("Humidity")
                await app.click("Cairo", shows: "Humidity", "Cairo")
                #expect(!app.app.router.path.isEmpty)
            }
    }

    @Test
    func `scrolls with letters keys and the wheel`() async {
        await TestApp(size: (80, 12))
            .run { app in
                await app.shows("Lisbon", "▼")
                for (down, up) in [
                    (Key.down, Key.up), (.character("j"), .character("k")), (.scrollDown, .scrollUp),
                    (.pageDown, .pageUp),
                    (.end, .home), (.character("G"), .character("g")), (.character(" "), .pageUp),
                ] {
                    app.press(down)
                    await app.shows("▲")
                    app.press(up)
                    await app.hides("▲")
                }
            }
    }

    /// The first line ends with arrows that say where there is more.
    @Test
    func `keeps the place of each screen while others are above it`() async {
        await TestApp(size: (80, 16))
            .run { app in
                @MainActor func ends(with arrows: String, on screens: Int) async {
                    await until {
                        app.surface.screen.prefix { $0 != "\n" }.hasSuffix(arrows)
                            && app.app.router.path.count == screens
                            && app.surface.shows(screens == 0 ? "Lisbon" : "Esc")
                    }
                }
                await ends(with: "  ▼", on: 0)
                app.press(.character("f"))
                await ends(with: "  ▼", on: 1)
                app.press(.end)
                await ends(with: " ▲", on: 1)
                app.press(.escape)
                await ends(with: "  ▼", on: 0)
                app.press(.scrollDown)
                await ends(with: "▲▼", on: 0)
                app.press(.character("f"))
                await ends(with: "  ▼", on: 1)
                app.press(.escape)
                await ends(with: "▲▼", on: 0)
            }
    }

    @Test
    func `searches the list of languages`() async {
        await TestApp()
            .run { app in
                await app.shows("Humidity")
                app.press(.character("p"), .character("/"))
                await app.shows("Type the name of a language")
                app.type("deut")
                await app.shows("German")
                await app.hides("Japanese")
                app.press(.enter)
                await app.shows("Einstellungen")
                #expect(app.app.settings.preferences.language == .fixed(Language(code: "de")))
            }
    }

    @Test(arguments: [("ÉSPAÑOL", "Spanish"), ("日本", "Japanese"), ("pt_br", "Brazil"), ("ｊａｐ", "Japanese")])
    func `finds a language by any of its names`(text: String, name: String) async {
        await TestApp()
            .run { app in
                await app.shows("Humidity")
                app.press(.character("p"), .character("/"))
                await app.shows("Type the name of a language")
                app.type(text)
                await app.shows("> \(text)", name)
            }
    }

    @Test
    func `closes the list of languages step by step`() async {
        await TestApp()
            .run { app in
                await app.shows("Humidity")
                app.press(.character("p"), .character("/"))
                app.type("xyz")
                await app.shows("No language has this name.")
                app.press(.escape)
                await app.shows("Type the name of a language", "Arabic")
                app.press(.escape)
                await app.shows("(•) ", "Esc back")
            }
    }

    @Test
    func `turns its wheel with the clock while it loads`() async {
        let gate = Gate()
        await TestApp(adjust: { $0.weather = GatedWeather(gate, $0.weather) })
            .run { app in
                await app.shows("⠋ Lisbon")
                // The clock is advanced as often as it takes: the next turn is awaited a moment after one is drawn.
                for wheel in ["⠋", "⠙", "⠹"] {
                    await until {
                        app.clock.advance(by: .milliseconds(100))
                        return !app.surface.shows("\(wheel) Lisbon")
                    }
                }
                gate.open()
                await until {
                    app.clock.advance(by: .milliseconds(100))
                    return app.surface.screen.split(separator: "\n").first?.contains(/[⠀-⣿]/) == false
                }
                await app.shows("Humidity")
            }
    }

    @Test
    func `gives the terminal back and draws everything again`() async {
        await TestApp()
            .run { app in
                await app.shows("Humidity", "Updated")
                let count = app.surface.writes.count
                app.press(.control("z"))
                await until { app.surface.writes.dropFirst(count).contains { $0.contains("\u{1B}[2J") } }

                #expect(app.surface.suspensions == 1)
                #expect(app.surface.shows("Humidity"))
            }
    }

    @Test
    func `draws nothing after its end`() async {
        let sut = TestApp()
        await sut.run { app in
            await app.shows("Humidity")
            app.send(.resized)
            app.press(.character("q"))
        }
        for _ in 0..<100 { await Task.yield() }
        #expect(sut.ending == .quit)
        #expect(sut.surface.writes.count == sut.writesAtEnd)
    }

    @Test
    func `fits in every size`() async {
        await TestApp()
            .run { app in
                await app.shows("Humidity")
                for (columns, rows) in [(40, 12), (80, 24), (120, 40), (200, 50), (59, 19), (100, 20)] {
                    app.surface.size = TerminalSize(columns: columns, rows: rows)
                    let count = app.surface.writes.count
                    app.send(.resized)
                    await until { app.surface.writes.count > count }
                    // The dashboard draws its panels when what they show has arrived.
                    await app.shows("Lisbon", "°")
                    let lines = app.surface.screen.split(separator: "\n", omittingEmptySubsequences: false)
                    #expect(!lines.contains { DisplayWidth.of($0) > columns })
                }
            }
    }

    @Test
    func `shows a remark until a key is pressed`() async {
        await TestApp(notice: "The key could not be saved.")
            .run { app in
                await app.shows("! The key could not be saved.")
                app.press(.down)
                await app.hides("! The key")
            }
    }
}

extension TestApp {
    /// The line with the mark of the selection.
    fileprivate var selectedLine: String? {
        surface.screen.split(separator: "\n").first { $0.contains("▸") }.map(String.init)
    }
}

/// A source of weather whose answers wait for a gate.
private struct GatedWeather: WeatherRepository {
    private let gate: Gate
    private let upstream: any WeatherRepository

    init(_ gate: Gate, _ upstream: any WeatherRepository) {
        self.gate = gate
        self.upstream = upstream
    }

    func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try? await gate.pass()
        return try await upstream.currentWeather(for: query, options: options, policy: policy)
    }

    func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast> {
        try await upstream.forecast(for: query, count: count, options: options, policy: policy)
    }
}
