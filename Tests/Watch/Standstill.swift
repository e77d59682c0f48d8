/// The rules that tell tests that stand still from tests on a busy machine.
///
/// They look at samples that are taken every few seconds, and know no clock: a process that is stopped, in a debugger or
/// because the machine sleeps, takes no samples.
struct Standstill: Sendable {
    /// What a sample shows.
    struct Sample: Sendable {
        /// The processor time that the process has used.
        var processorTime: Duration
        /// The processor time that the programs have used that it started.
        var programTime = Duration.zero
        /// Both times, and the time in which they were ready and others had the processors.
        var readyTime: Duration
        /// The number of tests that have begun or ended, and of signs that one goes on.
        var steps: Int
        /// Whether a test is running.
        var isRunning: Bool
        /// Whether a program runs whose processor time is not known; it counts as busy.
        var hasUnknownPrograms = false
    }

    /// The reason why tests count as standing still.
    enum Reason: Hashable, Sendable {
        /// Nothing has run: every test waits for something that never comes.
        case idle
        /// Something runs without an end.
        case busy
    }

    /// The time between two samples.
    static let interval = Duration.seconds(5)
    /// The number of intervals after which a process that does nothing stands still: 75 seconds.
    static let idleIntervals = 15
    /// The time of work, and of waiting for a processor, below which a process has done nothing.
    ///
    /// What works has much more in that many intervals, on however busy a machine.
    static let idleTime = Duration.seconds(1)
    /// The processor time without a test that begins or ends after which something runs without an end.
    ///
    /// A test that takes as long calls ``goesOn()`` again and again.
    static let busyTime = Duration.seconds(240)
    /// The processor time of programs after which one runs without an end.
    ///
    /// They work on while the test that is to end them waits for its turn, which is long on a busy machine.
    static let programBusyTime = busyTime * 4

    private var lastWork: Sample?
    private var lastStep: Sample?
    private var intervals = 0

    /// Takes a sample, and returns a reason when the tests stand still.
    mutating func reason(after sample: Sample) -> Reason? {
        guard sample.isRunning, let lastWork, let lastStep else {
            let first = sample.isRunning ? sample : nil
            (self.lastWork, self.lastStep, intervals) = (first, first, 0)
            return nil
        }
        intervals += 1
        // A program that is ended takes its time with it unless its end is waited for.
        if sample.hasUnknownPrograms || abs(sample.readyTime - lastWork.readyTime) >= Self.idleTime {
            self.lastWork = sample
            intervals = 0
        }
        if sample.steps != lastStep.steps { self.lastStep = sample }
        if intervals >= Self.idleIntervals { return .idle }
        let isBusy =
            sample.processorTime - lastStep.processorTime >= Self.busyTime
            || sample.programTime - lastStep.programTime >= Self.programBusyTime
        return isBusy && sample.steps == lastStep.steps ? .busy : nil
    }

    private static func seconds(_ time: Duration) -> String { "\(time.components.seconds) seconds" }

    /// Returns the text that says why the process ends, and which tests have not ended.
    static func text(_ reason: Reason, running: [String]) -> String {
        let cause =
            switch reason {
            case .idle:
                """
                The tests stand still: for \(seconds(interval * idleIntervals)) this process and its programs have done nothing.
                A test waits for a continuation that is not resumed, a clock that is not advanced, or a task that does \
                not end.
                """
            case .busy:
                """
                The tests stand still: no test has begun or ended in \(seconds(busyTime)) of processor time, or \
                \(seconds(programBusyTime)) of that of programs.
                A test or a program runs in a loop without an end.
                """
            }
        let names = Dictionary(grouping: running) { $0 }
            .sorted { $0.key < $1.key }
            .map { $0.value.count == 1 ? "  \($0.key)" : "  \($0.key), \($0.value.count) cases" }
        return ([cause, "These have not ended:"] + names).joined(separator: "\n")
    }
}

private func abs(_ duration: Duration) -> Duration { duration < .zero ? .zero - duration : duration }
