import Foundation

/// The times of one kind of work over several rounds, each in seconds for a single operation.
struct Samples: Sendable {
    /// The name of the work.
    let name: String
    /// The times in the order of the rounds.
    private(set) var seconds: [Double] = []

    /// Creates samples without a time.
    init(of name: String) {
        self.name = name
    }

    /// The time that half of the rounds stay below.
    var median: Double { Self.quantile(0.5, of: seconds) }

    /// The time that nine of ten rounds stay below.
    var p90: Double { Self.quantile(0.9, of: seconds) }

    /// The time that 99 of 100 rounds stay below.
    var p99: Double { Self.quantile(0.99, of: seconds) }

    /// The longest time; 0 without any.
    var longest: Double { seconds.max() ?? 0 }

    /// Adds the time of a round.
    mutating func append(_ time: Duration) {
        seconds.append(time / .seconds(1))
    }

    /// Returns the median of `combine` over the rounds of several kinds of work that took turns.
    ///
    /// Numbers of one round are combined before the median is taken, because all of a round suffers alike when the
    /// machine is busy.
    static func median(of samples: [Samples], _ combine: ([Double]) -> Double) -> Double {
        let rounds = samples.map(\.seconds.count).min() ?? 0
        return quantile(0.5, of: (0..<rounds).map { round in combine(samples.map { $0.seconds[round] }) })
    }

    /// Returns how many times as long as `other` this work takes.
    func ratio(to other: Samples) -> Double {
        Self.median(of: [self, other]) { $0[0] / $0[1] }
    }

    /// Returns the smallest number that at least `share` of the numbers do not exceed; not a number without any.
    private static func quantile(_ share: Double, of numbers: [Double]) -> Double {
        guard !numbers.isEmpty else { return .nan }
        return numbers.sorted()[min(numbers.count - 1, Int(Double(numbers.count) * share))]
    }
}

/// One of the kinds of work that a benchmark compares.
struct Contender: Sendable {
    /// The name of the work, as printed.
    let name: String
    /// Performs one round and returns the time of a single operation.
    let round: @Sendable () async throws -> Duration

    /// Lets contenders take turns and returns their samples, in the same order.
    ///
    /// A round that is not counted precedes the others. Each round begins with the next contender, so that none always
    /// follows the same one. Many rounds of a few milliseconds are better than a few long ones: on a busy machine most
    /// of them then end before another program takes the processor.
    static func alternate(_ contenders: [Contender], rounds: Int) async throws -> [Samples] {
        var samples = contenders.map { Samples(of: $0.name) }
        for contender in contenders { _ = try await contender.round() }
        for round in 0..<rounds {
            for offset in contenders.indices {
                let index = (round + offset) % contenders.count
                samples[index].append(try await contenders[index].round())
            }
        }
        return samples
    }
}

/// Performs `work` in a loop and returns the time of a single pass.
func timed(_ count: Int, _ work: () throws -> Void) rethrows -> Duration {
    let start = ContinuousClock.now
    for _ in 0..<count { try work() }
    return (ContinuousClock.now - start) / count
}

/// Performs asynchronous `work` in a loop, with the number of the pass, and returns the time of a single pass.
func timedAsync(_ count: Int, _ work: (Int) async throws -> Void) async rethrows -> Duration {
    let start = ContinuousClock.now
    for number in 0..<count { try await work(number) }
    return (ContinuousClock.now - start) / count
}

/// Keeps `value` from being optimized away together with the work that produced it.
@inline(never)
func use<Value>(_ value: Value) {
    withExtendedLifetime(value) {}
}
