import ExampleSupport
import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@testable import WeatherTerminal

/// The app over made-up weather on a terminal in memory, operated by keys.
@MainActor
final class TestApp {
    let surface: TestSurface
    let app: OpenWeatherApp
    let clock = ManualClock()
    let service: CountingHTTPClient
    private let terminal: TerminalApp
    private let inputs: AsyncStream<TerminalInput>.Continuation
    private let stream: AsyncStream<TerminalInput>
    private(set) var ending: TerminalApp.Ending?
    /// What was written to the terminal when the app had ended.
    private(set) var writesAtEnd = 0

    init(
        _ preferences: Preferences = .lisbon,
        size: (columns: Int, rows: Int) = (80, 32),
        environment: [String: String] = ["TERM": "xterm", "NO_COLOR": "1"],
        locale: String = "en_GB",
        takesKey: Bool = false,
        notice: String? = nil,
        start: PlaceOnStart? = nil,
        adjust: (inout ScreenDependencies) -> Void = { _ in }
    ) {
        let now = Date(timeIntervalSince1970: 1_779_969_600)
        surface = TestSurface(columns: size.columns, rows: size.rows)
        service = CountingHTTPClient(DemoHTTPClient(now: { now }))
        var configuration = OpenWeatherConfiguration(transport: service)
        configuration.retry = .noDeadline
        configuration.now = { now }
        app = .live(configuration: configuration, preferences: InMemoryPreferencesStore(preferences)) { parts in
            parts.deviceLocale = Locale(identifier: locale)
            parts.timeZone = .gmt
            parts.autoRefresh = .off
            parts.searchDelay = .zero
            adjust(&parts)
        }
        let launch = TerminalApp.Launch(
            source: "demo",
            environment: environment,
            takesKey: takesKey,
            notice: notice,
            clock: clock
        )
        terminal = TerminalApp(app, launch, on: surface, start: start)
        (stream, inputs) = AsyncStream.makeStream(of: TerminalInput.self)
    }

    /// Runs the app, performs `body`, and quits.
    func run(_ body: (TestApp) async -> Void) async {
        let running = Task {
            ending = await terminal.run(stream)
            writesAtEnd = surface.writes.count
        }
        await body(self)
        inputs.finish()
        await running.value
    }

    /// Presses keys one after the other.
    func press(_ keys: Key...) { for key in keys { inputs.yield(.key(key)) } }

    /// Types a text.
    func type(_ text: String) { for character in text { inputs.yield(.key(.character(character))) } }

    /// Sends an input that is no key.
    func send(_ input: TerminalInput) { inputs.yield(input) }

    /// Waits until all texts are on the screen.
    func shows(_ texts: String...) async {
        let isShown = await until { texts.allSatisfy(surface.shows) }
        if !isShown { Issue.record("expected \(texts) on the screen:\n\(surface.screen)") }
    }

    /// Waits until the text is not on the screen.
    func hides(_ text: String) async {
        let isHidden = await until { !surface.shows(text) }
        if !isHidden { Issue.record("did not expect \(text) on the screen:\n\(surface.screen)") }
    }

    /// Waits until this many responses are cached.
    func hasCached(_ count: Int) async {
        await until { await app.client.repositories.cacheControl?.usage().entries ?? 0 >= count }
    }

    /// Clicks on a text and waits until the others are on the screen.
    ///
    /// A line can move before a click on it arrives, as it can for people. The text is then clicked again, where it is.
    func click(_ text: String, shows texts: String...) async {
        await shows(text)
        var last: (column: Int, row: Int)?
        let isShown = await until {
            if texts.allSatisfy(surface.shows) { return true }
            if let place = surface.place(of: text), last.map({ $0 != place }) ?? true {
                press(.click(column: place.column, row: place.row))
                last = place
            }
            return false
        }
        if !isShown { Issue.record("expected \(texts) on the screen:\n\(surface.screen)") }
    }
}

extension Preferences {
    /// Preferences with Lisbon as the current place, and three favorites.
    static var lisbon: Preferences {
        var preferences = Preferences()
        preferences.select(.lisbon)
        for place in [Location.lisbon, .tokyo, .cairo] { preferences.toggleFavorite(place) }
        return preferences
    }
}
