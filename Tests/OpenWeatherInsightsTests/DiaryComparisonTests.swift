import Foundation
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

/// Comparisons of 18 degrees on 24 November 2026 at 12:40 UTC.
@Suite("A source of comparisons from a diary", .watched)
struct DiaryComparisonTests {
    private static let now = Date(timeIntervalSince1970: 1_795_524_000)
    private let past = PastRecorder()

    private static func came(
        _ degrees: Double? = 14,
        minutes: Double = -24 * 60,
        offset: Int? = 0,
        _ kind: DiaryEntry.Kind = .measured
    ) -> DiaryEntry {
        DiaryEntry(
            kind,
            date: now + minutes * 60,
            temperature: degrees.map { Temperature(celsius: $0) },
            utcOffset: offset.flatMap { UTCOffset(seconds: $0) }
        )
    }

    private func weather(offset: Int = 0) -> CurrentWeather {
        .sample(date: Self.now, utcOffset: UTCOffset(seconds: offset)) { $0.temperature = Temperature(celsius: 18) }
    }

    private func sut(_ entries: [DiaryEntry], after version: OneCallVersion?? = nil) -> DiaryComparisonSource {
        let other = version.map { version in
            ComparisonSource(history: past, timelines: past, version: { version })
        }
        return DiaryComparisonSource(FixedDiary(place: .lisbon, entries: entries), after: other)
    }

    @Test
    func `takes what was measured nearest to the same time`() async {
        let entries = [(10, -29), (11, -11), (12, 10), (13, 12)].map { Self.came($0, minutes: $1 - 24 * 60) }

        let comparison = await sut(entries).comparison(of: weather(), at: .lisbon, allowance: .cached)

        #expect(comparison.celsiusAboveDayBefore(weather()) == 6)
        #expect(comparison.dayBefore.value?.date == Self.now - 86_400 + 600)
        #expect(comparison.usual == .absent(.needsSubscription))
        #expect(await sut(entries).comparison(of: weather(), at: .tokyo, allowance: .cached).dayBefore.value == nil)
    }

    @Test(arguments: [
        ("forecast", came(14, .forecast(lead: .seconds(3_600)))), ("of an unknown local time", came(offset: nil)),
        ("without a temperature", came(nil)), ("more than half an hour off", came(minutes: -24 * 60 + 31)),
        ("of two days ago", came(minutes: -48 * 60)), ("of now", came(minutes: 0)),
    ])
    func `takes nothing else for it`(what: String, entry: DiaryEntry) async {
        let comparison = await sut([entry]).comparison(of: weather(), at: .lisbon, allowance: .automatic)

        #expect(comparison.dayBefore == .absent(.notRecorded))
    }

    @Test(arguments: [(3_600, 0, 25.0), (0, 3_600, 23), (-12_600, -9_000, 23), (0, 0, 24)])
    func `heeds that clocks were changed`(before: Int, after: Int, hours: Double) async {
        let entries = [23.0, 23.5, 24, 24.5, 25].map { Self.came($0, minutes: -$0 * 60, offset: before) }

        let comparison = await sut(entries).comparison(of: weather(offset: after), at: .lisbon, allowance: .cached)

        #expect(comparison.dayBefore.value?.temperature.celsius == hours)
    }

    @Test
    func `is asked after a source that has the hour`() async {
        let comparison = await sut([Self.came(9)], after: .v4)
            .comparison(of: weather(), at: .lisbon, allowance: .automatic)

        #expect(comparison.celsiusAboveDayBefore(weather()) == 4)
        #expect(past.sent == 1)
    }

    @Test(arguments: [nil, OneCallVersion.v3])
    func `has the hour where it would cost a call or a subscription`(version: OneCallVersion?) async {
        let sut = sut([Self.came(9)], after: .some(version))

        let comparison = await sut.comparison(of: weather(), at: .lisbon, allowance: .automatic)

        #expect(comparison.celsiusAboveDayBefore(weather()) == 9)
        #expect(comparison.usual == .absent(.needsSubscription))
        #expect(past.sent == 0)
    }

    @Test
    func `leaves the reason and the cost of the other source`() async {
        let cost = CallCost([.oneCall3: 1])
        let sut = sut([], after: .v3)

        let comparison = await sut.comparison(of: weather(), at: .lisbon, allowance: .automatic)

        #expect(comparison.dayBefore == .absent(.notAsked(cost)))
        #expect(await sut.cost(of: weather(), at: .lisbon).dayBefore == cost)
        #expect(await self.sut([]).cost(of: weather(), at: .lisbon) == ComparisonCost())
    }

    @Test
    func `has nothing in a diary that cannot be read`() async {
        let sut = DiaryComparisonSource(FixedDiary(failure: .storage(.unreadable(name: "diary"))))

        let comparison = await sut.comparison(of: weather(), at: .lisbon, allowance: .automatic)

        #expect(comparison.dayBefore == .absent(.notRecorded))
    }
}

/// A diary about one place that never changes.
private struct FixedDiary: ForecastDiary {
    var place = Coordinate.lisbon
    var entries: [DiaryEntry] = []
    var failure: WeatherError?

    func record(_ entries: [DiaryEntry], at coordinate: Coordinate) async throws(WeatherError) { throw .unsupported }

    func entries(at coordinate: Coordinate) async throws(WeatherError) -> [DiaryEntry] {
        if let failure { throw failure }
        return coordinate == place ? entries : []
    }

    func erase() async throws(WeatherError) { throw .unsupported }
}
