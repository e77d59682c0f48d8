import ExampleSupport
import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit

/// Shows a whole app: one factory of screens, a router, and a UI that draws states and sends events.
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
            let factory = ScreenFactory(try await dependencies(options, arguments, environment))
            factory.settings.apply(try await factory.dependencies.preferences.preferences())
            let app = TerminalApp(
                factory,
                source: sourceName(options),
                environment: environment,
                isPlain: options.isPlain
            )
            try TerminalModes.enter()
            defer { TerminalModes.restore() }
            await app.run(TerminalInput.stream())
        }
    }

    /// Creates what all screens need: one client, one store of preferences, and the locale of the terminal.
    static func dependencies(
        _ options: ExampleOptions,
        _ arguments: CommandLineArguments,
        _ environment: [String: String]
    ) async throws -> ScreenDependencies {
        let directory = StandardDirectories.settings(environment: environment)
        let preferences = FilePreferencesStore(file: directory.appending(path: "WeatherTerminal.json"))
        // Made-up weather takes as long as real weather, so that loading is visible.
        let client = try ExampleClient.make(options, environment: environment, latency: .milliseconds(400)) {
            (try? await preferences.preferences().isCacheEnabled) ?? true
        }
        try await keep(options, arguments, client, in: preferences)
        var parts = ScreenDependencies(
            weather: ForcedState.loaded.weather(client, policy: options.policy),
            airQuality: ForcedState.loaded.airQuality(client, policy: options.policy),
            geocoding: ForcedState.loaded.geocoding(client, policy: options.policy),
            preferences: preferences
        )
        parts.cache = ClientCache(client)
        parts.deviceLocale = options.locale
        parts.timeZone = .current
        if options.isOffline { parts.connectivityMonitor = StubConnectivityMonitor(.offline) }
        return parts
    }

    /// Saves the options of the command line; other preferences stay as they were when the app was last used.
    static func keep(
        _ options: ExampleOptions,
        _ arguments: CommandLineArguments,
        _ client: OpenWeatherClient,
        in store: FilePreferencesStore
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
