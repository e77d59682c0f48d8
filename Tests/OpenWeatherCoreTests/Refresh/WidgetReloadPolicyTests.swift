import Foundation
import OpenWeatherCore
import Testing

@Suite("WidgetReloadPolicy")
struct WidgetReloadPolicyTests {
    private let now = utc(2026, 5, 4, 12)
    private let sut = WidgetReloadPolicy()

    private func minutes(_ outcome: WidgetReloadOutcome, failures: Int, reloads: Int = 0) -> Double {
        sut.nextReload(after: outcome, at: now, consecutiveFailures: failures, reloadsInLastDay: reloads)
            .timeIntervalSince(now) / 60
    }

    @Test(arguments: [0, 1, 69])
    func `reloads a quarter of an hour after a success`(reloads: Int) {
        #expect(minutes(.succeeded, failures: 0, reloads: reloads) == 15)
    }

    @Test(arguments: [
        (1, 30.0), (2, 60.0), (3, 120.0), (4, 240.0), (5, 240.0), (100, 240.0), (Int.max, 240.0), (0, 30.0),
        (Int.min, 30.0),
    ]
    )
    func `doubles the wait with every failure in a row up to four hours`(failures: Int, expected: Double) {
        #expect(minutes(.failed(.offline), failures: failures) == expected)
        #expect(minutes(.failed(.server(status: 503)), failures: failures) == expected)
        #expect(minutes(.failed(.notCached), failures: failures) == expected)
        #expect(minutes(.failed(.cancelled), failures: failures) == expected)
        #expect(minutes(.failed(.location(.unavailable)), failures: failures) == expected)
        #expect(minutes(.failed(.location(.timedOut)), failures: failures) == expected)
    }

    @Test(arguments: [
        WeatherError.missingKey, .invalidKey(.unknownOrInactive), .notFound, .badRequest(.emptyQuery),
        .location(.refused), .location(.restricted), .location(.servicesOff), .location(.undetermined),
        .storage(.full),
    ]
    )
    func `waits the longest where only a person can help`(error: WeatherError) {
        #expect(minutes(.failed(error), failures: 1) == 240)
    }

    @Test(arguments: [
        (Duration.seconds(60) as Duration?, 30.0), (.seconds(7200), 120), (.seconds(36_000), 600),
        (.seconds(1e12), 1440), (nil, 30),
        (.seconds(-5), 30),
    ]
    )
    func `waits at least as long as the service asks a day at most`(advice: Duration?, expected: Double) {
        #expect(minutes(.failed(.rateLimited(retryAfter: advice)), failures: 1) == expected)
    }

    @Test(arguments: [(70, 60.0), (96, 60.0), (Int.max, 60.0), (69, 15.0)]
    )
    func `goes at an hours pace once the budget is spent`(reloads: Int, expected: Double) {
        #expect(minutes(.succeeded, failures: 0, reloads: reloads) == expected)
        #expect(minutes(.failed(.offline), failures: 4, reloads: reloads) == 240)
    }

    @Test
    func `keeps to its own numbers`() {
        let sut = WidgetReloadPolicy(
            interval: .seconds(60),
            longestWait: .seconds(200),
            dailyBudget: 2,
            waitBeyondBudget: .seconds(500)
        )

        #expect(sut.nextReload(after: .succeeded, at: now, consecutiveFailures: 0).timeIntervalSince(now) == 60)
        #expect(
            sut.nextReload(after: .failed(.timedOut), at: now, consecutiveFailures: 2).timeIntervalSince(now) == 200
        )
        #expect(sut.nextReload(after: .succeeded, at: now, consecutiveFailures: 0, reloadsInLastDay: 2) == now + 500)
    }
}
