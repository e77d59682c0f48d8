import Foundation
import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import Testing

@MainActor
@Suite("Air quality clocks")
struct AirQualityClockTests {
    @Test(
        "are those of the place",
        arguments: [
            (3600, "13:00", "15:00"), (0, "12:00", "14:00"), (-12_600, "08:30", "10:30"), (20_700, "17:45", "19:45"),
            // The date line.
            (50_400, "29 May at 02:00", "04:00"), (-43_200, "00:00", "02:00"),
        ]
    )
    func areThoseOfThePlace(offset: Int, measured: String, hour: String) async throws {
        let stage = AirQualityStage(knowsClock: false)
        stage.weather.currentWeather.enqueue(.sample(utcOffset: UTCOffset(seconds: offset)))
        stage.response()
        // Nine in the evening of the day before in the west, or the reading is on another day than now.
        stage.time.set(offset == 50_400 ? SampleTime.measured - 7201 : SampleTime.fetched)

        await stage.sut.onAppear()

        let text = try #require(stage.content?.measured.text)
        #expect(text.filter { $0 != "," } == "Last updated: \(measured)")
        if offset != 50_400 { #expect(stage.content?.hours.points[2].time == hour) }
    }

    @Test(
        "are those of UTC, and say so, where nothing recent tells them",
        arguments: [
            // No offset at all, an answer from another season, one from just too long ago, and one in time.
            (nil, 0, "12:00 UTC"), (3600, -7_776_000, "12:00 UTC"), (3600, -21_601, "12:00 UTC"),
            (3600, -21_600, "13:00"), (3600, 21_600, "13:00"), (3600, 21_601, "12:00 UTC"),
        ] as [(Int?, Double, String)]
    )
    func areThoseOfUTCWhereNothingRecentTellsThem(offset: Int?, age: Double, expected: String) async {
        let stage = AirQualityStage(knowsClock: false)
        let date = SampleTime.measured + age
        stage.weather.currentWeather.enqueue(.sample(date: date, utcOffset: offset.flatMap(UTCOffset.init)))
        stage.response()
        stage.time.set(SampleTime.measured)

        await stage.sut.onAppear()

        #expect(stage.content?.measured.text == "Last updated: \(expected)")
        #expect(stage.content?.hours.points.first?.time == expected)
    }

    @Test("are those of UTC when the weather fails", arguments: [WeatherError.offline, .notFound, .notCached])
    func areThoseOfUTCWhenTheWeatherFails(error: WeatherError) async {
        let stage = AirQualityStage(knowsClock: false)
        stage.weather.currentWeather.enqueue(failure: error)
        stage.response()

        await stage.sut.onAppear()

        #expect(stage.content?.measured.text == "Last updated: 12:00 UTC")
        #expect(stage.content?.notice == nil)
    }

    @Test("of one place are not those of the next")
    func ofOnePlaceAreNotThoseOfTheNext() async {
        let stage = AirQualityStage(knowsClock: false)
        stage.weather.currentWeather.enqueue(.sample(utcOffset: UTCOffset(seconds: 3600)))
        stage.response()
        await stage.sut.onAppear()
        await stage.store(.sample(currentLocation: .tokyo))
        stage.weather.currentWeather.enqueue(failure: .offline)
        stage.response()

        await stage.sut.onAppear()

        #expect(stage.content?.name.text == "Tokyo")
        #expect(stage.content?.measured.text == "Last updated: 12:00 UTC")
    }

    @Test("stay known when a later answer about them is older or fails")
    func stayKnownWhenALaterAnswerIsOlderOrFails() async {
        let stage = AirQualityStage(knowsClock: false)
        stage.weather.currentWeather.enqueue(.sample(utcOffset: UTCOffset(seconds: 3600)))
        stage.weather.currentWeather.enqueue(.sample(date: SampleTime.measured - 60, utcOffset: .utc))
        stage.weather.currentWeather.enqueue(failure: .offline)
        for _ in 0..<3 { stage.response() }

        for _ in 0..<3 { await stage.sut.onAppear() }

        #expect(stage.content?.measured.text == "Last updated: 13:00")
    }
}
