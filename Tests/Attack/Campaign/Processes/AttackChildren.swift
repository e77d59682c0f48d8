#if os(macOS) || os(Linux)
import Foundation
import OpenWeatherTestSupport

/// Processes that send the inputs which may end one.
///
/// A child prints a line when it begins an input and one when it ends it. When it dies in between, another one goes on
/// with the next input.
public enum AttackChildren: Sendable {
    /// The program that runs as a child.
    static let program = "Attack"

    /// Sends inputs to an area in children, one after the other.
    static func run(
        _ area: AttackArea,
        from first: UInt64,
        count: UInt64,
        over transport: AttackTransport?
    ) async throws -> AttackCampaign.Report {
        var report = AttackCampaign.Report()
        // A child that is ended leaves its files.
        let directory = FileManager.default.temporaryDirectory.appending(
            path: "openweather-children-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: directory) }
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = directory.path(percentEncoded: false)
        let transport = transport ?? .ofEnvironment ?? .standard(for: area)
        environment[AttackTransport.variable] = transport.rawValue
        var next = first
        let end = first + count
        while next < end {
            let child = try await BuiltProgram(program)
                .run(
                    ["--child", area.rawValue, "\(next)", "\(end - next)"],
                    environment: environment
                )
            var begun = next
            var isOpen = false
            for line in child.output.split(separator: "\n") {
                let words = line.split(separator: " ", maxSplits: 2).map { String($0) }
                guard words.count > 1, let seed = UInt64(words[1]) else { continue }
                isOpen = words[0] == "begin"
                begun = seed
                guard !isOpen else { continue }
                switch words[0] {
                case "read": report.accepted[area, default: 0] += 1
                case "refused": report.refused[area, default: 0] += 1
                default: report.finds.append(find(area, seed, words.last ?? ""))
                }
            }
            if isOpen, let end = knownEnd(area, begun, over: transport, child.errors) {
                report.refused[area, default: 0] += 1
                report.ends[area, default: []].append(end)
            } else if isOpen || child.status != 0 {
                let errors = child.errors.split(separator: "\n").first ?? ""
                report.finds.append(
                    find(area, begun, "the process ended with status \(child.status): \(errors.prefix(300))")
                )
            }
            next = begun + 1
        }
        return report
    }

    /// Returns the name of an end that `URLSession` of Swift 6.3 on Linux is known for; `nil` for any other.
    private static func knownEnd(
        _ area: AttackArea,
        _ seed: UInt64,
        over transport: AttackTransport,
        _ errors: String
    ) -> String? {
        guard transport == .urlSession else { return nil }
        if area == .servers { return HostileTable.row(of: seed).endsProcess ? HostileTable.row(of: seed).name : nil }
        return errors.contains("FoundationNetworking/") ? "seed \(seed)" : nil
    }

    private static func find(_ area: AttackArea, _ seed: UInt64, _ reason: String) -> AttackFind {
        let input = AttackInput(area, seed: seed).text
        return AttackFind(area: area, seed: seed, file: nil, reason: reason, input: input)
    }

    /// Does the work of a child, if the arguments of the process name any, and returns whether they do.
    ///
    /// - Throws: An error of the file system.
    public static func work(_ words: [String]) async throws -> Bool {
        guard words.count == 4, words[0] == "--child", let area = AttackArea(rawValue: words[1]),
            let first = UInt64(words[2]), let count = UInt64(words[3])
        else { return false }
        for seed in first..<first + count {
            print("begin \(seed)")
            let report = try await AttackCampaign(only: area).run(seeds: CollectionOfOne(seed))
            if let find = report.finds.first {
                print("wrong \(seed) \(find.reason.replacing("\n", with: " "))")
            } else {
                print(report.accepted.isEmpty ? "refused \(seed)" : "read \(seed)")
            }
        }
        return true
    }

    /// Prints a line at once: what a process has buffered is lost when it is ended.
    private static func print(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
#endif
