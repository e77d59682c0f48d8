import OpenWeatherCore

/// A clock that moves only when a test advances it.
///
/// Inject it where code sleeps, wait until it does, and advance the clock; no test has to sleep in real time:
///
/// ```swift
/// let clock = ManualClock()
/// let policy = RetryPolicy(baseDelay: .seconds(1), deadline: nil)
/// let client = RetryingHTTPClient(wrapping: transport, policy: policy, clock: clock)
/// async let response = client.send(request)  // tries again within a second
/// await clock.waitForSleepers()
/// clock.advance(by: .seconds(1))
/// ```
public final class ManualClock: Clock, Sendable {
    /// A point in the time of a ``ManualClock``.
    ///
    /// Instants count from the creation of their clock, so compare only those of the same clock.
    public struct Instant: InstantProtocol {
        /// The time since the clock was created.
        public let offset: Duration

        /// Returns the point that is `duration` later.
        public func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        /// Returns the time from this point to `other`, negative when `other` is earlier.
        public func duration(to other: Instant) -> Duration {
            other.offset - offset
        }

        /// Returns a Boolean value that indicates whether the first point is earlier than the second.
        public static func < (lhs: Instant, rhs: Instant) -> Bool {
            lhs.offset < rhs.offset
        }
    }

    private struct Sleeper: Sendable {
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct Watcher: Sendable {
        let id: Int
        let count: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State: Sendable {
        var now = Instant(offset: .zero)
        var nextID = 0
        var sleepers: [Int: Sleeper] = [:]
        var cancelled: Set<Int> = []
        var watchers: [Watcher] = []

        /// Removes and returns the watchers whose number of sleepers is reached.
        mutating func takeSatisfiedWatchers() -> [Watcher] {
            let satisfied = watchers.filter { $0.count <= sleepers.count }
            watchers.removeAll { $0.count <= sleepers.count }
            return satisfied
        }
    }

    private let state = Locked(State())

    /// Creates a clock at zero.
    public init() {}

    /// The current time of the clock.
    public var now: Instant { state.withLock { $0.now } }

    /// The smallest step of the clock.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Suspends until the clock has been advanced to `deadline`.
    ///
    /// - Throws: `CancellationError` when the task is cancelled first.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = nextID()
        defer { state.withLock { _ = $0.cancelled.remove(id) } }  // A cancellation that came too late leaves no trace.
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                enqueue(Sleeper(deadline: deadline, continuation: continuation), id: id)
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                let sleeper = state.sleepers.removeValue(forKey: id)
                if sleeper == nil { state.cancelled.insert(id) }
                return sleeper
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    private func enqueue(_ sleeper: Sleeper, id: Int) {
        let (outcome, watchers) = state.withLock { state -> (Result<Void, any Error>?, [Watcher]) in
            if state.cancelled.remove(id) != nil { return (.failure(CancellationError()), []) }
            if sleeper.deadline <= state.now { return (.success(()), []) }
            state.sleepers[id] = sleeper
            return (nil, state.takeSatisfiedWatchers())
        }
        if let outcome { sleeper.continuation.resume(with: outcome) }
        for watcher in watchers { watcher.continuation.resume() }
    }

    /// Moves the clock forward and resumes the sleepers whose deadline is reached, earliest first.
    public func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let now = state.now
            let due = state.sleepers.filter { $0.value.deadline <= now }
            for id in due.keys { state.sleepers[id] = nil }
            return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }.map(\.value)
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    /// The number of tasks that are sleeping on the clock.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// The time until the earliest deadline, or `nil` when no task is sleeping.
    public var timeToNextSleeper: Duration? {
        state.withLock { state in
            state.sleepers.values.map(\.deadline).min().map { state.now.duration(to: $0) }
        }
    }

    /// Suspends until at least `count` tasks are sleeping on the clock, or the calling task is cancelled.
    public func waitForSleepers(_ count: Int = 1) async {
        let id = nextID()
        defer { state.withLock { _ = $0.cancelled.remove(id) } }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    guard state.sleepers.count < count, state.cancelled.remove(id) == nil else { return true }
                    state.watchers.append(Watcher(id: id, count: count, continuation: continuation))
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            let watcher = state.withLock { state -> Watcher? in
                guard let index = state.watchers.firstIndex(where: { $0.id == id }) else {
                    state.cancelled.insert(id)
                    return nil
                }
                return state.watchers.remove(at: index)
            }
            watcher?.continuation.resume()
        }
    }

    private func nextID() -> Int {
        state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
    }
}
