#if canImport(Darwin)
import Foundation
public import OpenWeatherCore

/// A store that keeps preferences in the user defaults of an app or an app group.
///
/// The system writes user defaults in its own time, and offers no lock between processes: when an app and its widget
/// change preferences at the same moment, the later one wins. ``FilePreferencesStore`` has neither weakness. There is
/// no such store on Linux, where user defaults lose changes.
public actor UserDefaultsPreferencesStore: PreferencesStore {
    private let suiteName: String?
    private let key: String
    private let clock: any Clock<Duration>
    private let pollInterval: Duration
    private let broadcast = PreferencesBroadcast()

    /// Creates a store over user defaults.
    ///
    /// - Parameters:
    ///   - suiteName: The app group, or `nil` for the app's own defaults.
    ///   - key: The name under which the document is stored.
    ///   - pollInterval: How often to look for changes of other processes while someone listens.
    ///   - clock: Measures the interval.
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

    /// What is stored; defaults when nothing is.
    ///
    /// - Throws: ``WeatherError/storage(_:)`` for an unknown suite or a document that cannot be read.
    public func preferences() throws(WeatherError) -> Preferences {
        try read()
    }

    /// Changes what is stored and returns the result.
    ///
    /// A damaged document is kept under the same key with `.damaged` appended.
    ///
    /// - Throws: ``WeatherError/storage(_:)``; what was stored before is then still stored.
    @discardableResult
    public func update(_ change: @Sendable (inout Preferences) -> Void) throws(WeatherError) -> Preferences {
        let defaults = try userDefaults()
        let old = try read()
        var new = old
        change(&new)
        guard let data = try? PreferencesDocument.encode(new) else { throw .storage(.unwritable(name: key)) }
        if let bytes = defaults.data(forKey: key), PreferencesDocument(bytes) == .damaged {
            defaults.set(bytes, forKey: key + ".damaged")
        }
        defaults.set(data, forKey: key)
        broadcast.send { try? read() }
        return new
    }

    /// What is stored now, then every later state, also of other processes.
    public nonisolated func changes() -> AsyncStream<Preferences> {
        broadcast.stream(of: { try? self.read() }, every: pollInterval, on: clock)
    }

    private nonisolated func read() throws(WeatherError) -> Preferences {
        guard let data = try userDefaults().data(forKey: key) else { return Preferences() }
        switch PreferencesDocument(data) {
        case .known(let preferences): return preferences
        case .damaged: return Preferences()
        case .newer: throw .storage(.unreadable(name: key))
        }
    }

    /// Looked up each time, as user defaults are shared by the system and are not `Sendable` everywhere.
    private nonisolated func userDefaults() throws(WeatherError) -> UserDefaults {
        guard let suiteName else { return .standard }
        guard let defaults = UserDefaults(suiteName: suiteName) else { throw .storage(.unreadable(name: suiteName)) }
        return defaults
    }
}
#endif
