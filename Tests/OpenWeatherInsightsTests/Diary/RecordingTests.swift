import Foundation
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Recording into a diary", .watched)
struct RecordingTests {
    private let diary = TestDiary()
    private let source = ScriptedWeatherRepository()
    private let oneCall = ScriptedOneCallRepository()

    @Test
    func `what is measured is recorded with its date`() async throws {
        let weather = CurrentWeather.sample()
        source.currentWeather.enqueue(.sample(weather))
        let result = try await RecordingWeatherRepository(source, into: diary)
            .currentWeather(for: .coordinate(.lisbon))
        #expect(result.value == weather)
        let entry = try #require(await diary.entries(at: .lisbon).first)
        #expect(entry.kind == .measured)
        #expect(entry.date == weather.date)
        #expect(entry.temperature == weather.temperature)
        #expect(entry.windSpeed == weather.wind?.speed)
        #expect(entry.isWet == true)
        #expect(entry.utcOffset == UTCOffset(seconds: 3_600))
        #expect(entry.chanceOfPrecipitation == nil)
    }

    @Test
    func `a step of a forecast is said for the time before its date, and past steps are not`() async throws {
        let forecast = Forecast.sample()
        source.forecast.enqueue(.sample(forecast, at: forecast.entries[1].date))
        _ = try await RecordingWeatherRepository(source, into: diary).forecast(for: .coordinate(.lisbon))
        let entries = await diary.entries(at: .lisbon)
        #expect(entries.count == 38)
        let (entry, step) = (entries[0], forecast.entries[2])
        #expect(entry.kind == .forecast(lead: .seconds(10_800)))
        #expect(entry.date == step.date)
        #expect(entry.period == DateInterval(start: step.date - 10_800, end: step.date))
        #expect(entry.chanceOfPrecipitation == step.chanceOfPrecipitation)
        #expect(entry.isWet == nil)
    }

    @Test
    func `hours of a forecast and the longer steps behind them are each said for their own time`() {
        let start = SampleTime.measured
        let entries = [1.0, 2, 5, 8].map { ForecastEntry.sample(date: start + $0 * 3_600) }
        let forecast = Fetched.sample(Forecast.sample(entries: entries), at: start)

        let sut = DiaryEntry.entries(of: forecast)

        #expect(sut.map { ($0.period?.duration ?? 0) / 3_600 } == [1, 1, 3, 3])
    }

    @Test
    func `hours of One Call are said for the time from their date on`() async throws {
        let start = SampleTime.fetched
        let hours = (0..<3).map { HourlyForecast.sample(date: start + Double($0) * 3_600) }
        oneCall.reports.enqueue(
            OneCallReport(current: .success(.sample(.sample(date: start))), hours: .success(.sample(hours, at: start)))
        )
        let recording = RecordingOneCallRepository(oneCall, into: diary)
        let report = try await recording.oneCall(at: .lisbon, parts: [.current, .hours])
        #expect(report.parts == [.current, .hours])
        let entries = await diary.entries(at: .lisbon)
        #expect(entries.map(\.kind) == [.measured, .forecast(lead: .seconds(3_600)), .forecast(lead: .seconds(7_200))])
        #expect(entries[1].period == DateInterval(start: start + 3_600, duration: 3_600))
    }

    @Test(arguments: [FetchOrigin.cache, .stale(.offline)])
    func `what was cached is not recorded again`(origin: FetchOrigin) async throws {
        source.currentWeather.enqueue(.sample(.sample(), from: origin))
        _ = try await RecordingWeatherRepository(source, into: diary).currentWeather(for: .coordinate(.lisbon))
        #expect(await diary.entries(at: .lisbon).isEmpty)
    }

    @Test
    func `nothing is recorded unless the user lets it be`() async throws {
        source.currentWeather.enqueue(.sample(.sample()))
        let recording = RecordingWeatherRepository(source, into: diary, isRecording: { false })
        _ = try await recording.currentWeather(for: .coordinate(.lisbon))
        #expect(await diary.entries(at: .lisbon).isEmpty)
    }

    @Test
    func `a place asked for by name is recorded where the response says it is`() async throws {
        source.currentWeather.enqueue(.sample(.sample(coordinate: .tokyo)))
        _ = try await RecordingWeatherRepository(source, into: diary).currentWeather(for: .city("Tokyo"))
        #expect(await diary.entries(at: .tokyo).count == 1)
    }

    @Test
    func `weather is returned when the diary fails, and the failure is reported`() async throws {
        source.currentWeather.enqueue(.sample(.sample()))
        let failure = WeatherError.storage(.unwritable(name: "diary"))
        await diary.fail(with: failure)
        let reported = Locked<[WeatherError]>([])
        let recording = RecordingWeatherRepository(
            source,
            into: diary,
            onProblem: { error in reported.withLock { $0.append(error) } }
        )
        #expect(try await recording.currentWeather(for: .coordinate(.lisbon)).value == .sample())
        #expect(reported.withLock { $0 } == [failure])
    }

    @Test
    func `a failure of the source stays one, and no call is added`() async throws {
        source.forecast.enqueue(failure: .offline)
        await #expect(throws: WeatherError.offline) {
            try await RecordingWeatherRepository(source, into: diary).forecast(for: .coordinate(.lisbon))
        }
        #expect(source.calls.count == 1)
    }

    @Test
    func `an accuracy comes of what was said and what came`() async throws {
        let recording = RecordingWeatherRepository(source, into: diary)
        let start = SampleTime.measured
        for day in 0..<30 {
            let now = start + Double(day) * 86_400
            source.currentWeather.enqueue(
                .sample(.sample(date: now) { $0.temperature = Temperature(celsius: 20) }, at: now)
            )
            _ = try await recording.currentWeather(for: .coordinate(.lisbon))
            let entry = ForecastEntry.sample(date: now + 86_400) { $0.temperature = Temperature(celsius: 21.5) }
            let next = ForecastEntry.sample(date: now + 97_200) { $0.temperature = Temperature(celsius: 30) }
            source.forecast.enqueue(.sample(.sample(entries: [entry, next]), at: now))
            _ = try await recording.forecast(for: .coordinate(.lisbon))
        }
        let accuracy = await DiaryReview(diary).accuracy(at: .lisbon)
        #expect(accuracy.map(\.daysAhead) == [1])
        #expect(accuracy.first?.temperature?.count == 29)
        #expect(accuracy.first?.temperature?.bias.value == 1.5)
    }
}

/// A diary in memory that can fail.
private actor TestDiary: ForecastDiary {
    private var places: [Coordinate: [DiaryEntry]] = [:]
    private var failure: WeatherError?

    func fail(with error: WeatherError) { failure = error }

    func record(_ entries: [DiaryEntry], at coordinate: Coordinate) throws(WeatherError) {
        if let failure { throw failure }
        places[coordinate] = DiaryEntry.merged(places[coordinate] ?? [], entries)
    }

    func entries(at coordinate: Coordinate) -> [DiaryEntry] { places[coordinate] ?? [] }

    func erase() { places = [:] }
}
