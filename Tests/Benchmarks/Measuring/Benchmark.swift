import Foundation

/// A benchmark: work that is measured, and the figures that result.
struct Benchmark: Sendable {
    /// A number in the JSON object.
    struct Figure: Sendable {
        /// The name; a suffix tells the unit, and a name without one is a ratio or a count.
        let name: String
        /// The definition, in one line.
        let definition: String
    }

    /// The figures, in the order of the values that ``run`` returns.
    let figures: [Figure]
    /// Whether it takes minutes and is left out of a quick run.
    let isLong: Bool
    /// The body that it reads; `nil` when it does other work.
    var body: (@Sendable (Conditions) -> Data)?
    /// Performs the measurement.
    let run: @Sendable (Conditions) async throws -> Outcome

    /// Creates a benchmark of one figure.
    init(
        _ name: String,
        _ definition: String,
        isLong: Bool = false,
        run: @escaping @Sendable (Conditions) async throws -> Outcome
    ) {
        self.init([Figure(name: name, definition: definition)], isLong: isLong, run: run)
    }

    /// Creates a benchmark of several figures.
    init(
        _ figures: [Figure],
        isLong: Bool = false,
        run: @escaping @Sendable (Conditions) async throws -> Outcome
    ) {
        self.figures = figures
        self.isLong = isLong
        self.run = run
    }
}

/// The conditions that all benchmarks of a run share.
struct Conditions: Sendable {
    /// The bodies that are decoded and served.
    let bodies: Bodies
    /// Other programs that do the same work.
    let peers: Peers
    /// Whether fewer rounds are enough, for a first look.
    let isQuick: Bool

    /// Returns the number of rounds, or a fifth of it for a quick run.
    func rounds(_ count: Int) -> Int {
        isQuick ? max(3, count / 5) : count
    }
}

/// The result of a benchmark.
struct Outcome: Sendable {
    /// A line of the printed table.
    struct Line: Sendable {
        /// The name of the work.
        let work: String
        /// The times; `nil` for a line of text.
        var samples: Samples?
        /// The rest of the line.
        var note = ""
    }

    /// The values of the benchmark's figures, in their order.
    let values: [Double]
    /// The lines that explain the values.
    let lines: [Line]

    /// Creates an outcome.
    init(_ values: Double..., lines: [Line]) {
        self.values = values
        self.lines = lines
    }

    /// Creates an outcome of one ratio, with the first contender's ratio to each of the others behind their times, and
    /// with notes below.
    init(_ value: Double, comparing samples: [Samples], notes: [String] = []) {
        values = [value]
        let times = samples.enumerated()
            .map { index, other in
                let ratio = index == 0 ? nil : samples.first?.ratio(to: other)
                return Line(work: other.name, samples: other, note: ratio.map { "ours ÷ this \($0.short)" } ?? "")
            }
        lines = times + notes.map { Line(work: $0) }
    }
}

/// The reason why a benchmark has no result.
struct BenchmarkFailure: Error, CustomStringConvertible {
    /// The reason, in a sentence.
    let description: String
}
