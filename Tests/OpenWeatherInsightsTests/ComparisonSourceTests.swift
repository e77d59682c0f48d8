import Foundation
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("A source of comparisons", .watched)
struct ComparisonSourceTests {
    /// 2026-11-24 12:40 UTC.
    private static let now = Date(timeIntervalSince1970: 1_795_524_000)
    private let past = PastRecorder()

    private func sut(
        _ version: OneCallVersion?,
        statistics: PastRecorder.Statistics? = nil
    ) -> ComparisonSource {
        ComparisonSource(history: past, timelines: past, usualDays: statistics, version: { version })
    }

    private func weather(at date: Date = now, offset: Int = 0) -> CurrentWeather {
        .sample(date: date, utcOffset: UTCOffset(seconds: offset)) { $0.temperature = Temperature(celsius: 18) }
    }

    private func calls(_ version: OneCallVersion, _ count: Int) -> CallCost {
        CallCost([version == .v3 ? .oneCall3 : .oneCall4: count])
    }

    // MARK: - The day before

    @Test
    func `takes the hour of the day before from two pages a day with One Call 4`() async {
        let sut = sut(.v4)
        for minute in stride(from: 0, to: 24 * 60, by: 10) {
            let date = Date(timeIntervalSince1970: 1_795_478_400 + Double(minute) * 60)
            let comparison = await sut.comparison(of: weather(at: date), at: .lisbon, allowance: .automatic)

            let hour = comparison.dayBefore.value
            #expect(hour.map { abs($0.date.timeIntervalSince(date - 86_400)) <= 1_800 } == true, "at \(date)")
        }
        #expect(past.sent == 2)
    }

    @Test
    func `asks One Call 3 for an hour once and only for a user who asks`() async {
        let sut = sut(.v3)
        let cost = calls(.v3, 1)

        #expect(
            await sut.comparison(of: weather(), at: .lisbon, allowance: .automatic).dayBefore
                == .absent(.notAsked(cost))
        )
        #expect(await sut.cost(of: weather(), at: .lisbon).dayBefore == cost)
        #expect(past.sent == 0)
        for _ in 0..<2 {
            let comparison = await sut.comparison(of: weather(), at: .lisbon, allowance: .asked(calls: 1))
            #expect(comparison.celsiusAboveDayBefore(weather()) == 4)
        }
        #expect(past.sent == 1)
        let cached = await sut.comparison(of: weather(), at: .lisbon, allowance: .cached)
        #expect(cached.celsiusAboveDayBefore(weather()) == 4)
        #expect(await sut.cost(of: weather(), at: .lisbon).dayBefore == .free)
    }

    @Test(arguments: [ComparisonAllowance.cached, .automatic])
    func `sends nothing while no version is known`(allowance: ComparisonAllowance) async {
        let comparison = await sut(nil).comparison(of: weather(), at: .lisbon, allowance: allowance)

        #expect(comparison.dayBefore == .absent(.needsSubscription) && comparison.usual == .absent(.needsSubscription))
        #expect(past.sent == 0 && past.read == 0)
    }

    @Test
    func `takes the same time by the clocks after they were changed`() async {
        // 13:40 in Lisbon on 25 October 2026, when clocks had gone back by an hour: 12:40 UTC the day before.
        let date = Date(timeIntervalSince1970: 1_792_935_600)
        past.offset = { $0 < Date(timeIntervalSince1970: 1_792_890_000) ? 3_600 : 0 }

        let pages = await sut(.v4).comparison(of: weather(at: date), at: .lisbon, allowance: .automatic)
        let hour = await sut(.v3).comparison(of: weather(at: date), at: .lisbon, allowance: .asked(calls: 1))

        #expect(pages.dayBefore.value.map { abs($0.date.timeIntervalSince(date - 90_000)) <= 1_800 } == true)
        #expect(hour.dayBefore == .absent(.notRecorded))
    }

    @Test(arguments: [
        (WeatherError.invalidKey(.undetermined), ComparisonAbsence.needsSubscription),
        (.unsupported, .needsSubscription),
        (.rateLimited(retryAfter: nil), .overBudget), (.notFound, .notRecorded), (.timedOut, .failed(.timedOut)),
    ])
    func `says why a part is absent`(error: WeatherError, reason: ComparisonAbsence) async {
        past.failure = error

        let comparison = await sut(.v4).comparison(of: weather(), at: .lisbon, allowance: .asked(calls: 31))

        #expect(comparison.dayBefore == .absent(reason))
        #expect(comparison.usual == .absent(error == .notFound ? .fewYears(0) : reason))
    }

    // MARK: - The usual

    @Test
    func `fills thirty years of days newest first and only for a user who asks`() async throws {
        let sut = sut(.v4)
        #expect(await sut.cost(of: weather(), at: .lisbon).usual == calls(.v4, 30))
        let automatic = await sut.comparison(of: weather(), at: .lisbon, allowance: .automatic)
        #expect(automatic.usual == .absent(.notAsked(calls(.v4, 30))))
        #expect(past.sent == 1, "the page of hours")

        let part = await sut.comparison(of: weather(), at: .lisbon, allowance: .asked(calls: 9))
        #expect(part.usual == .absent(.notAsked(calls(.v4, 21))))
        #expect(past.years == Array((2_017...2_025).reversed()))

        let enough = await sut.comparison(of: weather(), at: .lisbon, allowance: .asked(calls: 1))
        #expect(enough.usual.value?.years == 2_016...2_025)
        #expect(await sut.cost(of: weather(), at: .lisbon).usual == calls(.v4, 20))

        let all = await sut.comparison(of: weather(), at: .lisbon, allowance: .asked(calls: 100))
        #expect(all.usual.value?.years == 1_996...2_025 && all.usual.value?.basis == .days)
        #expect(past.sent == 31)
        #expect(await sut.cost(of: weather(), at: .lisbon).usual == .free)

        let later = await sut.comparison(of: weather(at: Self.now + 6 * 86_400), at: .lisbon, allowance: .cached)
        #expect(later.usual == all.usual, "the third of a month is the same until it ends")
    }

    @Test
    func `keeps what it has when the budget ends and says so below ten years`() async {
        past.budget = 8
        let sut = sut(.v4)

        let few = await sut.comparison(of: weather(), at: .lisbon, allowance: .asked(calls: 31))
        past.budget = 13
        let enough = await sut.comparison(of: weather(), at: .lisbon, allowance: .asked(calls: 31))

        #expect(few.usual == .absent(.overBudget))
        #expect(enough.usual.value?.yearCount == 12)
    }

    @Test
    func `takes statistics of a plan that has them with one call by itself`() async {
        let sut = sut(.v3, statistics: PastRecorder.Statistics(past: past, years: 12))
        #expect(await sut.cost(of: weather(), at: .lisbon).usual == CallCost([.history: 1]))

        for _ in 0..<2 {
            let comparison = await sut.comparison(of: weather(), at: .lisbon, allowance: .automatic)
            #expect(comparison.usual.value?.basis == .statistics)
            #expect(comparison.celsiusAboveUsualHigh(Temperature(celsius: 18)) == 6)
        }
        #expect(past.sent == 1)
    }

    @Test
    func `takes days where statistics have too few years`() async {
        let statistics = PastRecorder.Statistics(past: past, years: 7)
        let version3 = await sut(.v3, statistics: statistics)
            .comparison(of: weather(), at: .lisbon, allowance: .automatic)
        let version4 = await sut(.v4, statistics: statistics)
            .comparison(of: weather(), at: .lisbon, allowance: .asked(calls: 31))

        #expect(version3.usual == .absent(.fewYears(7)))
        #expect(version4.usual.value?.basis == .days)
    }

    @Test
    func `never asks One Call 3 for days`() async {
        let comparison = await sut(.v3).comparison(of: weather(), at: .lisbon, allowance: .asked(calls: 100))

        #expect(comparison.usual == .absent(.needsSubscription))
        #expect(past.sent == 1)
        #expect(await sut(.v3).cost(of: weather(), at: .lisbon).usual == .free)
    }
}
