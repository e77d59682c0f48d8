/// The time since a moment on any clock.
struct Stopwatch: Sendable {
    private let read: @Sendable () -> Duration

    /// Starts a stopwatch on `clock`.
    init<C: Clock>(_ clock: C) where C.Duration == Duration {
        let start = clock.now
        read = { start.duration(to: clock.now) }
    }

    /// The time since the start.
    var elapsed: Duration { read() }
}
