import AttackCampaign
import Foundation
import OpenWeatherTestWatch
import Testing

/// Sends damaged inputs to every part of the package.
///
/// There are 20,000, or as many as `OPENWEATHER_ATTACK` says. A find prints what repeats it.
@Suite("Attack", .watched)
struct AttackTests {
    private static let count =
        ProcessInfo.processInfo.environment["OPENWEATHER_ATTACK"].flatMap { UInt64($0) } ?? 20_000
    private static let parts: UInt64 = 4

    @Test(arguments: 0..<parts)
    func `finds nothing`(part: UInt64) async throws {
        let share = Self.count / Self.parts
        let first = part * share
        var report = AttackCampaign.Report()
        for start in stride(from: first + 1, through: first + share, by: 1_000) {
            goesOn()
            report.add(try await AttackCampaign().run(seeds: start...min(start + 999, first + share)))
        }

        for find in report.finds { Issue.record("\(find.description)") }
        // Inputs that are all refused, or all accepted, would test little.
        if Self.count >= 1_000 {
            for area in [AttackArea.bodies, .plans, .insights, .cache, .preferences, .links, .arguments] {
                #expect(report.accepted[area, default: 0] > 0, "\(area)")
                #expect(report.refused[area, default: 0] > 0, "\(area)")
            }
        }
    }

    @Test
    func `finds nothing in what once failed`() async throws {
        let report = try await AttackCampaign().runCorpus()

        #expect(report.count >= 10)
        for find in report.finds { Issue.record("\(find.description)") }
    }

    #if os(macOS) || os(Linux)
    @Test(arguments: AttackArea.counted)
    func `finds nothing in a round`(of area: AttackArea) async throws {
        let report = try await AttackCampaign().run(area, from: 1, count: area.round)

        #expect(report.count == Int(area.round))
        for find in report.finds { Issue.record("\(find.description)") }
    }

    #if os(Linux)
    @Test
    func `finds no server that ends a process over curl`() async throws {
        let report = try await AttackCampaign().run(.servers, from: 1, count: AttackArea.servers.round, over: .curl)

        #expect(report.count == Int(AttackArea.servers.round))
        #expect(report.ends.isEmpty)
        for find in report.finds { Issue.record("\(find.description)") }
    }
    #endif
    #endif
}
