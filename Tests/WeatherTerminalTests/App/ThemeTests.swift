import ExampleSupport
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@testable import WeatherTerminal

@MainActor
@Suite("Colors of cards in a terminal", .watched)
struct ThemeTests {
    private let colors = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]

    @Test
    func `are those of the sky, or of the terminal alone after Control T`() async {
        let app = TestApp(size: (80, 24), environment: colors)
        await app.run { app in
            await app.shows("Lisbon", "Updated")
            app.press(.control("l"))
            await until { app.surface.writes.last { $0.contains("\u{1B}[2J") }?.contains("48;2;") == true }

            let count = app.surface.writes.count
            app.press(.control("t"), .control("l"))
            await until {
                app.surface.writes.dropFirst(count).last { $0.contains("\u{1B}[2J") }?.contains("48;2;") == false
            }

            #expect(app.surface.shows("Updated"))
        }
    }

    @Test
    func `are the ones that the command line names`() throws {
        let parsed = try WeatherTerminal.syntax.parse(["--theme", "terminal"])
        let wrong = try? WeatherTerminal.syntax.parse(["--theme", "bright"])

        #expect(try parsed.choice("--theme") == TerminalTheme.terminal)
        #expect(throws: UsageError.self) { let _: TerminalTheme? = try wrong?.choice("--theme") }
    }

    @Test
    func `come one after the other`() {
        #expect(TerminalTheme.allCases.map(\.next) == [.terminal, .sky])
    }
}
