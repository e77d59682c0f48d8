import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

/// The good times of an app over made-up weather, as the finder of the package sees them.
@MainActor
@Suite("Good times of an app", .watched)
struct GoodTimesTests {
    private func app(
        usesOneCall: Bool = false,
        _ change: (inout Preferences) -> Void = { _ in },
        adjust: (inout ScreenDependencies) -> Void = { _ in }
    ) -> OpenWeatherApp {
        var preferences = Preferences.sample()
        change(&preferences)
        return .demo(
            preferences: preferences,
            usesOneCall: usesOneCall,
            now: { SampleTime.fetched },
            adjust: adjust
        )
    }

    @Test
    func `stand on home for the activities that the user chose without a further request`() async throws {
        let app = app()
        try await app.restore()

        await app.home.onAppear()

        let rows = try #require(app.home.state.content?.goodTimes?.rows)
        #expect(rows.map(\.id) == ["walk", "run", "laundry"].map { "home.goodTimes.\($0)" })
        #expect(rows.allSatisfy { !$0.text.isEmpty && $0.accessibility.label.hasPrefix($0.name) })
        // The cache has no air quality: a run may not be called good.
        #expect(rows.allSatisfy { $0.id.hasSuffix("laundry") || $0.answer != .windows })
    }

    @Test
    func `know the air that the cache has, and say when it was not checked or is out of date`() async throws {
        let coordinate = try #require(Preferences.sample().currentLocation?.coordinate)
        let air = ScriptedAirQualityRepository()
        let clean = AirQualityForecast.sample(entries: AirQualityForecast.sampleEntries(coordinate: coordinate))
        air.airQualityForecast.enqueue(failure: .notCached)
        air.airQualityForecast.enqueue(.sample(clean, from: .cache))
        air.airQualityForecast.enqueue(.sample(clean, from: .stale(.notCached)))
        let app = app {
            $0.activities = ["walk"]
        } adjust: {
            $0.airQuality = air
        }
        try await app.restore()
        var texts: [String] = []

        for _ in 0..<3 {
            await app.home.onAppear()
            texts += app.home.state.content?.goodTimes?.rows.map(\.text) ?? []
        }

        #expect(texts.map { $0.contains("air not checked") } == [true, false, false], "\(texts)")
        #expect(texts.map { $0.contains("not up to date") } == [false, false, true], "\(texts)")
        #expect(texts.allSatisfy { !$0.contains("perhaps") })
        #expect(Set(air.calls) == [.airQualityForecast(coordinate, policy: .cacheOnly)])
        #expect(air.calls.count == 3)
    }

    @Test(arguments: [true, false])
    func `stand on the screen of a day, exact with the hours of One Call`(usesOneCall: Bool) async throws {
        let app = app(usesOneCall: usesOneCall)
        try await app.restore()
        let day = UTCOffset.utc.day(of: SampleTime.fetched).advanced(by: 1)

        app.router.showDayDetail(day, at: nil)
        guard case .dayDetail(let screen) = app.topScreen else {
            Issue.record("The day is not on top.")
            return
        }
        await screen.onAppear()

        let rows = try #require(screen.state.content?.goodTimes?.rows)
        #expect(rows.count == 3)
        #expect(rows.contains { $0.text.contains("about") } == !usesOneCall, "\(rows.map(\.text))")
    }

    @Test
    func `change with the choice at once and vanish with the last one`() async throws {
        let app = app { $0.activities = ["stargaze"] }
        try await app.restore()
        await app.home.onAppear()
        #expect(app.home.state.content?.goodTimes?.rows.map(\.name) == ["Stargazing"])

        app.settings.apply(.sample())
        #expect(app.home.state.content?.goodTimes?.rows.count == 3)

        var none = Preferences.sample()
        none.activities = []
        app.settings.apply(none)
        #expect(app.home.state.content != nil)
        #expect(app.home.state.content?.goodTimes == nil)
    }
}
