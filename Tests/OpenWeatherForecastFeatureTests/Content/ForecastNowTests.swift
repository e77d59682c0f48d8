import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

/// The present moment among the days, and the measured temperature in the row and the curve of today.
@Suite("Now in the forecast")
struct ForecastNowTests {
    private func content(
        _ celsius: Double?,
        now: Date = SampleTime.measured - 300,
        failure: WeatherError? = nil
    ) -> ForecastContent {
        let weather = celsius.map { celsius in
            var weather = CurrentWeather.sample()
            weather.date = now
            weather.temperature = Temperature(celsius: celsius)
            return PlaceWeather(
                location: .lisbon,
                language: .english,
                fetched: Fetched(weather, at: now, from: .network, source: .openWeather)
            )
        }
        let state: LoadState<PlaceWeather> = weather.map { .loaded($0) } ?? .idle
        return ForecastContent(.sample(), state, failure: failure, in: .sample(now: now))
    }

    @Test(arguments: [(31.6, "16°", "32°"), (4.4, "4°", "23°"), (18, "16°", "23°")])
    func `belongs to the extremes of today`(celsius: Double, low: String, high: String) throws {
        let sut = content(celsius)
        let today = try #require(sut.days.first?.card)
        let curve = try #require(sut.curve)

        #expect(today.title == "Today")
        // What the header shows is never outside what the day shows.
        #expect(sut.present?.temperature.text == "\(Int(celsius.rounded()))°")
        #expect([today.low, today.high] == [low, high])
        let bar = try #require(today.bar)
        let now = try #require(bar.now)
        #expect((bar.lower...bar.upper).contains(now))
        #expect(sut.days.dropFirst().allSatisfy { $0.card.bar?.now == nil })
        #expect(curve.now?.height == now)
        #expect(curve.points.filter(\.isNow).map(\.height) == [now])
    }

    @Test
    func `is the first point of the curve before the first step`() throws {
        let curve = try #require(content(31).curve)

        #expect(curve.now?.position == 0 && curve.now?.height == 1)
        #expect(curve.points.count == 41)
        #expect(curve.points.first?.isNow == true && curve.points.first?.label == "31°")
        #expect(curve.points.first?.accessibility.label.plain == "Now, 12:55 PM")
        #expect(curve.highest.position == 0)
        #expect(curve.accessibility.value?.plain.contains("Highest 31 degrees Celsius, Now, 12:55 PM") == true)
        #expect(curve.points[1].position > 0 && curve.points.last?.position == 1)
    }

    @Test
    func `is a line alone without a measurement`() throws {
        let curve = try #require(content(nil, now: SampleTime.fetched).curve)

        let now = try #require(curve.now)
        #expect(now.id == "forecast.curve.now" && now.label == "Now" && now.height == nil)
        #expect(abs(now.position - 240 / (39 * 10_800)) < 1e-9)
        #expect(curve.points.allSatisfy { !$0.isNow })
    }

    @Test(arguments: [-3.1 * 3600, 6 * 86_400.0])
    func `is left out where the forecast does not reach it`(offset: Double) {
        #expect(content(20, now: SampleTime.measured + offset).curve?.now == nil)
    }

    @Test
    func `is part of the day in detail too`() throws {
        let now = SampleTime.measured - 300
        var weather = CurrentWeather.sample()
        weather.date = now
        weather.temperature = Temperature(celsius: 31.6)
        let measured = PlaceWeather(
            location: .lisbon,
            language: .english,
            fetched: Fetched(weather, at: now, from: .network, source: .openWeather)
        )

        let sut = try #require(
            DayDetailContent(
                .sample(),
                .loaded(measured),
                day: ForecastFixture.days[0],
                failure: nil,
                in: .sample(now: now)
            )
        )

        #expect(sut.summary.high == "32°")
        #expect(sut.summary.bar?.upper == 1)
        #expect(sut.following.allSatisfy { ($0.bar?.upper ?? 1) < 1 })
    }
}
