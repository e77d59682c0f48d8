import ExampleSupport
import Foundation
import OpenWeatherComposition
import OpenWeatherMocks

/// Shows a whole app: its composition in one line, and a UI that draws states and sends events.
///
/// The UI is a terminal with a keyboard; the keys are listed at the bottom.
@main
struct WeatherTerminal {
    static let syntax = CommandLineSyntax(
        program: "WeatherTerminal",
        summary: "A weather app for the terminal. The keys are listed at the bottom.",
        options: ExampleOptions.syntax
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, environment in
            let options = try ExampleOptions(arguments, environment: environment)
            let app = try compose(options, environment)
            try await keep(options, arguments, app.client, in: app.dependencies.preferences)
            try await app.restore()
            let terminal = TerminalApp(
                app,
                source: sourceName(options),
                environment: environment,
                isPlain: options.isPlain
            )
            try TerminalModes.enter()
            defer { TerminalModes.restore() }
            await terminal.run(TerminalInput.stream())
        }
    }

    /// Composes the app over the source that the options select, with preferences of its own.
    @MainActor
    static func compose(_ options: ExampleOptions, _ environment: [String: String]) throws(UsageError) -> OpenWeatherApp
    {
        let file = StandardDirectories.settings(environment: environment).appending(path: "WeatherTerminal.json")
        // Made-up weather takes as long as real weather, so that loading is visible.
        let configuration = try ExampleClient.configuration(
            options,
            environment: environment,
            latency: .milliseconds(400)
        )
        return .live(configuration: configuration, preferences: FilePreferencesStore(file: file)) { parts in
            parts.weather = ForcedState.loaded.weather(parts.weather, policy: options.policy)
            parts.airQuality = ForcedState.loaded.airQuality(parts.airQuality, policy: options.policy)
            parts.geocoding = ForcedState.loaded.geocoding(parts.geocoding, policy: options.policy)
            parts.deviceLocale = options.locale
            parts.timeZone = .current
            if options.isOffline { parts.connectivityMonitor = StubConnectivityMonitor(.offline) }
        }
    }

    /// Saves the options of the command line; other preferences stay as they were when the app was last used.
    static func keep(
        _ options: ExampleOptions,
        _ arguments: CommandLineArguments,
        _ client: OpenWeatherClient,
        in store: any PreferencesStore
    ) async throws {
        let place = options.place == nil ? nil : try await options.location(client)
        let units = arguments["--units"].flatMap { UnitsPreference(rawValue: $0.lowercased()) }
        let language = arguments.has("--lang") ? options.language : nil
        // Nothing is written without need, so that the app also starts with a directory that is read-only.
        guard place != nil || units != nil || language != nil else { return }
        try await store.update { preferences in
            if let place { preferences.select(place) }
            if let units { preferences.units = units }
            if let language { preferences.language = .fixed(language) }
        }
    }

    static func sourceName(_ options: ExampleOptions) -> String {
        let source =
            switch options.source {
            case .demo: "demo"
            case .live: "live"
            case .gateway(let url): url.host() ?? "gateway"
            }
        return options.isOffline ? "\(source), offline" : source
    }
}
