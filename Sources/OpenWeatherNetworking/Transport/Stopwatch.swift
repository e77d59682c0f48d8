/// The time that has passed since it was made, on a clock of any type.
struct Stopwatch: Sendable {
    private let read: @Sendable () -> Duration

    /// Starts to count.
    init(on clock: any Clock<Duration>) {
        read = Self.reader(of: clock)
    }

    /// The time since the start.
    var elapsed: Duration { read() }

    private static func reader<C: Clock>(of clock: C) -> @Sendable () -> Duration where C.Duration == Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}
