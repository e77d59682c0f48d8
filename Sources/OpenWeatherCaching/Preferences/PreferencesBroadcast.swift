import OpenWeatherCore

/// A broadcaster of preferences to all streams of a store.
///
/// A stream receives a state only when it differs from the last one it received. Changes of other processes are looked for
/// once for all streams, for as long as there are any.
final class PreferencesBroadcast: Sendable {
    private struct Listener: Sendable {
        let continuation: AsyncStream<Preferences>.Continuation
        var last: Preferences?
    }

    private struct State: Sendable {
        var lastID = 0
        var listeners: [Int: Listener] = [:]
        var poll: Task<Void, Never>?

        mutating func remove(_ id: Int) {
            listeners[id] = nil
            guard listeners.isEmpty else { return }
            poll?.cancel()
            poll = nil
        }

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

    /// Reads the preferences, where there are streams, and sends them to those that have received others.
    ///
    /// They are read while no other state is being sent, so that an older state never follows a newer one.
    func send(_ read: () -> Preferences?) {
        state.withLock { state in
            if !state.listeners.isEmpty, let preferences = read() { state.send(preferences) }
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
            let interval = max(interval, Self.shortestInterval)
            let id = state.withLock { state in
                state.lastID += 1
                state.listeners[state.lastID] = Listener(continuation: continuation)
                if state.poll == nil {
                    state.poll = Task { [weak self] in
                        while (try? await clock.sleep(for: interval)) != nil { self?.send(read) }
                    }
                }
                return state.lastID
            }
            send(read)
            continuation.onTermination = { _ in
                self.state.withLock { $0.remove(id) }
            }
        }
    }
}
