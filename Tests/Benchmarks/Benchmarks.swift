import Foundation

/// The measurements behind the package's figures; `--help` lists the options.
@main
enum Benchmarks {
    static func main() async {
        do {
            try await run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            log("\(error)\n")
            exit(1)
        }
    }

    /// Runs off the main actor, as a server's requests do.
    @concurrent
    private static func run(_ arguments: [String]) async throws {
        switch arguments.first {
        case "--help": print(Options.help, terminator: "")
        case "--list":
            for figure in Benchmark.all.flatMap(\.figures) { print("\(figure.name): \(figure.definition)") }
        case "--bodies" where arguments.count == 2: try writeBodies(to: URL(filePath: arguments[1]))
        #if os(macOS) || os(Linux)
        // These are for the processes that this program starts.
        case "--serve": try ServerProcess.run(delay: .milliseconds(Int(arguments[1]) ?? 0))
        case "--count": try await CountingProgram.run(directory: URL(filePath: arguments[1]))
        case "--count-bare": try await BareLedger.run(directory: URL(filePath: arguments[1]))
        #if os(Linux)
        case "--cities": try CitiesProgram.search(URL(filePath: arguments[1]))
        case "--bulk": try await CitiesProgram.read(URL(filePath: arguments[1]))
        #endif
        case "--first": try await FirstProgram(rawValue: arguments[1])?.run(URL(filePath: arguments[2]))
        case "--air": try await Benchmark.readAir(years: Int(arguments[1]) ?? 0)
        case "--requests":
            guard let program = RequestingProgram(rawValue: arguments[1]), let server = URL(string: arguments[2]) else {
                throw BenchmarkFailure(description: "--requests PROGRAM SERVER COUNT")
            }
            try await program.run(server: server, count: Int(arguments[3]) ?? 0)
        #endif
        default: try await measure(try Options(arguments))
        }
    }

    /// Writes the bodies of the benchmarks that read one, each in a file named after the first figure.
    private static func writeBodies(to directory: URL) throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let conditions = Conditions(bodies: Bodies(), peers: Peers(), isQuick: false)
        for benchmark in Benchmark.all {
            guard let body = benchmark.body, let name = benchmark.figures.first?.name else { continue }
            try body(conditions).write(to: directory.appending(path: name))
        }
    }

    private static func measure(_ options: Options) async throws {
        #if DEBUG
        log("This is a debug build: its figures mean nothing. Use swift run -c release Benchmarks.\n")
        #endif
        let peers = try options.peers.map { try Peers(directory: URL(filePath: $0)) } ?? Peers()
        var report = Report(machine: await Machine.description(at: Date()), peers: peers)
        let show: (String) -> Void = options.isJSON ? log : { print($0, terminator: "") }
        show("\(report.machine)\n\n")
        let conditions = Conditions(bodies: Bodies(), peers: peers, isQuick: options.isQuick)
        for benchmark in Benchmark.all where options.includes(benchmark) {
            show(report.add(try await benchmark.run(conditions), of: benchmark))
        }
        show("\nload at the end \(Machine.load ?? "unknown")\n")
        if options.isJSON { print(report.json) }
        if let file = options.markdown {
            try Data(report.markdown.utf8).write(to: URL(filePath: file))
        }
    }

    private static func log(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}

extension Benchmark {
    /// All benchmarks, in the order in which they run; those that need other processes are missing where there are none.
    static var all: [Benchmark] {
        let reading = [forecastDecode, weatherDecode, airDecode, oneCallDecode, placesDecode] + scripts
        let here = reading + [clientMemory, clientLimits]
        let cache = [keptMiss, diskHit, eviction, memoryHit, partInMemory, identicalCallers, survey] + growth
        var screens = [contentAgain, favorites, preferencesSave]
        #if os(Linux)
        screens += [terminal, cities]
        #endif
        #if os(macOS) || os(Linux)
        let loopback = [loopback1, loopback32, loopbackWeather1, loopbackWeather32]
        return here + loopback + cache + screens + [firstHit, ledger, batch, keptBatch, airYears, memory]
        #else
        return here + cache + screens
        #endif
    }
}
