import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Home auto-refresh", .watched)
struct HomeAutoRefreshTests {
    /// A screen that has loaded and refreshes itself in the returned task.
    private func running(
        _ autoRefresh: AutoRefresh = .everyMinute,
        change: @Sendable (inout Preferences) -> Void = { _ in }
    ) async -> (HomeFixture, Task<Void, Never>) {
        let fixture = HomeFixture(autoRefresh: autoRefresh, change: change)
        await fixture.sut.onAppear()
        let task = Task { await fixture.sut.runAutoRefresh() }
        if autoRefresh.interval != nil { await fixture.clock.waitForSleepers() }
        return (fixture, task)
    }

    @Test(arguments: [AutoRefresh.everyMinute, AutoRefresh(every: .seconds(60), policy: .refresh)]
    )
    func `loads every interval`(autoRefresh: AutoRefresh) async {
        let (fixture, task) = await running(autoRefresh)

        for round in 1...3 {
            fixture.advance(by: 59)
            await settle()
            #expect(fixture.weather.calls.count == round)
            fixture.advance(by: 1)
            await fixture.clock.waitForSleepers()
            #expect(fixture.weather.calls.count == round + 1)
        }

        #expect(fixture.weather.calls.dropFirst().allSatisfy { $0.policy == autoRefresh.policy })
        task.cancel()
        await task.value
    }

    @Test(arguments: [Duration.zero, .seconds(-60), .nanoseconds(1), .seconds(Int64.min)])
    func `refreshes no more often than every ten seconds`(interval: Duration) async {
        // The loop would never end with an interval of zero, so the setting is looked at first.
        let setting = AutoRefresh(every: interval)
        #expect(setting.interval == .seconds(10))
        guard setting.interval == .seconds(10) else { return }
        let (fixture, task) = await running(setting) { $0.isAutoRefreshEnabled = false }

        fixture.advance(by: 9)
        await settle()
        #expect(fixture.clock.sleeperCount == 1)
        fixture.advance(by: 1)
        await fixture.clock.waitForSleepers()

        #expect(fixture.weather.calls.count == 1)
        task.cancel()
        await task.value
    }

    @Test
    func `ends with its task and sleeps no more`() async {
        let (fixture, task) = await running()

        task.cancel()
        await task.value

        #expect(fixture.clock.sleeperCount == 0)
        fixture.advance(by: 600)
        await settle()
        #expect(fixture.weather.calls.count == 1)
    }

    @Test
    func `does not keep the model alive after its task`() async {
        var fixture: HomeFixture? = HomeFixture()
        weak let model = fixture?.sut
        let task = Task { [sut = fixture?.sut] in await sut?.runAutoRefresh() }
        await fixture?.clock.waitForSleepers()

        task.cancel()
        await task.value
        fixture = nil
        await Task.yield()

        #expect(model == nil)
    }

    @Test
    func `never loads when it is off`() async {
        let (fixture, task) = await running(.off)

        fixture.connectivity.set(.offline)
        await until { fixture.content?.notice != nil }
        fixture.connectivity.set(.online)
        await until { fixture.content?.notice == nil }
        await fixture.sut.scenePhaseChanged(isActive: false)
        await fixture.sut.scenePhaseChanged(isActive: true)
        await settle()

        #expect(fixture.weather.calls.count == 1)
        #expect(fixture.clock.sleeperCount == 0)
        task.cancel()
        await task.value
    }

    @Test
    func `pauses while the user has switched it off`() async {
        let (fixture, task) = await running { $0.isAutoRefreshEnabled = false }

        fixture.advance(by: 60)
        await fixture.clock.waitForSleepers()
        #expect(fixture.weather.calls.count == 1)

        var preferences = fixture.preferences.stored
        preferences.isAutoRefreshEnabled = true
        fixture.settings.apply(preferences)
        fixture.advance(by: 60)
        await fixture.clock.waitForSleepers()
        #expect(fixture.weather.calls.count == 2)
        task.cancel()
        await task.value
    }

    @Test
    func `pauses while the app is inactive and loads at once when it comes back to old content`() async {
        let (fixture, task) = await running()
        await fixture.sut.scenePhaseChanged(isActive: false)

        for _ in 0..<5 {
            fixture.advance(by: 60)
            await fixture.clock.waitForSleepers()
        }
        #expect(fixture.weather.calls.count == 1)
        await fixture.sut.scenePhaseChanged(isActive: true)

        #expect(fixture.weather.calls.count == 2)
        task.cancel()
        await task.value
    }

    @Test(arguments: [(59, 1), (60, 2)])
    func `does not load when the app comes back to fresh content`(seconds: Int, calls: Int) async {
        let fixture = HomeFixture()
        await fixture.sut.onAppear()
        await fixture.sut.scenePhaseChanged(isActive: false)

        fixture.advance(by: seconds)
        await fixture.sut.scenePhaseChanged(isActive: true)

        #expect(fixture.weather.calls.count == calls)
    }

    @Test
    func `pauses while offline says so and loads at once when the network returns`() async {
        let (fixture, task) = await running()
        fixture.connectivity.set(.online)
        fixture.connectivity.set(.offline)
        await until { fixture.content?.notice?.kind == .offline }

        fixture.advance(by: 120)
        await fixture.clock.waitForSleepers()
        #expect(fixture.weather.calls.count == 1)
        #expect(fixture.content?.notice?.text == "You’re offline. Updated 2 minutes ago.")
        fixture.connectivity.set(.online)
        await fixture.weather.waitForCalls(2)
        await until { fixture.content?.notice == nil }

        #expect(fixture.weather.calls.count == 2)
        task.cancel()
        await task.value
    }

    @Test
    func `makes one request of two reasons`() async {
        let (fixture, task) = await running()
        fixture.connectivity.set(.offline)
        await until { fixture.content?.notice != nil }
        await fixture.sut.scenePhaseChanged(isActive: false)
        fixture.advance(by: 600)
        await fixture.clock.waitForSleepers()
        fixture.weather.hold()

        fixture.connectivity.set(.online)
        await until { fixture.content?.notice == nil }
        let comesBack = Task { await fixture.sut.scenePhaseChanged(isActive: true) }
        await fixture.weather.waitForCalls(2)
        await settle()
        fixture.advance(by: 60)
        await settle()
        fixture.weather.release(1, .success(.sample(celsius: 3)))
        await comesBack.value

        #expect(fixture.weather.calls.count == 2)
        #expect(fixture.content?.hero.temperature.text == "3°")
        task.cancel()
        await task.value
    }

    @Test
    func `starts its interval again after a load for another reason`() async {
        let (fixture, task) = await running()

        fixture.advance(by: 40)
        await fixture.sut.refreshPulled()
        fixture.advance(by: 20)
        await fixture.clock.waitForSleepers()
        #expect(fixture.weather.calls.count == 2)
        fixture.advance(by: 40)
        await fixture.clock.waitForSleepers()

        #expect(fixture.weather.calls.count == 3)
        task.cancel()
        await task.value
    }

    @Test(arguments: [
        WeatherError.missingKey, .invalidKey(.unknownOrInactive), .notFound, .badRequest(.emptyQuery),
    ]
    )
    func `leaves failures alone that only the user can mend`(error: WeatherError) async {
        let (fixture, task) = await running()
        fixture.weather.response(.failure(error))
        await fixture.sut.refreshPulled()

        for _ in 0..<3 {
            fixture.advance(by: 60)
            await fixture.clock.waitForSleepers()
        }

        #expect(fixture.weather.calls.count == 2)
        task.cancel()
        await task.value
    }

    @Test(arguments: [
        (WeatherError.rateLimited(retryAfter: .seconds(150)), 3), (.rateLimited(retryAfter: .seconds(10)), 1),
        (.rateLimited(retryAfter: nil), 10), (.timedOut, 1),
    ]
    )
    func `waits as long as the service asks`(error: WeatherError, minutes: Int) async {
        let (fixture, task) = await running()
        fixture.weather.response(.failure(error))
        await fixture.sut.refreshPulled()

        for minute in 1...minutes {
            #expect(fixture.weather.calls.count == 2, "minute \(minute)")
            fixture.advance(by: 60)
            await fixture.clock.waitForSleepers()
        }

        #expect(fixture.weather.calls.count == 3)
        task.cancel()
        await task.value
    }

    @Test
    func `waits a day for a service that asks for a year`() async {
        let (fixture, task) = await running()
        fixture.weather.response(.failure(.rateLimited(retryAfter: .seconds(31_536_000))))
        await fixture.sut.refreshPulled()

        fixture.advance(by: 86_340)
        await fixture.clock.waitForSleepers()
        #expect(fixture.weather.calls.count == 2)
        fixture.advance(by: 60)
        await fixture.clock.waitForSleepers()

        #expect(fixture.weather.calls.count == 3)
        task.cancel()
        await task.value
    }

    @Test
    func `waits as well where an old response stands in for the failure`() async {
        let (fixture, task) = await running()
        fixture.weather.response(.success(.sample(age: 900, from: .stale(.rateLimited(retryAfter: .seconds(100))))))
        await fixture.sut.refreshPulled()

        fixture.advance(by: 60)
        await fixture.clock.waitForSleepers()
        #expect(fixture.weather.calls.count == 2)
        fixture.advance(by: 60)
        await fixture.clock.waitForSleepers()

        #expect(fixture.weather.calls.count == 3)
        task.cancel()
        await task.value
    }

    @Test
    func `does nothing without a place`() async {
        let fixture = HomeFixture(location: nil)
        await fixture.sut.onAppear()
        let task = Task { await fixture.sut.runAutoRefresh() }
        await fixture.clock.waitForSleepers()

        fixture.advance(by: 60)
        await fixture.clock.waitForSleepers()

        #expect(fixture.weather.calls.isEmpty)
        task.cancel()
        await task.value
    }

    @Test
    func `takes its load with it when its task is cancelled`() async {
        let (fixture, task) = await running()
        let before = fixture.sut.state
        fixture.weather.hold()
        fixture.clock.advance(by: .seconds(60))
        await fixture.weather.waitForCalls(2)

        task.cancel()
        fixture.weather.release(1, .success(.sample(celsius: 40)))
        await task.value

        #expect(fixture.sut.state == before)
    }

    @Test
    func `goes on after a place could not be saved`() async {
        let (fixture, task) = await running { preferences in
            preferences.toggleFavorite(.helsinki)
            preferences.toggleFavorite(.lisbon)
        }
        fixture.preferences.setFailure(.storage(.full))
        await fixture.sut.favoriteTapped(Location.lisbon.id)
        #expect(fixture.content?.notice?.kind == .failure)
        fixture.preferences.setFailure(nil)

        fixture.advance(by: 60)
        await until { fixture.weather.calls.count == 2 }

        #expect(fixture.weather.calls.count == 2)
        task.cancel()
        await task.value
    }
}
