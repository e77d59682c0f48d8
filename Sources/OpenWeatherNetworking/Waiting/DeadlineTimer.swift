import OpenWeatherCore

/// A timer that ends operations which take too long.
///
/// One task sleeps for all of them, until the earliest deadline, and wakes seldom: an operation that ends in time only
/// removes its deadline. A sleep for each operation would stay in memory until it is due even when it is cancelled,
/// which thousands of requests add up to megabytes.
package final class DeadlineTimer: Sendable {
    private struct Entry: Sendable {
        let due: Duration
        let expire: @Sendable () -> Void
    }

    private struct State: Sendable {
        var lastID = 0
        var entries: [Int: Entry] = [:]
        var sleeper: Task<Void, Never>?
        /// The time at which the sleeper wakes; `nil` without a sleeper.
        var wakesAt: Duration?
        /// The number of sleepers so far, by which one notices that it was replaced.
        var generation = 0
    }

    private let clock: any Clock<Duration>
    private let stopwatch: Stopwatch
    private let state = Locked(State())

    /// Creates a timer without deadlines.
    package init(on clock: any Clock<Duration>) {
        self.clock = clock
        stopwatch = Stopwatch(on: clock)
    }

    deinit {
        state.withLock { $0.sleeper?.cancel() }
    }

    /// The time since the timer was created.
    var elapsed: Duration { stopwatch.elapsed }

    /// Calls `expire` once after `timeout`, unless the deadline is removed before, and returns its identity.
    func add(after timeout: Duration, expire: @escaping @Sendable () -> Void) -> Int {
        let due = stopwatch.elapsed + timeout
        return state.withLock { state in
            state.lastID += 1
            state.entries[state.lastID] = Entry(due: due, expire: expire)
            if let wakesAt = state.wakesAt, wakesAt <= due { return state.lastID }
            state.sleeper?.cancel()  // Only when deadlines of different lengths share the timer.
            state.wakesAt = due
            state.generation += 1
            state.sleeper = Task { [box = self.state, clock, stopwatch, generation = state.generation] in
                await Self.sleep(until: due, box, generation, clock, stopwatch)
            }
            return state.lastID
        }
    }

    /// Removes a deadline; has no effect on one that was reached.
    func remove(_ id: Int) {
        state.withLock { _ = $0.entries.removeValue(forKey: id) }
    }

    private static func sleep(
        until first: Duration,
        _ box: Locked<State>,
        _ generation: Int,
        _ clock: any Clock<Duration>,
        _ stopwatch: Stopwatch
    ) async {
        var due = first
        while true {
            do { try await clock.sleep(for: due - stopwatch.elapsed) } catch { return }
            // On a clock whose sleeps end at once, no time has passed.
            let now = max(due, stopwatch.elapsed)
            let (expired, next) = box.withLock { state -> ([Entry], Duration?) in
                guard state.generation == generation else { return ([], nil) }
                let expired = state.entries.filter { $0.value.due <= now }
                for id in expired.keys { state.entries[id] = nil }
                state.wakesAt = state.entries.values.map(\.due).min()
                if state.wakesAt == nil { state.sleeper = nil }
                return (Array(expired.values), state.wakesAt)
            }
            for entry in expired { entry.expire() }
            guard let next else { return }
            due = next
        }
    }
}
