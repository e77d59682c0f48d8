import Foundation

/// The figures of a run with the lines that explain them.
struct Report: Sendable {
    /// The machine, the toolchain and the date.
    let machine: String
    /// The figures of other programs.
    let peers: Peers

    private var results: [(benchmark: Benchmark, outcome: Outcome)] = []

    /// Creates a report without a figure.
    init(machine: String, peers: Peers) {
        self.machine = machine
        self.peers = peers
    }

    /// Adds the outcome of a benchmark and returns its part of the table.
    mutating func add(_ outcome: Outcome, of benchmark: Benchmark) -> String {
        results.append((benchmark, outcome))
        var text = ""
        for (figure, value) in zip(benchmark.figures, outcome.values) {
            text += "\(figure.name.padded(to: 58))\(value.short)\n"
        }
        for line in outcome.lines { text += Self.text(of: line) }
        let ours = outcome.lines.first?.samples.map { $0.median * 1e6 }
        for time in benchmark.figures.flatMap({ peers.times(of: $0.name) }) {
            let ratio = ours.map { "ours ÷ this \(($0 / time.microseconds).short)" } ?? ""
            let name = "\(time.program), measured elsewhere"
            text += Self.line(name, "\(time.microseconds.short) µs", ratio)
        }
        return text
    }

    /// The figures as one JSON object, in their order.
    var json: String {
        let lines = figures.map { "  \"\($0.figure.name)\": \($0.value.short)" }
        return "{\n\(lines.joined(separator: ",\n"))\n}"
    }

    /// The figures as a table for the documentation.
    var markdown: String {
        var lines = ["| figure | definition | measured |", "| --- | --- | --- |"]
        for (figure, value) in figures {
            lines.append("| `\(figure.name)` | \(figure.definition) | \(value.short) |")
        }
        return (lines + ["", "Measured by one run on \(machine)."]).joined(separator: "\n") + "\n"
    }

    private var figures: [(figure: Benchmark.Figure, value: Double)] {
        results.flatMap { Array(zip($0.benchmark.figures, $0.outcome.values)) }
    }

    private static func text(of line: Outcome.Line) -> String {
        let times = line.samples.map { "median \($0.median.time), p90 \($0.p90.time)" } ?? ""
        return Self.line(line.work, times, line.note)
    }

    private static func line(_ name: String, _ times: String, _ note: String) -> String {
        let columns = times.isEmpty ? [name.padded(to: 44), note] : [name.padded(to: 44), times.padded(to: 36), note]
        return "  " + columns.joined().trimmingCharacters(in: .whitespaces) + "\n"
    }
}

extension Double {
    /// The number with three significant digits, or as an integer when it has more.
    var short: String {
        guard isFinite else { return "null" }
        let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US_POSIX")).grouping(.never)
        return abs(self) >= 100
            ? formatted(style.precision(.fractionLength(0)))
            : formatted(style.precision(.significantDigits(1...3)))
    }

    /// The number of seconds in a readable unit.
    fileprivate var time: String {
        switch self {
        case ..<1e-3: "\((self * 1e6).short) µs"
        case ..<1: "\((self * 1e3).short) ms"
        default: "\(short) s"
        }
    }
}

extension String {
    /// The text with spaces up to `width`, and at least one.
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(1, width - count))
    }
}
