public import Foundation
public import OpenWeatherCore

/// A store that keeps preferences in a JSON file that several processes can share.
///
/// A change is made under a lock, written to a staging file, forced onto the disk, and moved into place, so that the
/// file is always the old document or the new one and no change is lost. Use the same file in an app and its widget.
///
/// A document that cannot be read at all is renamed, and the defaults are used. Single values that cannot be read, and
/// keys of a newer version, keep their place in the document, see ``/OpenWeatherCore/Preferences``. A document in the
/// format of a later version is not changed, and reading it fails.
public actor FilePreferencesStore: PreferencesStore {
    private let file: PreferencesFile
    private let clock: any Clock<Duration>
    private let pollInterval: Duration
    private let wait: LockWait
    private let broadcast = PreferencesBroadcast()

    /// Creates a store for a file, which the first change creates with access for its owner only.
    ///
    /// - Parameters:
    ///   - file: The file, usually in ``StandardDirectories/settings(environment:name:)``. The lock and damaged
    ///     documents are files beside it.
    ///   - pollInterval: The interval at which changes of other processes are looked for while a stream of
    ///     ``changes()`` is read; at least ten milliseconds. Reading the file again works the same on every system and
    ///     volume, and costs microseconds.
    ///   - lockTimeout: The longest wait while another process makes a change.
    ///   - clock: The clock that measures both.
    ///   - onProblem: A closure that receives the new name of a damaged file.
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
        wait = LockWait(clock: clock, timeout: lockTimeout)
        self.file.removeLeftovers()
    }

    /// Returns the stored preferences, or the defaults when there are none or the file was damaged.
    ///
    /// While the file does not change, a call takes microseconds.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    public func preferences() throws(WeatherError) -> Preferences {
        try file.read()
    }

    /// Changes the stored preferences and returns the result.
    ///
    /// Nothing is written when the change leaves the preferences as they are.
    ///
    /// - Parameter change: A closure that edits the preferences in place; it is called once, under the lock.
    /// - Returns: The preferences after the change.
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``, also when another process holds the lock for too long;
    ///   the stored preferences are then unchanged. ``/OpenWeatherCore/WeatherError/cancelled`` when the task is
    ///   cancelled while it waits.
    @discardableResult
    public func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        let lock = try await lock()
        let old = try file.readLocked(under: lock)
        var new = old
        change(&new.preferences)
        guard new != old else { return old.preferences }
        try file.write(new, under: lock)
        broadcast.send { try? file.read() }
        return new.preferences
    }

    /// Returns a stream of the stored preferences and every later state, including those of other processes.
    public nonisolated func changes() -> AsyncStream<Preferences> {
        broadcast.stream(of: { [file] in try? file.read() }, every: pollInterval, on: clock)
    }

    private func lock() async throws(WeatherError) -> OpenFile {
        try await wait.lock(at: file.lockPath) { () throws(WeatherError) in try file.tryLock() }
    }
}
