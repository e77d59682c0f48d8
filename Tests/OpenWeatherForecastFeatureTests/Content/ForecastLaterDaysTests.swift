import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// The days of One Call that come after the last one of the forecast, 2 June 2026.
@MainActor
@Suite("Forecast of later days", .watched)
struct ForecastLaterDaysTests {
    private nonisolated static let today = ForecastFixture.days[0]

    private nonisolated static let eight = DailyForecast.samples(from: today)

    private func screen(
        _ days: Fetched<[DailyForecast]>,
        forecast: Forecast = .sample(),
        locale: String = "en_US"
    ) async -> ForecastFixture {
        let oneCall = ScriptedOneCallRepository()
        oneCall.reports.always(OneCallReport(days: .success(days)))
        let fixture = ForecastFixture(locale: locale, oneCall: oneCall)
        fixture.weather.forecast.always(.sample(forecast, from: .network))
        await fixture.sut.onAppear()
        return fixture
    }

    private func days(_ days: Fetched<[DailyForecast]>, forecast: Forecast = .sample()) async throws -> [Int] {
        let content = try #require(await screen(days, forecast: forecast).sut.state.content)
        return content.days.compactMap { $0.day.map { $0.daysSince1970 - Self.today.daysSince1970 } }
    }

    @Test
    func `follow the steps with their summary`() async throws {
        let last = DailyForecast.sample(
            day: Self.today.advanced(by: 6),
            conditions: [.sample(.heavyRain)],
            low: Temperature(celsius: 9.4),
            high: Temperature(celsius: 31.2),
            chanceOfPrecipitation: Percentage(percent: 90),
            rain: Precipitation(millimeters: 12)
        )
        let content = try #require(await screen(.sample(Self.eight.prefix(6) + [last])).sut.state.content)

        #expect(content.days.count == 7)
        let card = content.days[6].card
        #expect([card.low, card.high, card.chance] == ["9°", "31°", "90%"])
        #expect(card.rain?.plain == "12 mm")
        #expect(card.condition == "Heavy rain" || card.condition == "Heavy intensity rain")
        #expect(card.title == "Wednesday, Jun 3")
        #expect(content.days[6].entries.isEmpty)
        #expect(content.days[6].details != nil)
        #expect(content.days[0].entries.count == 4, "the steps stay")
        #expect(card.bar?.upper == 1, "the bar of the warmest day ends the scale")
    }

    @Test
    func `are known to their ends unlike the day before them`() async throws {
        let content = try #require(await screen(.sample(Self.eight)).sut.state.content)

        #expect(content.days.map { $0.card.part?.plain } == [nil, nil, nil, nil, nil, "until 10 AM", nil, nil])
    }

    @Test
    func `open like any other`() async throws {
        let fixture = await screen(.sample(Self.eight))
        let day = Self.today.advanced(by: 7)

        fixture.sut.dayTapped(day)

        #expect(fixture.router.calls.count == 1)
        let detail = try #require(fixture.detail(of: day).state.content)
        #expect(detail.entries.isEmpty && detail.following.isEmpty)
        #expect(detail.metrics.contains { $0.id == "dayDetail.wind" })
        #expect(detail.summary.low == fixture.sut.state.content?.days[7].card.low)
    }

    @Test
    func `are those without a gap and with temperatures`() async throws {
        let eight = Self.eight
        let cold = DailyForecast.sample(day: Self.today.advanced(by: 6), low: Temperature(celsius: .nan))

        #expect(try await days(.sample(eight)) == Array(0...7))
        #expect(try await days(.sample(eight.reversed())) == Array(0...7))
        #expect(try await days(.sample(eight.filter { $0.day != Self.today.advanced(by: 6) })) == Array(0...5))
        #expect(try await days(.sample(eight.prefix(6) + [cold] + eight.suffix(1))) == Array(0...5))
        #expect(try await days(.sample(eight + eight)) == Array(0...7))
        #expect(try await days(.sample([])) == Array(0...5))
        #expect(try await days(.sample(eight), forecast: .sample(entries: [])) == [])
    }

    @Test(arguments: [
        Fetched.sample(DailyForecast.samples(from: today), from: .stale(.timedOut)),
        .sample(DailyForecast.samples(from: today), at: SampleTime.fetched - 3601),
        .sample(DailyForecast.samples(from: today), source: DataSource(name: "Another")),
    ])
    func `are left out when they are old or of another source`(days: Fetched<[DailyForecast]>) async throws {
        #expect(try await self.days(days) == Array(0...5))
    }

    @Test
    func `are never described in another language`() async throws {
        let condition = WeatherCondition(id: 599, group: .rain, description: "by the service")
        let rows = Self.eight.map { row in
            var row = row
            row.conditions = [condition]
            return row
        }
        let fixture = await screen(.sample(rows))
        #expect(fixture.sut.state.content?.days[7].card.condition == "By the service")

        fixture.settings.apply(try await fixture.preferences.update { $0.language = .fixed(.german) })

        #expect(fixture.sut.state.content?.days[7].card.condition == "Regen")
    }
}
