import Foundation
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
        let client = ClosureHTTPClient { request, _ throws(NetworkError) in
            let path = request.url.path()
            let part = Self.parts.first { path.hasSuffix($0.path) }?.part
            let alerts = part.map { ["\($0)-1", "\($0)-2"] } ?? []
            let age = part.flatMap { ages[$0] }.map { ["Age": "\($0)"] } ?? [:]
            return try makeResponse(
                to: request,
                headers: age,
                body: OneCallService.body(path, [:], alerts: alerts) ?? "{}"
            )
        }
        let config = OpenWeatherAPIConfig(apiKey: APIKey("abc"), host: URL(string: "https://one.test"))
        let sut = RemoteOneCallRepository(
            client: client,
            config: config,
            version: .fixed(.version4),
            alertLimit: alertLimit,
            now: { OneCallService.now }
        )
        let report = try await sut.oneCall(at: .helsinki, parts: parts)
        return (report, client.requests.map { $0.url.path() }.filter { $0.contains("/alert/") })
    }

    @Test(arguments: 0...7)
    func areRequestedUpToOneLimitForAllParts(alertLimit: Int) async throws {
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
    func areAsOldAsTheOldestList(ages: [OneCallPart: Int], oldest: Int) async throws {
        let (report, _) = try await report(alertLimit: 20, ages: ages)

        let alerts = try #require(try report.alerts?.get())
        #expect(alerts.fetchedAt == OneCallService.now.addingTimeInterval(TimeInterval(-oldest)))
        for (part, age) in ages where part == .current {
            #expect(try report.current?.get().fetchedAt == OneCallService.now.addingTimeInterval(TimeInterval(-age)))
        }
    }
}
