public import Foundation
public import OpenWeather
public import OpenWeatherCore
public import OpenWeatherPresentation

/// A directory that an app and its widgets share, with the responses, the counted calls, and the preferences of both.
///
/// An app and its widgets are separate processes. With one directory a widget shows what the app has fetched, in the units
/// and the language that the user chose in the app, and the calls of both count toward one budget:
///
/// ```swift
/// let shared = SharedContainer(directory: directory)
/// let app = OpenWeatherApp.live(
///     configuration: shared.configuration(configuration),
///     preferences: shared.makePreferencesStore()
/// )
/// let widget = shared.makeWidgetTimelineProvider(kind: "Weather", over: configuration)
/// ```
public struct SharedContainer: Hashable, Sendable {
    /// The directory.
    public let directory: URL

    /// Creates a container over a directory, which is created with the first file.
    public init(directory: URL) {
        self.directory = directory
    }

    /// Creates a container over the directory of an app group.
    ///
    /// It is `nil` when the process is not entitled to the group, and on systems without app groups. macOS names a directory
    /// for every group; the container is `nil` when it cannot be created or opened there. From macOS 15 on, the system asks
    /// the user before it lets in a process without a provisioning profile for the group.
    ///
    /// - Parameter appGroup: The identifier of the group, for example `group.com.example.weather`.
    public init?(appGroup: String) {
        #if canImport(Darwin)
        self.init(groupDirectory: FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: appGroup))
        #else
        return nil
        #endif
    }

    /// Creates a container in the directory of an app group; `nil` without one, and where it cannot be created or opened.
    package init?(groupDirectory: URL?) {
        guard let directory = groupDirectory?.appending(path: "OpenWeather") else { return nil }
        do {
            // For its owner alone, as the stores create it.
            try FileManager.default.createDirectory(
                at: directory,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            // One that is there already may be closed to this process.
            _ = try FileManager.default.contentsOfDirectory(atPath: directory.path(percentEncoded: false))
        } catch {
            return nil
        }
        self.init(directory: directory)
    }

    /// Returns a configuration that caches responses and counts calls in the directory.
    public func configuration(_ configuration: OpenWeatherConfiguration) -> OpenWeatherConfiguration {
        var configuration = configuration
        configuration.cache = .directory(directory.appending(path: "cache"))
        configuration.ledger = .directory(directory.appending(path: "calls"))
        return configuration
    }

    /// Creates the store of the preferences; create one in each process, and use it everywhere in it.
    public func makePreferencesStore() -> FilePreferencesStore {
        FilePreferencesStore(file: directory.appending(path: "preferences.json"))
    }

    /// Creates the timeline provider of the widgets, whose process needs no screens.
    ///
    /// The user's switch for the cache in the settings applies to widgets as well. A large widget compares the weather with
    /// the hour of yesterday that the app has fetched, and sends no request for it.
    ///
    /// - Parameters:
    ///   - kind: The kind of the widget, as its configuration names it. The reloads of each kind are recorded in a file of
    ///     its own, `widget-reloads-` and the kind.
    ///   - configuration: The configuration of the client, whose cache and ledger are replaced by those of the directory.
    ///   - locationProvider: The source of the device's location, which is never allowed to prompt the user; `nil` for none.
    ///   - fetchesForecast: Whether timelines fetch the forecast, with one more request, when the cache has none that is
    ///     fresh; by default they show the one that the app has fetched.
    /// - Returns: The provider.
    public func makeWidgetTimelineProvider(
        kind: String,
        over configuration: OpenWeatherConfiguration,
        locationProvider: (any LocationProvider)? = nil,
        fetchesForecast: Bool = false
    ) -> WidgetTimelineProvider {
        let store = PreferenceSwitches(makePreferencesStore())
        let client = makeClient(configuration, store)
        return WidgetTimelineProvider(
            weather: client.repositories.weather,
            preferences: store,
            locationProvider: locationProvider,
            comparison: OpenWeatherApp.comparison(of: client, hasStatistics: false),
            places: places(of: kind, store),
            reloadLog: makeReloadLog(of: kind),
            fetchesForecast: fetchesForecast,
            now: configuration.now
        )
    }

    /// Creates the answers to the question whether it will rain, for a shortcut, whose process needs no screens.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the client, whose cache and ledger are replaced by those of the directory.
    ///   - locationProvider: The source of the device's location, which is never allowed to prompt the user; `nil` for none.
    /// - Returns: The answers.
    public func makeRainAnswers(
        over configuration: OpenWeatherConfiguration,
        locationProvider: (any LocationProvider)? = nil
    ) -> RainAnswers {
        let store = PreferenceSwitches(makePreferencesStore())
        return RainAnswers(
            weather: makeClient(configuration, store).repositories.weather,
            preferences: store,
            locationProvider: locationProvider,
            now: configuration.now
        )
    }

    /// Creates a client over the directory that heeds the user's switch for the cache.
    private func makeClient(_ configuration: OpenWeatherConfiguration, _ store: PreferenceSwitches) -> OpenWeatherClient
    {
        var configuration = self.configuration(configuration)
        configuration.requireForCache { await store.isCacheEnabled }
        return OpenWeatherClient(configuration: configuration)
    }

    /// Creates the places that widgets of a kind show by turns, for the intent of a button in them.
    ///
    /// The place that is shown is kept in a file of the directory, `widget-place-` and the kind.
    ///
    /// - Parameter kind: The kind of the widget, as its configuration names it.
    /// - Returns: The places.
    public func makeWidgetPlaces(kind: String) -> WidgetPlaces { places(of: kind, makePreferencesStore()) }

    private func places(of kind: String, _ store: any PreferencesStore) -> WidgetPlaces {
        let file = file("widget-place", of: kind)
        return WidgetPlaces(preferences: store) {
            try? Data(contentsOf: file)
        } save: { data in
            write(data, to: file)
        }
    }

    /// Returns the record of reloads of a kind in a file, which the next process of the widgets finds.
    ///
    /// A log writes all that it knows, so that two kinds would erase each other's reloads in one file.
    private func makeReloadLog(of kind: String) -> WidgetReloadLog {
        let file = file("widget-reloads", of: kind)
        return WidgetReloadLog {
            try? Data(contentsOf: file)
        } save: { data in
            // Without the file the count begins anew, and the system's own limit still holds.
            write(data, to: file)
        }
    }

    private func file(_ name: String, of kind: String) -> URL {
        let kind = kind.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return directory.appending(component: "\(name)-\(kind).json")
    }

    private func write(_ data: Data, to file: URL) {
        try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try? data.write(to: file, options: .atomic)
    }
}

/// Made-up weather, which an app without a key and its widgets show alike while its user tries it.
extension SharedContainer {
    /// The container of made-up weather within this one.
    ///
    /// It has responses and preferences of its own, so that no place that was chosen while trying it remains with a key,
    /// and no response of one is taken for that of the other.
    public var madeUp: SharedContainer { SharedContainer(directory: directory.appending(path: "made-up")) }

    /// A Boolean value that indicates whether the user of the app tries made-up weather, as the choice of
    /// ``makeStartChoice()`` says.
    ///
    /// A process of widgets may outlive a change of the choice: read it for each timeline.
    public var isMadeUp: Bool { FileStartChoice.isThere(choiceFile) }

    /// Creates the choice for ``AppStart`` that ``isMadeUp`` reads in the processes of widgets.
    @MainActor
    public func makeStartChoice() -> FileStartChoice { FileStartChoice(file: choiceFile) }

    private var choiceFile: URL { directory.appending(path: "made-up-weather") }
}
