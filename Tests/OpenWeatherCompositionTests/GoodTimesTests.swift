import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

/// The good times of an app over made-up weather, as the finder of the package sees them.
@MainActor
@Suite("Good times of an app", .watched)
struct GoodTimesTests {
    private func app(_ change: (inout Preferences) -> Void = { _ in }) -> OpenWeatherApp {
        var preferences = Preferences.sample()
        change(&preferences)
        return .demo(preferences: preferences, now: { SampleTime.fetched })
    }

    @Test
    func `stand on home for the activities that the user chose without a further request`() async throws {
        let app = app()
        try await app.restore()

        await app.home.onAppear()

        let rows = try #require(app.home.state.content?.goodTimes?.rows)
        #expect(rows.map(\.id) == ["walk", "run", "laundry"].map { "home.goodTimes.\($0)" })
        #expect(rows.allSatisfy { !$0.text.isEmpty && $0.accessibility.label.hasPrefix($0.name) })
        // Home has no air quality: a run may not be called good.
        #expect(rows.allSatisfy { $0.id.hasSuffix("laundry") || $0.answer != .windows })
    }

    @Test
    func `stand on the screen of a day`() async throws {
        let app = app()
        try await app.restore()
        let day = UTCOffset.utc.day(of: SampleTime.fetched).advanced(by: 1)

        app.router.showDayDetail(day, at: nil)
        guard case .dayDetail(let screen) = app.topScreen else {
            Issue.record("The day is not on top.")
            return
        }
        await screen.onAppear()

        #expect(screen.state.content?.goodTimes?.rows.count == 3)
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
