#if canImport(Darwin)
import Foundation
public import OpenWeatherCore

/// A store that keeps preferences in the user defaults of an app or an app group.
///
/// The system writes user defaults in its own time and offers no lock between processes: when an app and its widget
/// change preferences at the same moment, the later change wins. ``FilePreferencesStore`` has neither weakness. The
/// store does not exist on Linux, where user defaults lose changes.
public actor UserDefaultsPreferencesStore: PreferencesStore {
    private let suiteName: String?
    private let key: String
    private let clock: any Clock<Duration>
    private let pollInterval: Duration
    private let broadcast = PreferencesBroadcast()

    /// Creates a store in user defaults.
    ///
    /// - Parameters:
    ///   - suiteName: The app group; the app's own defaults when `nil`.
    ///   - key: The key under which the document is stored.
    ///   - pollInterval: The interval at which changes of other processes are looked for while a stream is read; at
    ///     least ten milliseconds.
    ///   - clock: The clock that measures the interval.
    public init(
        suiteName: String? = nil,
        key: String = "OpenWeatherPreferences",
        pollInterval: Duration = .seconds(2),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.suiteName = suiteName
        self.key = key
        self.pollInterval = pollInterval
        self.clock = clock
    }

    /// Returns the stored preferences, or the defaults when there are none or the document was damaged.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)`` for an unknown suite or a document in the format of a
    ///   later version.
    public func preferences() throws(WeatherError) -> Preferences {
        try read().preferences
    }

    /// Changes the stored preferences and returns the result.
    ///
    /// A damaged document is kept under the same key with `.damaged` appended.
    ///
    /// - Parameter change: A closure that edits the preferences in place; it is called once.
    /// - Returns: The preferences after the change.
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``; the stored preferences are then unchanged.
    @discardableResult
    public func update(_ change: @Sendable (inout Preferences) -> Void) throws(WeatherError) -> Preferences {
        let defaults = try userDefaults()
        var new = try read()
        change(&new.preferences)
        guard let data = try? PreferencesDocument.encode(new) else { throw .storage(.tooLarge(name: key)) }
        if let bytes = defaults.data(forKey: key), PreferencesDocument(bytes) == .damaged {
            defaults.set(bytes, forKey: key + ".damaged")
        }
        defaults.set(data, forKey: key)
        broadcast.send { try? read().preferences }
        return new.preferences
    }

    /// Returns a stream of the stored preferences and every later state, including those of other processes.
    public nonisolated func changes() -> AsyncStream<Preferences> {
        broadcast.stream(of: { try? self.read().preferences }, every: pollInterval, on: clock)
    }

    private nonisolated func read() throws(WeatherError) -> PreferencesDocument.Content {
        guard let data = try userDefaults().data(forKey: key) else { return PreferencesDocument.Content() }
        switch PreferencesDocument(data) {
        case .known(let content): return content
        case .damaged: return PreferencesDocument.Content()
        case .newer: throw .storage(.unreadable(name: key))
        }
    }

    /// Returns the user defaults, looked up each time because they are shared by the system and not `Sendable`
    /// everywhere.
    private nonisolated func userDefaults() throws(WeatherError) -> UserDefaults {
        guard let suiteName else { return .standard }
        guard let defaults = UserDefaults(suiteName: suiteName) else { throw .storage(.unreadable(name: suiteName)) }
        return defaults
    }
}
#endif
