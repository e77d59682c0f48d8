import AttackCampaign
import Foundation

/// Sends damaged inputs to every part of the package; `--help` lists the options.
///
/// The exit status is 1 when an input was not dealt with as it should be.
@main
enum Attack {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.contains("--help") { return print(help) }
        let count = number("--count", in: arguments) ?? 20_000
        let first = number("--seed", in: arguments) ?? 1
        let area = value("--area", in: arguments).flatMap { AttackArea(rawValue: $0) }
        let start = ContinuousClock.now
        var report = try await AttackCampaign().runCorpus()
        // A part for each core, as long as the campaign is longer than a moment.
        let parts: UInt64 = count < 1_000 ? 1 : 2
        try await withThrowingTaskGroup(of: AttackCampaign.Report.self) { group in
            for part in 0..<parts {
                group.addTask {
                    try await AttackCampaign(only: area)
                        .run(seeds: stride(from: first + part, to: first + count, by: Int(parts)))
                }
            }
            for try await other in group { report.add(other) }
        }
        for find in report.finds.prefix(50) { print(find) }
        print(report.table)
        print("\(report.count) inputs from seed \(first) in \(ContinuousClock.now - start)")
        if !report.finds.isEmpty { exit(1) }
    }

    private static func value(_ option: String, in arguments: [String]) -> String? {
        guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count else { return nil }
        return arguments[place + 1]
    }

    private static func number(_ option: String, in arguments: [String]) -> UInt64? {
        value(option, in: arguments).flatMap { UInt64($0) }
    }

    private static let help = """
        Sends damaged inputs to every part of the package and prints those that were not dealt with as they should be.

        usage: swift run -c release Attack [options]

          --count NUMBER   The number of inputs, 20,000 by default.
          --seed NUMBER    The seed of the first one, 1 by default.
          --area NAME      Sends them to one area: bodies, screens, headers, cache, preferences, secrets, links, texts
                           or arguments.

        """
}
