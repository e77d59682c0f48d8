import ExampleScreens
import ExampleSupport
import OpenWeatherCore
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature

/// Shows that a change in the settings is visible at once and is reverted when it cannot be saved.
///
/// Prints the settings before and after a change; `--state failed` uses a store that cannot save.
@main
struct SettingsExample {
    /// A state that `--state` can select.
    enum State: String, CaseIterable {
        case loaded, changed, failed
    }

    static let syntax = CommandLineSyntax(
        program: "SettingsExample",
        summary: "Shows the settings of an app, and changes them.",
        options: ExampleOptions.syntaxWithoutPlace + [
            CommandLineOption("--state", "STATE", help: "Show loaded, changed or failed alone.")
        ]
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, environment in
            let options = try ExampleOptions(arguments, environment: environment)
            let terminal = Terminal.standardOutput(environment: environment, isPlain: options.isPlain)
            let state: State? = try arguments.choice("--state")
            let example = try await ExampleFixture(options, .idle, environment: environment)
            try await show(example, state, on: terminal)
        }
    }

    @MainActor
    static func show(_ example: ExampleFixture, _ wanted: State?, on terminal: Terminal) async throws {
        // 1. The builder creates the view model, with the cache whose size it shows and the meter of the calls.
        let store: any PreferencesStore =
            wanted == .failed ? ReadOnlyPreferences(example.preferences) : example.preferences
        let builder = SettingsBuilder(
            preferences: store,
            cache: example.cache,
            calls: example.calls,
            source: example.source
        )
        let settings = builder.makeViewModel(settings: example.settings, router: NoRouter())

        // 2. The view sends an event when it appears.
        await settings.onAppear()
        let loaded = settings.state

        // 3. A change is visible on every screen at once, then saved, and reverted when it cannot be saved.
        if wanted != .loaded {
            let other = loaded.units.options.first { !$0.isSelected && $0.value != .system }
            if let other { await settings.unitsChanged(other.value) }
            await settings.autoRefreshToggled(!loaded.autoRefresh.isOn)
        }
        let states = wanted == nil ? [loaded, settings.state] : [settings.state]
        let drawings = states.map { SettingsDrawing.lines($0, for: terminal).text }
        try StandardOutput.print(drawings.joined(separator: "\n\n"))
    }
}

/// A store that cannot save changes, as on a full disk.
struct ReadOnlyPreferences: PreferencesStore {
    private let store: any PreferencesStore

    init(_ store: any PreferencesStore) {
        self.store = store
    }

    func preferences() async throws(WeatherError) -> Preferences {
        try await store.preferences()
    }

    func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        throw .storage(.full)
    }

    func changes() -> AsyncStream<Preferences> { store.changes() }
}
