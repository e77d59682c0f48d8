import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Reports of One Call", .watched)
struct OneCallReportTests {
    /// A source that delivers what it is given.
    private struct Source: OneCallRepository {
        let reports: [OneCallReport]

        func oneCallUpdates(
            at coordinate: Coordinate,
            parts: Set<OneCallPart>,
            options: RequestOptions,
            policy: FetchPolicy
        ) -> AsyncStream<OneCallReport> {
            AsyncStream { continuation in
                for report in reports { continuation.yield(report) }
                continuation.finish()
            }
        }
    }

    private let all = Set(OneCallPart.allCases)

    @Test
    func `have the parts that have a value or a failure`() {
        var report = OneCallReport.sample([.minutes, .alerts])
        #expect(report.parts == [.minutes, .alerts])
        #expect(report.failures.isEmpty)
        report.hours = .failure(.offline)
        #expect(report.parts == [.minutes, .alerts, .hours])
        #expect(report.failures == [.hours: .offline])
        #expect(OneCallReport(all, failure: .timedOut).failures.count == OneCallPart.allCases.count)
    }

    @Test(arguments: OneCallPart.allCases)
    func `are limited and completed part by part`(part: OneCallPart) {
        let one = OneCallReport.sample().limited(to: [part])
        #expect(one.parts == [part])
        #expect(one.completed(by: OneCallReport(all, failure: .offline)).failures.count == all.count - 1)
    }

    @Test
    func `are the last of their updates`() async throws {
        let first = OneCallReport.sample([.current])
        let source = Source(reports: [first, .sample([.current, .days])])
        let report = try await source.oneCall(at: .lisbon, parts: [.current, .days])
        #expect(report == .sample([.current, .days]))
    }

    @Test
    func `throw only when no part has a value`() async throws {
        let failed = OneCallReport([.current, .days], failure: .offline)
        await #expect(throws: WeatherError.offline) {
            try await Source(reports: [failed]).oneCall(at: .lisbon, parts: [.current, .days])
        }
        let half = OneCallReport.sample([.days]).completed(by: failed)
        let report = try await Source(reports: [half]).oneCall(at: .lisbon, parts: [.current, .days])
        #expect(report.failures == [.current: .offline])
    }

    @Test
    func `name the failure that says more`() async throws {
        let report = OneCallReport([.quarterHours], failure: .unsupported)
            .completed(by: OneCallReport([.hours], failure: .offline))
        await #expect(throws: WeatherError.offline) {
            try await Source(reports: [report]).oneCall(at: .lisbon, parts: [.quarterHours, .hours])
        }
        await #expect(throws: WeatherError.unsupported) {
            try await Source(reports: [report]).oneCall(at: .lisbon, parts: [.quarterHours])
        }
    }

    @Test
    func `have no part that was not requested and fail for one that does not come`() async throws {
        let report = try await Source(reports: [.sample([.current, .hours])])
            .oneCall(at: .lisbon, parts: [.current, .alerts])
        #expect(report.parts == [.current, .alerts])
        #expect(report.failures == [.alerts: .unsupported])
    }

    @Test
    func `are empty without parts`() async throws {
        #expect(try await Source(reports: []).oneCall(at: .lisbon, parts: []) == OneCallReport())
    }

    @Test
    func `throw cancelled in a task that is`() async {
        let task = Task {
            await until { Task.isCancelled }
            return try await Source(reports: [.sample()]).oneCall(at: .lisbon)
        }
        task.cancel()
        await #expect(throws: WeatherError.cancelled) { try await task.value }
    }
}
