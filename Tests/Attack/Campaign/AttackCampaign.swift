import Foundation
import OpenWeatherTestSupport

/// A number of damaged inputs, each of which follows from its seed, and what became of them.
///
/// Nothing may crash, hang, or show a number or a character that is none; every refusal is an error of the package that
/// can be shown.
public struct AttackCampaign: Sendable {
    /// The outcomes by area.
    public struct Report: Sendable {
        /// The number of inputs that were read.
        public var accepted: [AttackArea: Int] = [:]
        /// The number of inputs that were refused with an error.
        public var refused: [AttackArea: Int] = [:]
        /// The inputs that were not dealt with as they should be.
        public var finds: [AttackFind] = []
        /// The servers that ended a process as they are known to do, which count as refused.
        public var ends: [AttackArea: [String]] = [:]

        /// Creates a report of no input.
        public init() {}

        /// The number of inputs.
        public var count: Int {
            accepted.values.reduce(0, +) + refused.values.reduce(0, +) + finds.count
        }

        /// The numbers as a table.
        public var table: String {
            AttackArea.allCases
                .map { area in
                    let ends = ends[area].map { ", \($0.count) of them by the end of a process" } ?? ""
                    let name = area.rawValue.padding(toLength: 12, withPad: " ", startingAt: 0)
                    let wrong = finds.count { $0.area == area }
                    return
                        "\(name) \(accepted[area, default: 0]) read, \(refused[area, default: 0]) refused\(ends), \(wrong) wrong"
                }
                .joined(separator: "\n")
        }

        /// Adds the outcomes of another part of the campaign.
        public mutating func add(_ other: Report) {
            accepted.merge(other.accepted, uniquingKeysWith: +)
            refused.merge(other.refused, uniquingKeysWith: +)
            finds += other.finds
            ends.merge(other.ends, uniquingKeysWith: +)
        }
    }

    private let only: AttackArea?
    /// The directory for the files of the inputs, which is removed at the end.
    private let directory: URL

    /// Creates a campaign.
    ///
    /// - Parameter only: The area that receives every input; all areas by their share when `nil`.
    public init(only: AttackArea? = nil) {
        self.only = only
        directory = FileManager.default.temporaryDirectory.appending(path: "openweather-attack-\(UUID().uuidString)")
    }

    /// Sends the inputs of `seeds` and returns what became of them.
    @concurrent
    public func run(seeds: some Sequence<UInt64>) async throws -> Report {
        let files = try AttackFiles(in: directory)
        defer { files.removeAll() }
        var report = Report()
        for seed in seeds {
            await Task.yield()  // Others run on the same few threads.
            let area = only ?? AttackArea.area(of: seed)
            let input = AttackInput(area, seed: seed)
            report.add(await outcome(of: input, files), of: input, seed: seed, file: nil)
        }
        return report
    }

    /// Runs `rounds` rounds of the areas that are counted by themselves, each from the seed `first` on, and returns what
    /// became of them.
    @concurrent
    public func runRounds(_ rounds: UInt64, from first: UInt64) async throws -> Report {
        var report = Report()
        for area in AttackArea.counted where only == nil || only == area {
            report.add(try await run(area, from: first, count: rounds * area.round))
        }
        return report
    }

    /// Sends inputs to an area that is counted by itself, in processes of their own where it needs them.
    ///
    /// Areas with servers use `transport`, or the one that suits the area when it is `nil`.
    @concurrent
    public func run(
        _ area: AttackArea,
        from first: UInt64,
        count: UInt64,
        over transport: AttackTransport? = nil
    ) async throws -> Report {
        #if os(macOS) || os(Linux)
        if [.servers, .wires, .disks].contains(area) {
            return try await AttackChildren.run(area, from: first, count: count, over: transport)
        }
        #endif
        return try await AttackCampaign(only: area).run(seeds: stride(from: first, to: first + count, by: 1))
    }

    /// Sends every file of the corpus to the area that its name begins with, such as `bodies-escape.json`.
    @concurrent
    public func runCorpus() async throws -> Report {
        let files = try AttackFiles(in: directory)
        defer { files.removeAll() }
        var report = Report()
        for (name, bytes) in try AttackCorpus.inputs() {
            guard let area = AttackArea.allCases.first(where: { name.hasPrefix($0.rawValue) }) else { continue }
            let input = AttackInput(area, bytes: bytes)
            report.add(await outcome(of: input, files), of: input, seed: nil, file: name)
        }
        return report
    }

    private func outcome(of input: AttackInput, _ files: AttackFiles) async -> AttackOutcome {
        switch input.area {
        case .bodies, .headers: await AttackService.outcome(of: input)
        case .plans: await AttackEndpoint.outcome(of: input)
        case .insights: await AttackInsights.outcome(of: input)
        case .keys: await files.keys(input)
        case .screens: await AttackScreens.outcome(of: input)
        case .cache: await files.cache(input)
        case .preferences: await files.preferences(input)
        case .secrets: await files.secrets(input)
        case .links: AttackTexts.links(input)
        case .texts: await AttackTexts.typed(input)
        case .arguments: AttackTexts.arguments(input)
        case .servers, .wires, .kills, .processes, .disks: await files.processes(input)
        }
    }
}

extension AttackCampaign.Report {
    fileprivate mutating func add(_ outcome: AttackOutcome, of input: AttackInput, seed: UInt64?, file: String?) {
        switch outcome {
        case .accepted: accepted[input.area, default: 0] += 1
        case .refused: refused[input.area, default: 0] += 1
        case .wrong(let reason):
            let text = String(String(decoding: input.bytes, as: UTF8.self).debugDescription.prefix(2_000))
            finds.append(AttackFind(area: input.area, seed: seed, file: file, reason: reason, input: text))
        }
    }
}

/// The inputs that once were not dealt with as they should be, written by hand.
enum AttackCorpus {
    /// Returns the names and bytes of the files.
    static func inputs() throws -> [(name: String, bytes: [UInt8])] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Corpus")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
            .map { ($0, Array(try Data(contentsOf: folder.appending(path: $0)))) }
    }
}
