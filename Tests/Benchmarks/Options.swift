import Foundation

/// The options of a run.
struct Options: Sendable {
    /// The benchmarks to perform, by the names of their figures; all of them when empty.
    var only: Set<String> = []
    /// Whether the result is a JSON object.
    var isJSON = false
    /// Whether fewer rounds are enough.
    var isQuick = false
    /// The directory with the figures of other programs.
    var peers = ProcessInfo.processInfo.environment["BENCHMARKS_PEERS"]
    /// The file that the section of the documentation is written to; `nil` for none.
    var markdown: String?

    /// Reads the arguments of the program.
    ///
    /// - Throws: A failure for an option that does not exist or lacks its value.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": isJSON = true
            case "--quick": isQuick = true
            case "--only": only.insert(try Self.value(of: argument, &rest))
            case "--peers": peers = try Self.value(of: argument, &rest)
            case "--markdown": markdown = try Self.value(of: argument, &rest)
            default: throw BenchmarkFailure(description: "There is no option \(argument); see --help.")
            }
        }
        let unknown = only.subtracting(Benchmark.all.flatMap(\.figures).map(\.name)).sorted()
        guard unknown.isEmpty else {
            throw BenchmarkFailure(description: "There is no benchmark \(unknown.joined(separator: ", ")); see --list.")
        }
    }

    /// Whether the run includes `benchmark`.
    func includes(_ benchmark: Benchmark) -> Bool {
        guard !(isQuick && benchmark.isLong) else { return false }
        return only.isEmpty || benchmark.figures.contains { only.contains($0.name) }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw BenchmarkFailure(description: "\(option) needs a value.") }
        return value
    }

    /// The text of `--help`.
    static let help = """
        Measures the package beside programs that do the same work without it, in turns within one run.

        usage: swift run -c release Benchmarks [options]

          --list            Prints the names and definitions of the figures.
          --only NAME       Performs the benchmark of this figure; may be repeated.
          --quick           Performs a fifth of the rounds, for a first look; leaves out the longest benchmark.
          --json            Prints one object of figures by name; the table goes to standard error.
          --markdown FILE   Writes the figures as a section of Performance.md, too.
          --bodies DIR      Writes the bodies that are read into files named after their figures; measures nothing.
          --peers DIR       Lets other programs take part. A file is named after its program. A library, NAME.so, has
                            functions such as decode_forecast. Another file holds microseconds by figure, measured
                            elsewhere: {"forecast-decode": 49}, or a line for each, forecast-decode 49.
                            BENCHMARKS_PEERS names the directory without the option.

        A name ending in -s, -us or -mb-over-bare has that unit; all others are ratios or counts. A ratio is the median
        over rounds in which the programs took turns, so that a busy machine slows both sides of it.

        """
}
