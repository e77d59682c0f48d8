/// The time that has passed since it was made, on a clock of any type.
package struct Stopwatch: Sendable {
    private let read: @Sendable () -> Duration

    /// Starts to count.
    package init(on clock: any Clock<Duration>) {
        read = Self.reader(of: clock)
    }

    /// The time since the start.
    package var elapsed: Duration { read() }

    private static func reader<C: Clock>(of clock: C) -> @Sendable () -> Duration where C.Duration == Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}
