import OpenWeatherCore

/// Sends preferences to everyone who wants to know about changes.
final class PreferencesBroadcast: Sendable {
    private struct Listener: Sendable {
        let continuation: AsyncStream<Preferences>.Continuation
        var last: Preferences?
    }

    private struct State: Sendable {
        var lastID = 0
        var listeners: [Int: Listener] = [:]

        mutating func send(_ preferences: Preferences) {
            for (id, listener) in listeners where listener.last != preferences {
                listeners[id]?.last = preferences
                listener.continuation.yield(preferences)
            }
        }
    }

    private let state = Locked(State())

    /// Nobody listens.
    init() {}

    /// Reads the preferences and sends them to those who know others.
    ///
    /// They are read while nobody else sends, so that an older state never follows a newer one.
    func send(_ read: () -> Preferences?) {
        state.withLock { state in
            if let preferences = read() { state.send(preferences) }
        }
    }

    /// The preferences now and after every change, until nobody reads the stream.
    ///
    /// - Parameters:
    ///   - read: Reads what is stored.
    ///   - interval: How often to look for changes made by other processes.
    ///   - clock: Measures the interval.
    /// - Returns: The stream, which ends with the task that reads it.
    func stream(
        of read: @escaping @Sendable () -> Preferences?,
        every interval: Duration,
        on clock: any Clock<Duration>
    ) -> AsyncStream<Preferences> {
        AsyncStream { continuation in
            let id = state.withLock { state in
                state.lastID += 1
                state.listeners[state.lastID] = Listener(continuation: continuation)
                return state.lastID
            }
            send(read)
            let poll = Task {
                while (try? await clock.sleep(for: interval)) != nil { send(read) }
            }
            continuation.onTermination = { _ in
                poll.cancel()
                self.state.withLock { $0.listeners[id] = nil }
            }
        }
    }
}
