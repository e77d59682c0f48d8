import OpenWeatherCore

/// The patience with which a lock is waited for that another process holds for as long as it writes a file.
struct LockWait: Sendable {
    /// The clock that measures the wait.
    let clock: any Clock<Duration>
    /// The longest wait.
    let timeout: Duration

    /// Returns the lock once `tryLock` does.
    ///
    /// - Parameters:
    ///   - path: The path of the lock, for the failure.
    ///   - tryLock: A closure that returns the lock, or `nil` while it is held.
    /// - Returns: The lock.
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)`` after the longest wait, and what `tryLock` throws;
    ///   ``/OpenWeatherCore/WeatherError/cancelled`` when the task is cancelled while it waits.
    func lock(
        at path: String,
        _ tryLock: () throws(WeatherError) -> OpenFile?
    ) async throws(WeatherError) -> OpenFile {
        var waited = Duration.zero
        while true {
            if let lock = try tryLock() { return lock }
            guard waited < timeout else { throw .storage(.unwritable(name: path)) }
            guard (try? await clock.sleep(for: Self.pause)) != nil else { throw .cancelled }
            waited += Self.pause
        }
    }

    private static let pause = Duration.milliseconds(5)
}
