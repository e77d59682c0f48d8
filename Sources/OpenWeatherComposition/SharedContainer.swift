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
    /// It is `nil` when the process is not entitled to the group, and on systems without app groups.
    ///
    /// - Parameter appGroup: The identifier of the group, for example `group.com.example.weather`.
    public init?(appGroup: String) {
        #if canImport(Darwin)
        guard let url = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: appGroup) else {
            return nil
        }
        self.init(directory: url.appending(path: "OpenWeather"))
        #else
        return nil
        #endif
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
    /// The user's switch for the cache in the settings applies to widgets as well.
    ///
    /// - Parameters:
    ///   - kind: The kind of the widget, as its configuration names it. The reloads of each kind are recorded in a file of
    ///     its own, `widget-reloads-` and the kind.
    ///   - configuration: The configuration of the client, whose cache and ledger are replaced by those of the directory.
    ///   - locationProvider: The source of the device's location, which must not prompt the user; `nil` for none.
    ///   - fetchesForecast: Whether timelines fetch the forecast, with one more request, when the cache has none that is
    ///     fresh; by default they show the one that the app has fetched.
    /// - Returns: The provider.
    public func makeWidgetTimelineProvider(
        kind: String,
        over configuration: OpenWeatherConfiguration,
        locationProvider: (any LocationProvider)? = nil,
        fetchesForecast: Bool = false
    ) -> WidgetTimelineProvider {
        let store = makePreferencesStore()
        var configuration = self.configuration(configuration)
        let isAllowed = configuration.isCacheEnabled
        configuration.isCacheEnabled = {
            guard await isAllowed() else { return false }
            return (try? await store.preferences().isCacheEnabled) ?? true
        }
        return WidgetTimelineProvider(
            weather: OpenWeatherClient(configuration: configuration).weather,
            preferences: store,
            locationProvider: locationProvider,
            reloadLog: makeReloadLog(of: kind),
            fetchesForecast: fetchesForecast,
            now: configuration.now
        )
    }

    /// Returns the record of reloads of a kind in a file, which the next process of the widgets finds.
    ///
    /// A log writes all that it knows, so that two kinds would erase each other's reloads in one file.
    private func makeReloadLog(of kind: String) -> WidgetReloadLog {
        let name = kind.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let file = directory.appending(component: "widget-reloads-\(name).json")
        return WidgetReloadLog {
            try? Data(contentsOf: file)
        } save: { data in
            // Without the file the count begins anew, and the system's own limit still holds.
            try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try? data.write(to: file, options: .atomic)
        }
    }
}
