import Foundation
import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Air quality clocks", .watched)
struct AirQualityClockTests {
    @Test(arguments: [
        (3600, "13:00", "15:00"), (0, "12:00", "14:00"), (-12_600, "08:30", "10:30"), (20_700, "17:45", "19:45"),
        // The date line.
        (50_400, "29 May at 02:00", "04:00"), (-43_200, "00:00", "02:00"),
    ]
    )
    func `are those of the place`(offset: Int, measured: String, hour: String) async throws {
        let fixture = AirQualityFixture(knowsClock: false)
        fixture.weather.currentWeather.enqueue(.sample(utcOffset: UTCOffset(seconds: offset)))
        fixture.response()
        // Nine in the evening of the day before in the west, or the reading is on another day than now.
        fixture.time.set(offset == 50_400 ? SampleTime.measured - 7201 : SampleTime.fetched)

        await fixture.sut.onAppear()

        let text = try #require(fixture.content?.measured.text)
        #expect(text.filter { $0 != "," } == "Last updated: \(measured)")
        if offset != 50_400 { #expect(fixture.content?.hours.points[2].time == hour) }
    }

    @Test(
        arguments: [
            // No offset at all, a response from another season, one from just too long ago, and one in time.
            (nil, 0, "12:00 UTC"), (3600, -7_776_000, "12:00 UTC"), (3600, -21_601, "12:00 UTC"),
            (3600, -21_600, "13:00"), (3600, 21_600, "13:00"), (3600, 21_601, "12:00 UTC"),
        ] as [(Int?, Double, String)]
    )
    func `are those of UTC and say so where nothing recent tells them`(offset: Int?, age: Double, expected: String)
        async
    {
        let fixture = AirQualityFixture(knowsClock: false)
        let date = SampleTime.measured + age
        fixture.weather.currentWeather.enqueue(.sample(date: date, utcOffset: offset.flatMap(UTCOffset.init)))
        fixture.response()
        fixture.time.set(SampleTime.measured)

        await fixture.sut.onAppear()

        #expect(fixture.content?.measured.text == "Last updated: \(expected)")
        #expect(fixture.content?.hours.points.first?.time == expected)
    }

    @Test(arguments: [WeatherError.offline, .notFound, .notCached])
    func `are those of UTC when the weather fails`(error: WeatherError) async {
        let fixture = AirQualityFixture(knowsClock: false)
        fixture.weather.currentWeather.enqueue(failure: error)
        fixture.response()

        await fixture.sut.onAppear()

        #expect(fixture.content?.measured.text == "Last updated: 12:00 UTC")
        #expect(fixture.content?.notice == nil)
    }

    @Test
    func `of one place are not those of the next`() async {
        let fixture = AirQualityFixture(knowsClock: false)
        fixture.weather.currentWeather.enqueue(.sample(utcOffset: UTCOffset(seconds: 3600)))
        fixture.response()
        await fixture.sut.onAppear()
        await fixture.store(.sample(currentLocation: .tokyo))
        fixture.weather.currentWeather.enqueue(failure: .offline)
        fixture.response()

        await fixture.sut.onAppear()

        #expect(fixture.content?.name.text == "Tokyo")
        #expect(fixture.content?.measured.text == "Last updated: 12:00 UTC")
    }

    @Test
    func `stay known when a later response about them is older or fails`() async {
        let fixture = AirQualityFixture(knowsClock: false)
        fixture.weather.currentWeather.enqueue(.sample(utcOffset: UTCOffset(seconds: 3600)))
        fixture.weather.currentWeather.enqueue(.sample(date: SampleTime.measured - 60, utcOffset: .utc))
        fixture.weather.currentWeather.enqueue(failure: .offline)
        for _ in 0..<3 { fixture.response() }

        for _ in 0..<3 { await fixture.sut.onAppear() }

        #expect(fixture.content?.measured.text == "Last updated: 13:00")
    }
}
