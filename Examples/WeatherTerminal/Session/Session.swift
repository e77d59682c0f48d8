import ExampleSupport
import Foundation
import OpenWeatherComposition
import OpenWeatherMocks

/// A session of the app: its options, its files, and the composition of its screens.
///
/// The options hold for the session and are not saved. Made-up weather has preferences of its own.
@MainActor
struct Session {
    /// The parts of an app that is about to start.
    struct Start {
        /// The screens.
        let app: OpenWeatherApp
        /// The source and the colors.
        let launch: TerminalApp.Launch
        /// The place on the command line; `nil` without one.
        let place: PlaceOnStart?
    }

    /// The options of the command line.
    let options: ExampleOptions
    private let environment: [String: String]
    private let preferences: SessionPreferencesStore
    private let placeName: String?
    private let theme: TerminalTheme

    /// Creates a session.
    ///
    /// - Throws: `UsageError` when the name of a theme is unknown.
    init(
        _ options: ExampleOptions,
        _ arguments: CommandLineArguments,
        _ environment: [String: String]
    ) throws(UsageError) {
        self.options = options
        theme = try arguments.choice("--theme") ?? .sky
        self.environment = environment
        placeName = arguments["--city"] ?? arguments["--coordinate"]
        let file = options.source == .demo ? "WeatherTerminal-demo.json" : "WeatherTerminal.json"
        preferences = SessionPreferencesStore(
            FilePreferencesStore(file: StandardDirectories.settings(environment: environment).appending(path: file)),
            options: SessionPreferencesStore.Options(
                units: arguments["--units"].flatMap { UnitsPreference(rawValue: $0.lowercased()) },
                language: arguments.has("--lang") ? .fixed(options.language) : nil
            )
        )
    }

    /// Returns the key for the service in the environment, or the one that was entered before; `nil` without one.
    ///
    /// - Throws: `WeatherError.storage` when the key was saved and cannot be read.
    func storedKey() async throws(WeatherError) -> Secret? {
        guard options.source == .live else { return nil }
        return try await secrets.secret(named: Self.keyName)
    }

    /// Composes the screens with a key for the service; `nil` for none.
    ///
    /// A key that cannot be saved is used for this session, and the app says so.
    ///
    /// - Throws: `UsageError` when the environment holds an address that is not valid.
    func begin(with key: Secret?, saving isNew: Bool = false) async throws -> Start {
        var notice: String?
        if isNew {
            do throws(WeatherError) {
                try await secrets.setSecret(key, named: Self.keyName)
            } catch {
                notice = error.description
            }
        }
        let app = try compose(key)
        // Preferences that cannot be read have their defaults, and the screens say so.
        try? await app.restore()
        let (options, client, preferences) = (options, app.client, preferences)
        let place = placeName.map { name in
            PlaceOnStart(
                name: name,
                find: { () async throws(WeatherError) in try await options.location(client) },
                show: { preferences.show($0) }
            )
        }
        let launch = TerminalApp.Launch(
            source: sourceName,
            environment: environment,
            isPlain: options.isPlain,
            theme: theme,
            takesKey: options.source == .live,
            notice: notice
        )
        return Start(app: app, launch: launch, place: place)
    }

    private static let keyName = "api-key"

    private var secrets: LayeredSecretStore {
        let directory = StandardDirectories.settings(environment: environment).appending(path: "secrets")
        return LayeredSecretStore(
            [EnvironmentSecretStore(environment: environment, variables: [Self.keyName: "OPENWEATHER_API_KEY"])],
            writingTo: FileSecretStore(directory: directory)
        )
    }

    /// Composes the app over the source that the options select.
    private func compose(_ key: Secret?) throws(UsageError) -> OpenWeatherApp {
        var environment = environment
        environment["OPENWEATHER_API_KEY"] = key?.reveal()
        // Made-up weather takes as long as real weather, so that loading is visible.
        let configuration = try ExampleClient.configuration(
            options,
            environment: environment,
            latency: .milliseconds(400)
        )
        return .live(configuration: configuration, preferences: preferences) { parts in
            parts.weather = ForcedState.loaded.weather(parts.weather, policy: options.policy)
            parts.airQuality = ForcedState.loaded.airQuality(parts.airQuality, policy: options.policy)
            parts.geocoding = ForcedState.loaded.geocoding(parts.geocoding, policy: options.policy)
            parts.deviceLocale = options.locale
            parts.timeZone = .current
            parts.proposesCityOfTimeZone = !options.isOffline
            if options.isOffline { parts.connectivityMonitor = StubConnectivityMonitor(.offline) }
        }
    }

    private var sourceName: String? {
        let source: String? =
            switch options.source {
            case .demo: nil
            case .live: "live"
            case .gateway(let url): url.host() ?? "gateway"
            }
        let names = [source, options.isOffline ? "offline" : nil].compactMap(\.self)
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }
}
