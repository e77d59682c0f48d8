import AttackCampaign
import Foundation
import StoreWorkers

/// Sends damaged inputs to every part of the package; `--help` lists the options.
///
/// The exit status is 1 when an input was not dealt with as it should be.
@main
enum Attack {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if try await isChild(arguments) { return }
        if arguments.contains("--help") { return print(help) }
        guard let options = Options(arguments) else {
            FileHandle.standardError.write(Data(help.utf8))
            exit(64)
        }
        let start = ContinuousClock.now
        var report = AttackCampaign.Report()
        if let area = options.area, area.round > 0 {
            report = try await AttackCampaign()
                .run(area, from: options.seed, count: options.count ?? options.rounds * area.round)
        } else {
            report = try await AttackCampaign().runCorpus()
            report.add(try await inputs(options))
            if options.area == nil {
                report.add(try await AttackCampaign().runRounds(options.rounds, from: options.seed))
            }
        }
        for find in report.finds.prefix(50) { print(find) }
        for name in report.ends.values.joined() { print("ended a process, as it is known to: \(name)") }
        print(report.table)
        print("\(report.count) inputs from seed \(options.seed) in \(ContinuousClock.now - start)")
        if !report.finds.isEmpty { exit(1) }
    }

    /// Does the work of a process that this program has started, and returns whether it is one.
    private static func isChild(_ arguments: [String]) async throws -> Bool {
        if arguments.first == "--worker" { return try await StoreWorker.run(Array(arguments.dropFirst())) }
        #if os(macOS) || os(Linux)
        return try await AttackChildren.work(arguments)
        #else
        return false
        #endif
    }

    /// Sends the inputs that the areas share, a part on each core as long as they take longer than a moment.
    private static func inputs(_ options: Options) async throws -> AttackCampaign.Report {
        let (first, count) = (options.seed, options.count ?? 20_000)
        let parts: UInt64 = count < 1_000 ? 1 : 2
        return try await withThrowingTaskGroup(of: AttackCampaign.Report.self) { group in
            for part in 0..<parts {
                group.addTask {
                    try await AttackCampaign(only: options.area)
                        .run(seeds: stride(from: first + part, to: first + count, by: Int(parts)))
                }
            }
            var report = AttackCampaign.Report()
            for try await other in group { report.add(other) }
            return report
        }
    }

    /// The options of a run.
    private struct Options {
        var count: UInt64?
        var seed: UInt64 = 1
        var rounds: UInt64 = 1
        var area: AttackArea?

        /// Reads the arguments; `nil` when one is not understood.
        init?(_ arguments: [String]) {
            var rest = arguments[...]
            while let option = rest.popFirst() {
                guard let value = rest.popFirst() else { return nil }
                let number = UInt64(value)
                switch option {
                case "--count": count = number
                case "--seed": seed = max(1, number ?? 1)
                case "--rounds": rounds = number ?? 1
                case "--area": area = AttackArea(rawValue: value)
                default: return nil
                }
                guard option == "--area" ? area != nil : number != nil else { return nil }
            }
        }
    }

    private static let help = """
        Sends damaged inputs to every part of the package and prints those that were not dealt with as they should be,
        each with the options that repeat it. The exit status is then 1.

        usage: swift run -c release Attack [options]

          --count NUMBER   The number of inputs, 20,000 by default.
          --seed NUMBER    The seed of the first one, 1 by default.
          --rounds NUMBER  The number of rounds of the areas that are counted by themselves, 1 by default.
          --area NAME      Sends the inputs to one area.

        OPENWEATHER_ATTACK_TRANSPORT, urlSession or curl, names the transport of the areas with servers.

        areas that share the inputs:

          bodies           bodies of every endpoint
          screens          bodies on every screen in every language
          headers          headers of responses
          keys             bodies and headers that repeat the key, divided
          cache            entries of a cache, and the values in them
          preferences      the file of preferences
          secrets          files of secrets
          links            links and saved paths
          texts            what a user may type
          arguments        arguments of a command

        areas that are counted by themselves, with the inputs of a round:

        \(AttackArea.counted.map(line).joined(separator: "\n"))

        """

    private static func line(_ area: AttackArea) -> String {
        let text =
            switch area {
            case .servers: "hostile servers, each a row of a table"
            case .wires: "servers whose responses are damaged, over libcurl on Linux"
            case .kills: "processes that are killed while they write"
            case .processes: "two processes that use the same files"
            default: "a disk that becomes full"
            }
        return "  \(area.rawValue.padding(toLength: 17, withPad: " ", startingAt: 0))\(text), \(area.round)"
    }
}
