import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Scripted sources of One Call", .watched)
struct ScriptedOneCallTests {
    @Test
    func `respond in order and record their calls`() async throws {
        let sut = ScriptedOneCallRepository()
        sut.reports.enqueue(.sample())
        sut.reports.enqueue(failure: .offline)
        let report = try await sut.oneCall(at: .lisbon, parts: [.minutes])
        #expect(report.parts == [.minutes])
        await #expect(throws: WeatherError.offline) { try await sut.oneCall(at: .lisbon, parts: [.days]) }
        #expect(
            sut.calls == [
                .oneCall(.lisbon, parts: [.minutes], options: RequestOptions(), policy: .cacheFirst),
                .oneCall(.lisbon, parts: [.days], options: RequestOptions(), policy: .cacheFirst),
            ]
        )
        try sut.verify()
    }

    @Test
    func `report a call without a response`() async throws {
        let sut = ScriptedOneCallRepository(onUnscripted: { _ in })
        await #expect(throws: WeatherError.self) { try await sut.oneCall(at: .lisbon) }
        #expect(throws: ScriptViolation.self) { try sut.verify() }
    }

    @Test
    func `respond to every other protocol`() async throws {
        let history = ScriptedWeatherHistoryRepository()
        let day = LocalDay(daysSince1970: 1)
        history.hour.enqueue(.sample())
        history.day.enqueue(.sample(day: day))
        _ = try await history.hour(of: SampleTime.measured, at: .lisbon, options: RequestOptions(), policy: .refresh)
        _ = try await history.day(day, at: .lisbon, offset: nil, options: RequestOptions(), policy: .refresh)
        #expect(history.calls.count == 2)
        try history.verify()

        let timelines = ScriptedWeatherTimelineRepository()
        timelines.hourlyPages.enqueue(HourlyForecast.samples(count: 3))
        timelines.dailyPages.enqueue(DailyForecast.samples(count: 3))
        let limits = TimelineLimits(rows: 3)
        for try await _ in timelines.hourlyTimeline(at: .lisbon, limits: limits) {}
        for try await _ in timelines.dailyTimeline(at: .lisbon, limits: limits) {}
        try timelines.verify()

        let alerts = ScriptedAlertRepository()
        alerts.alert.enqueue(.sample(id: "a"))
        alerts.overview.enqueue(WeatherOverview(day: day, text: "Dry.", units: .metric))
        #expect(try await alerts.alert(id: "a", policy: .cacheFirst).value.id == "a")
        #expect(try await alerts.overview(of: nil, at: .lisbon, units: .metric, policy: .refresh).value.day == day)
        try alerts.verify()
    }
}
