import OpenWeatherCore

/// A store in which the options of the command line hold for the session and are never saved.
///
/// It shows what another store keeps, with the options in place of the saved values. Every change of the user is saved,
/// and from then on replaces the option that it concerns.
final class SessionPreferencesStore: PreferencesStore {
    /// The options; `nil` for one that is not given, or that the user has replaced.
    struct Options: Hashable, Sendable {
        /// The units.
        var units: UnitsPreference?
        /// The language.
        var language: LanguagePreference?
        /// The place.
        var place: Location?
    }

    private let store: any PreferencesStore
    private let options: Locked<Options>

    /// Creates a store over the one in which the changes of the user are saved.
    init(_ store: any PreferencesStore, options: Options) {
        self.store = store
        self.options = Locked(options)
    }

    /// Shows a place for the session, for example the one that `--city` names, once it was found.
    func show(_ place: Location) {
        options.withLock { $0.place = place }
    }

    /// Returns the saved preferences with the options.
    ///
    /// - Throws: `WeatherError.storage` when they cannot be read.
    func preferences() async throws(WeatherError) -> Preferences {
        let saved = try await store.preferences()
        return options.withLock { $0 }.applied(to: saved)
    }

    /// Changes the preferences and returns the result, with the options that are left.
    ///
    /// - Throws: `WeatherError.storage`; the saved preferences and the options are then unchanged.
    @discardableResult
    func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        let options = options
        let before = options.withLock { $0 }
        do throws(WeatherError) {
            let saved = try await store.update { saved in
                options.withLock { left in
                    var shown = left.applied(to: saved)
                    change(&shown)
                    left.giveWay(to: shown)
                    saved = left.removed(from: shown, restoring: saved)
                }
            }
            return options.withLock { $0 }.applied(to: saved)
        } catch {
            options.withLock { $0 = before }
            throw error
        }
    }

    /// Returns a stream of the preferences with the options.
    func changes() -> AsyncStream<Preferences> {
        let (source, options) = (store.changes(), options)
        return AsyncStream { continuation in
            let task = Task {
                for await saved in source { continuation.yield(options.withLock { $0 }.applied(to: saved)) }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}

extension SessionPreferencesStore.Options {
    /// Returns preferences with the options in place of their values.
    fileprivate func applied(to preferences: Preferences) -> Preferences {
        var shown = preferences
        if let units { shown.units = units }
        if let language { shown.language = language }
        if let place { shown.setCurrentLocation(place) }
        return shown
    }

    /// Drops the options that the user has replaced in `shown`.
    fileprivate mutating func giveWay(to shown: Preferences) {
        if units != shown.units { units = nil }
        if language != shown.language { language = nil }
        if place != shown.currentLocation { place = nil }
    }

    /// Returns the preferences to save: what is shown, with the saved values in place of the options.
    fileprivate func removed(from shown: Preferences, restoring saved: Preferences) -> Preferences {
        var result = shown
        if units != nil { result.units = saved.units }
        if language != nil { result.language = saved.language }
        if place != nil {
            result.setCurrentLocation(saved.currentLocation)
            if saved.followsDevice { result.select(.device) }
        }
        return result
    }
}
