import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

/// The UV index and the moon on the cards of days.
@Suite("The sky of days")
struct DaySkyTests {
    private static let days = ForecastFixture.days

    private func content(
        _ rows: [DailyForecast],
        hours: [HourlyForecast] = [],
        age: Double = 0,
        origin: FetchOrigin = .network,
        locale: String = "en_US"
    ) -> ForecastContent {
        let fetched = Fetched(rows, at: SampleTime.fetched - age, from: origin, source: .openWeather)
        let known = PlaceOneCall(
            location: .lisbon,
            language: .english,
            .success(
                OneCallReport(
                    hours: .success(Fetched(hours, at: SampleTime.fetched - age, from: origin, source: .openWeather)),
                    days: .success(fetched)
                )
            ),
            endedAt: .zero
        )
        return ForecastContent(.sample(), oneCall: known, failure: nil, in: .sample(locale, now: SampleTime.fetched))
    }

    @Test
    func `matches days by the date at the place`() {
        let rows = [
            DailyForecast.sample(day: Self.days[2], moonPhase: MoonPhase(fraction: 0.5), uvIndex: UVIndex(7.6)),
            .sample(day: Self.days[1], moonPhase: nil, uvIndex: UVIndex(0.2)),
        ]

        let cards = content(rows).days.map(\.card)

        #expect(cards[0].metrics.isEmpty)
        #expect(cards[1].metrics.map(\.value) == ["0, low"])
        #expect(cards[2].metrics.map(\.value) == ["8, very high", "Full moon"])
        #expect(cards[2].metrics.map(\.id) == ["forecast.day.2.uv", "forecast.day.2.moon"])
        #expect(cards.map(\.uvIndex?.id) == cards.indices.map { (1...2).contains($0) ? "forecast.day.\($0).uv" : nil })
        #expect(cards[2].metrics.map(\.symbolName) == ["sun.max", "moonphase.full.moon"])
        #expect(cards[2].accessibility.value?.hasSuffix("UV index 8, very high, Moon Full moon") == true)
    }

    @Test
    func `keeps the moon of old days and no UV index`() {
        let rows = [DailyForecast.sample(day: Self.days[0])]

        #expect(content(rows, age: 6 * 3600 - 1).days[0].card.metrics.count == 2)
        #expect(content(rows, age: 6 * 3600).days[0].card.metrics.map(\.value) == ["Waxing gibbous"])
        #expect(content(rows, origin: .stale(.timedOut)).days[0].card.metrics.map(\.value) == ["Waxing gibbous"])
    }

    @Test
    func `takes the UV index of the hours where the days have none`() {
        let rows = DailyForecast.samples(from: Self.days[0])
            .map { day in
                var day = day
                (day.uvIndex, day.moonPhase) = (nil, nil)
                return day
            }
        // From 13:00 at the place on, of two days.
        let hours = HourlyForecast.samples()
            .enumerated()
            .map { index, hour in
                var hour = hour
                hour.uvIndex = UVIndex(Double(index % 24) / 4)
                return hour
            }

        #expect(
            content(rows, hours: hours).days.prefix(3).map { $0.card.metrics.map(\.value) } == [
                ["3, moderate"], ["6, high"], [],
            ]
        )
        #expect(content(rows, hours: Array(hours.dropFirst(2))).days[0].card.metrics.isEmpty, "from 15:00 on")
        #expect(content(rows, hours: hours, age: 6 * 3600).days[1].card.metrics.isEmpty)
    }

    @Test
    func `changes nothing without days`() {
        let plain = ForecastContent(.sample(), failure: nil, in: .sample(now: SampleTime.fetched))

        #expect(content([]) == plain)
        #expect(plain.days.allSatisfy { $0.card.metrics.isEmpty })
    }

    @Test(arguments: TextLanguage.allCases)
    func `has words for every band and phase in every language`(language: TextLanguage) {
        let texts = DaySkyTexts.texts(in: language)
        let english = DaySkyTexts.texts(in: .english)

        #expect(Set(texts.bands.keys) == Set(UVBand.allCases) && Set(texts.phases.keys) == Set(MoonPhase.Name.allCases))
        #expect(Set(texts.bands.values).count == 5 && Set(texts.phases.values).count == 8)
        #expect(texts.uv.template.contains("{0}") && texts.uv.template.contains("{1}"))
        guard language != .english else { return }
        #expect(Set(texts.bands.values).isDisjoint(with: english.bands.values))
        #expect(Set(texts.phases.values).isDisjoint(with: english.phases.values))
        #expect(texts.uvIndex != english.uvIndex && texts.moon != english.moon)
    }
}
