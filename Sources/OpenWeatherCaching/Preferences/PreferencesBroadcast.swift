import OpenWeatherCore

/// A broadcaster of preferences to all streams of a store.
///
/// A stream receives a state only when it differs from the last one it received.
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

    /// The shortest time between two looks at what is stored.
    private static let shortestInterval = Duration.milliseconds(10)

    /// Creates a broadcaster without streams.
    init() {}

    /// Reads the preferences and sends them to the streams that have received others.
    ///
    /// They are read while no other state is being sent, so that an older state never follows a newer one.
    func send(_ read: () -> Preferences?) {
        state.withLock { state in
            if let preferences = read() { state.send(preferences) }
        }
    }

    /// Returns a stream of the current preferences and every change after it.
    ///
    /// - Parameters:
    ///   - read: A closure that reads what is stored.
    ///   - interval: The interval at which changes of other processes are looked for; at least ten milliseconds.
    ///   - clock: The clock that measures the interval.
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
            let interval = max(interval, Self.shortestInterval)
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
