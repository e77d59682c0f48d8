import ExampleSupport
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@testable import WeatherTerminal

/// The bytes that the app writes, which may travel over a slow network.
@MainActor
@Suite("Output of the app in a terminal", .watched)
struct TerminalOutputTests {
    @Test
    func `has few bytes for each cell of a whole frame`() async {
        let app = TestApp(size: (120, 40), environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"])
        await app.run { app in
            await app.shows("Humidity", "Updated", "? help")
            let count = app.surface.writes.count
            app.press(.control("l"))
            await until { app.surface.writes.dropFirst(count).contains { $0.contains("\u{1B}[2J") } }

            let frame = app.surface.writes.last { $0.contains("\u{1B}[2J") } ?? ""
            #expect(Double(frame.utf8.count) <= 3.2 * 120 * 40)
        }
    }

    @Test
    func `waits for nothing while nothing is loaded`() async {
        await TestApp()
            .run { app in
                await app.shows("Humidity", "Updated")
                await until {
                    app.clock.advance(by: .milliseconds(100))
                    return app.surface.screen.split(separator: "\n").first?.contains(/[⠀-⣿]/) == false
                }

                await until { app.clock.sleeperCount == 0 }
            }
    }
}

@Suite("Scroll")
struct ScrollTests {
    @Test(arguments: [
        (Key.down, 9, 10), (.down, 10, 10), (.up, 0, 0), (.pageDown, 8, 10), (.pageUp, 3, 0), (.end, 2, 10),
        (.home, 7, 0), (.scrollDown, 9, 10), (.scrollUp, 1, 0),
    ])
    func `ends with the screen`(key: Key, offset: Int, expected: Int) {
        var sut = Scroll(offset: offset)

        sut.press(key, page: 5)

        #expect(sut.clamped(to: 10) == Scroll(offset: expected, followsSelection: false))
    }
}
