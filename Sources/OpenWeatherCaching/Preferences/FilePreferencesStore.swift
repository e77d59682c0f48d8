public import Foundation
public import OpenWeatherCore

/// A store that keeps preferences in one JSON file, for this process and others.
///
/// A change is made under a lock, written aside, forced onto the disk and moved to its place: whatever happens, the
/// file is the old document or the new one, and no change is lost. A damaged file is set aside under another name
/// and defaults are used; a file of a later version of the program is left alone, and reading it fails.
public actor FilePreferencesStore: PreferencesStore {
    private let file: PreferencesFile
    private let clock: any Clock<Duration>
    private let pollInterval: Duration
    private let lockTimeout: Duration
    private let broadcast = PreferencesBroadcast()

    /// Creates a store over a file, which is made for its owner alone with the first change.
    ///
    /// - Parameters:
    ///   - file: The file, usually in ``StandardFolders/settings(environment:name:)``. Other files are kept beside it.
    ///   - pollInterval: How often to look for changes of other processes while someone listens. The file is read
    ///     again instead of watched, because that works the same on every system and volume and costs microseconds.
    ///   - lockTimeout: How long to wait while another process makes a change.
    ///   - clock: Measures both.
    ///   - onProblem: Is told where a damaged file was kept.
    public init(
        file: URL,
        pollInterval: Duration = .seconds(2),
        lockTimeout: Duration = .seconds(5),
        clock: any Clock<Duration> = ContinuousClock(),
        onProblem: @escaping @Sendable (StorageFailure) -> Void = { _ in }
    ) {
        self.file = PreferencesFile(url: file, onProblem: onProblem)
        self.clock = clock
        self.pollInterval = pollInterval
        self.lockTimeout = lockTimeout
        self.file.removeLeftovers()
    }

    /// What is stored; defaults when nothing is, or when it was damaged.
    ///
    /// Costs microseconds while nothing changes.
    ///
    /// - Throws: ``WeatherError/storage(_:)``.
    public func preferences() throws(WeatherError) -> Preferences {
        try file.read()
    }

    /// Changes what is stored and returns the result.
    ///
    /// - Throws: ``WeatherError/storage(_:)``, also when another process holds the lock for too long; what was stored
    ///   before is then still stored. ``WeatherError/cancelled`` when the task is cancelled while it waits.
    @discardableResult
    public func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        let lock = try await lock()
        let old = try file.readLocked(under: lock)
        var new = old
        change(&new)
        guard new != old else { return old }
        try file.write(new, under: lock)
        broadcast.send { try? file.read() }
        return new
    }

    /// What is stored now, then every later state, also of other processes.
    public nonisolated func changes() -> AsyncStream<Preferences> {
        broadcast.stream(of: { [file] in try? file.read() }, every: pollInterval, on: clock)
    }

    private func lock() async throws(WeatherError) -> OpenFile {
        var waited = Duration.zero
        while true {
            if let lock = try file.tryLock() { return lock }
            guard waited < lockTimeout else { throw .storage(.unwritable(name: file.lockPath)) }
            guard (try? await clock.sleep(for: Self.lockPause)) != nil else { throw .cancelled }
            waited += Self.lockPause
        }
    }

    private static let lockPause = Duration.milliseconds(5)
}
