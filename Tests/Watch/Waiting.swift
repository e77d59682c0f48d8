public import Testing

/// Lets other tasks run until `condition` returns `true`, and returns whether it did.
///
/// The condition is evaluated on the caller's actor. A wait that is in vain ends as ``WaitBound`` says, and is recorded as
/// an issue at `location`; one whose task is cancelled ends at once.
@discardableResult
public func until(at location: SourceLocation = #_sourceLocation, _ condition: () -> Bool) async -> Bool {
    var bound = WaitBound()
    while !condition() {
        guard !Task.isCancelled, bound.allowsAnotherTurn(at: location) else { return false }
        await Task.yield()
    }
    return true
}

/// Lets other tasks run until `condition`, which may suspend, returns `true`, and returns whether it did.
@discardableResult
public func until(at location: SourceLocation = #_sourceLocation, _ condition: () async -> Bool) async -> Bool {
    var bound = WaitBound()
    while !(await condition()) {
        guard !Task.isCancelled, bound.allowsAnotherTurn(at: location) else { return false }
        await Task.yield()
    }
    return true
}

/// Lets other tasks run for a while, before a test checks that none of them did anything.
public func settle() async {
    for _ in 0..<100 { await Task.yield() }
}

/// The end of a wait in which other tasks get turn after turn and that nothing comes of.
///
/// It is reached after a minute **and** a great number of turns. On a busy machine a minute holds few turns, and between
/// busy tests, too: a sound wait is over long before it has had so many.
struct WaitBound: Sendable {
    /// The number of turns after which a wait is in vain if it is long enough, too.
    static let turns = 800_000
    /// The time after which a wait is in vain if it has had enough turns, too.
    static let time = Duration.seconds(60)
    /// The number of turns between two looks at the clock.
    private static let stride = 1_000

    private let elapsed: @Sendable () -> Duration
    private var count = 0

    /// Creates the bound of a wait that begins now, on a clock that stands still while the machine sleeps.
    init() {
        self.init(on: SuspendingClock())
    }

    /// Creates the bound of a wait that begins now.
    init(on clock: some Clock<Duration>) {
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
    }

    /// Counts a turn, and returns `false` when the turns so far and the time so far are both more than a sound wait has.
    mutating func countsAnotherTurn() -> Bool {
        count += 1
        return count < Self.turns || !count.isMultiple(of: Self.stride) || elapsed() < Self.time
    }

    /// Counts a turn, and returns `false` at the end of the wait, which is recorded as an issue.
    mutating func allowsAnotherTurn(at location: SourceLocation) -> Bool {
        guard !countsAnotherTurn() else { return true }
        Issue.record(
            "Waited in vain: the condition was false for \(elapsed()), in \(count) turns.",
            sourceLocation: location
        )
        return false
    }
}
