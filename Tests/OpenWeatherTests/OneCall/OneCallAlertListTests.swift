import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Alerts that several parts of One Call 4.0 name", .watched)
struct OneCallAlertListTests {
    private static let parts: [(part: OneCallPart, path: String)] = [
        (.current, "/current"), (.minutes, "/timeline/1min"), (.quarterHours, "/timeline/15min"),
    ]

    /// Returns a report of three parts, each of which names two alerts of its own, and the paths of its requests.
    private func report(
        alertLimit: Int,
        ages: [OneCallPart: Int] = [:],
        parts: Set<OneCallPart> = [.current, .minutes, .quarterHours, .alerts]
    ) async throws -> (report: OneCallReport, alerts: [String]) {
        let part = { @Sendable (path: String) in Self.parts.first { path.hasSuffix($0.path) }?.part }
        let service = OneCallService(age: { path, _ in part(path).flatMap { ages[$0] } }) {
            path,
            query throws(NetworkError) in
            let alerts = part(path).map { ["\($0)-1", "\($0)-2"] } ?? []
            return (200, OneCallService.body(path, query, alerts: alerts) ?? "{}")
        }
        let sut = service.oneCall(.fixed(.v4), alertLimit: alertLimit)
        let report = try await sut.oneCall(at: .helsinki, parts: parts)
        return (report, service.order.filter { $0.contains("/alert/") })
    }

    @Test(arguments: 0...7)
    func `are requested up to one limit for all parts`(alertLimit: Int) async throws {
        let (report, requests) = try await report(alertLimit: alertLimit)

        let found = try #require(report.alerts?.value)
        let count = min(alertLimit, 6)
        #expect(Set(requests).count == requests.count)
        #expect(requests.count == count)
        #expect(found.alerts.count == count)
        #expect(found.omittedCount == 6 - count)
    }

    @Test(
        arguments: [
            ([.current: 60, .minutes: 900, .quarterHours: 0], 900), ([.current: 7_200], 7_200),
            ([.current: 1, .minutes: 2, .quarterHours: 3], 3), ([:], 0),
        ] as [([OneCallPart: Int], Int)]
    )
    func `are as old as the oldest list`(ages: [OneCallPart: Int], oldest: Int) async throws {
        let (report, _) = try await report(alertLimit: 20, ages: ages)

        let alerts = try #require(try report.alerts?.get())
        #expect(alerts.fetchedAt == OneCallService.now.addingTimeInterval(TimeInterval(-oldest)))
        for (part, age) in ages where part == .current {
            #expect(try report.current?.get().fetchedAt == OneCallService.now.addingTimeInterval(TimeInterval(-age)))
        }
    }
}
