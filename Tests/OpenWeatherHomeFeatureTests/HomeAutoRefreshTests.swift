import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import Testing

@MainActor
@Suite("Home auto-refresh", .timeLimit(.minutes(5)))
struct HomeAutoRefreshTests {
    /// A screen that has loaded and refreshes itself in the returned task.
    private func running(
        _ autoRefresh: AutoRefresh = .everyMinute,
        change: @Sendable (inout Preferences) -> Void = { _ in }
    ) async -> (HomeStage, Task<Void, Never>) {
        let stage = HomeStage(autoRefresh: autoRefresh, change: change)
        await stage.sut.onAppear()
        let task = Task { await stage.sut.runAutoRefresh() }
        if autoRefresh.interval != nil { await stage.clock.waitForSleepers() }
        return (stage, task)
    }

    @Test(
        "loads every interval",
        arguments: [AutoRefresh.everyMinute, AutoRefresh(every: .seconds(60), policy: .refresh)]
    )
    func loadsEveryInterval(autoRefresh: AutoRefresh) async {
        let (stage, task) = await running(autoRefresh)

        for round in 1...3 {
            stage.advance(by: 59)
            await stage.settle()
            #expect(stage.weather.calls.count == round)
            stage.advance(by: 1)
            await stage.clock.waitForSleepers()
            #expect(stage.weather.calls.count == round + 1)
        }

        #expect(stage.weather.calls.dropFirst().allSatisfy { $0.policy == autoRefresh.policy })
        task.cancel()
        await task.value
    }

    @Test("ends with its task and sleeps no more")
    func endsWithItsTaskAndSleepsNoMore() async {
        let (stage, task) = await running()

        task.cancel()
        await task.value

        #expect(stage.clock.sleeperCount == 0)
        stage.advance(by: 600)
        await stage.settle()
        #expect(stage.weather.calls.count == 1)
    }

    @Test("does not keep the model alive after its task")
    func doesNotKeepTheModelAliveAfterItsTask() async {
        var stage: HomeStage? = HomeStage()
        weak let model = stage?.sut
        let task = Task { [sut = stage?.sut] in await sut?.runAutoRefresh() }
        await stage?.clock.waitForSleepers()

        task.cancel()
        await task.value
        stage = nil
        await Task.yield()

        #expect(model == nil)
    }

    @Test("never loads when it is off")
    func neverLoadsWhenItIsOff() async {
        let (stage, task) = await running(.off)

        stage.connectivity.send(.offline)
        await stage.until { stage.content?.notice != nil }
        stage.connectivity.send(.online)
        await stage.until { stage.content?.notice == nil }
        await stage.sut.scenePhaseChanged(isActive: false)
        await stage.sut.scenePhaseChanged(isActive: true)
        await stage.settle()

        #expect(stage.weather.calls.count == 1)
        #expect(stage.clock.sleeperCount == 0)
        task.cancel()
        await task.value
    }

    @Test("pauses while the user has switched it off")
    func pausesWhileTheUserHasSwitchedItOff() async {
        let (stage, task) = await running { $0.isAutoRefreshEnabled = false }

        stage.advance(by: 60)
        await stage.clock.waitForSleepers()
        #expect(stage.weather.calls.count == 1)

        var preferences = stage.preferences.stored
        preferences.isAutoRefreshEnabled = true
        stage.settings.apply(preferences)
        stage.advance(by: 60)
        await stage.clock.waitForSleepers()
        #expect(stage.weather.calls.count == 2)
        task.cancel()
        await task.value
    }

    @Test("pauses while the app is inactive and loads at once when it comes back to old content")
    func pausesWhileTheAppIsInactiveAndLoadsAtOnceWhenItComesBackToOldContent() async {
        let (stage, task) = await running()
        await stage.sut.scenePhaseChanged(isActive: false)

        for _ in 0..<5 {
            stage.advance(by: 60)
            await stage.clock.waitForSleepers()
        }
        #expect(stage.weather.calls.count == 1)
        await stage.sut.scenePhaseChanged(isActive: true)

        #expect(stage.weather.calls.count == 2)
        task.cancel()
        await task.value
    }

    @Test("does not load when the app comes back to fresh content", arguments: [(59, 1), (60, 2)])
    func doesNotLoadWhenTheAppComesBackToFreshContent(seconds: Int, calls: Int) async {
        let stage = HomeStage()
        await stage.sut.onAppear()
        await stage.sut.scenePhaseChanged(isActive: false)

        stage.advance(by: seconds)
        await stage.sut.scenePhaseChanged(isActive: true)

        #expect(stage.weather.calls.count == calls)
    }

    @Test("pauses while offline, says so, and loads at once when the network returns")
    func pausesWhileOfflineSaysSoAndLoadsAtOnceWhenTheNetworkReturns() async {
        let (stage, task) = await running()
        stage.connectivity.send(.online)
        stage.connectivity.send(.offline)
        await stage.until { stage.content?.notice?.kind == .offline }

        stage.advance(by: 120)
        await stage.clock.waitForSleepers()
        #expect(stage.weather.calls.count == 1)
        #expect(stage.content?.notice?.text == "You’re offline. Updated 2 minutes ago.")
        stage.connectivity.send(.online)
        await stage.weather.waitForCalls(2)
        await stage.until { stage.content?.notice == nil }

        #expect(stage.weather.calls.count == 2)
        task.cancel()
        await task.value
    }

    @Test("makes one request of two reasons")
    func makesOneRequestOfTwoReasons() async {
        let (stage, task) = await running()
        stage.connectivity.send(.offline)
        await stage.until { stage.content?.notice != nil }
        await stage.sut.scenePhaseChanged(isActive: false)
        stage.advance(by: 600)
        await stage.clock.waitForSleepers()
        stage.weather.hold()

        stage.connectivity.send(.online)
        await stage.until { stage.content?.notice == nil }
        let comesBack = Task { await stage.sut.scenePhaseChanged(isActive: true) }
        await stage.weather.waitForCalls(2)
        await stage.settle()
        stage.advance(by: 60)
        await stage.settle()
        stage.weather.release(1, .success(.sample(celsius: 3)))
        await comesBack.value

        #expect(stage.weather.calls.count == 2)
        #expect(stage.content?.hero.temperature.text == "3°")
        task.cancel()
        await task.value
    }

    @Test("starts its interval again after a load for another reason")
    func startsItsIntervalAgainAfterALoadForAnotherReason() async {
        let (stage, task) = await running()

        stage.advance(by: 40)
        await stage.sut.refreshPulled()
        stage.advance(by: 20)
        await stage.clock.waitForSleepers()
        #expect(stage.weather.calls.count == 2)
        stage.advance(by: 40)
        await stage.clock.waitForSleepers()

        #expect(stage.weather.calls.count == 3)
        task.cancel()
        await task.value
    }

    @Test(
        "leaves failures alone that only the user can mend",
        arguments: [
            WeatherError.missingKey, .invalidKey(.unknownOrInactive), .notFound, .badRequest(.emptyQuery),
        ]
    )
    func leavesFailuresAloneThatOnlyTheUserCanMend(error: WeatherError) async {
        let (stage, task) = await running()
        stage.weather.response(.failure(error))
        await stage.sut.refreshPulled()

        for _ in 0..<3 {
            stage.advance(by: 60)
            await stage.clock.waitForSleepers()
        }

        #expect(stage.weather.calls.count == 2)
        task.cancel()
        await task.value
    }

    @Test(
        "waits as long as the service asks",
        arguments: [
            (WeatherError.rateLimited(retryAfter: .seconds(150)), 3), (.rateLimited(retryAfter: .seconds(10)), 1),
            (.rateLimited(retryAfter: nil), 10), (.timedOut, 1),
        ]
    )
    func waitsAsLongAsTheServiceAsks(error: WeatherError, minutes: Int) async {
        let (stage, task) = await running()
        stage.weather.response(.failure(error))
        await stage.sut.refreshPulled()

        for minute in 1...minutes {
            #expect(stage.weather.calls.count == 2, "minute \(minute)")
            stage.advance(by: 60)
            await stage.clock.waitForSleepers()
        }

        #expect(stage.weather.calls.count == 3)
        task.cancel()
        await task.value
    }

    @Test("waits as well where an old answer stands in for the failure")
    func waitsAsWellWhereAnOldAnswerStandsInForTheFailure() async {
        let (stage, task) = await running()
        stage.weather.response(.success(.sample(age: 900, from: .stale(.rateLimited(retryAfter: .seconds(100))))))
        await stage.sut.refreshPulled()

        stage.advance(by: 60)
        await stage.clock.waitForSleepers()
        #expect(stage.weather.calls.count == 2)
        stage.advance(by: 60)
        await stage.clock.waitForSleepers()

        #expect(stage.weather.calls.count == 3)
        task.cancel()
        await task.value
    }

    @Test("does nothing without a place")
    func doesNothingWithoutAPlace() async {
        let stage = HomeStage(location: nil)
        await stage.sut.onAppear()
        let task = Task { await stage.sut.runAutoRefresh() }
        await stage.clock.waitForSleepers()

        stage.advance(by: 60)
        await stage.clock.waitForSleepers()

        #expect(stage.weather.calls.isEmpty)
        task.cancel()
        await task.value
    }

    @Test("takes its load with it when its task is cancelled")
    func takesItsLoadWithItWhenItsTaskIsCancelled() async {
        let (stage, task) = await running()
        let before = stage.sut.state
        stage.weather.hold()
        stage.clock.advance(by: .seconds(60))
        await stage.weather.waitForCalls(2)

        task.cancel()
        stage.weather.release(1, .success(.sample(celsius: 40)))
        await task.value

        #expect(stage.sut.state == before)
    }

    @Test("goes on after a place could not be saved")
    func goesOnAfterAPlaceCouldNotBeSaved() async {
        let (stage, task) = await running { preferences in
            preferences.toggleFavorite(.helsinki)
            preferences.toggleFavorite(.lisbon)
        }
        stage.preferences.fail(.storage(.full))
        await stage.sut.favoriteTapped(Location.lisbon.id)
        #expect(stage.content?.notice?.kind == .failure)
        stage.preferences.fail(nil)

        stage.advance(by: 60)
        await stage.until { stage.weather.calls.count == 2 }

        #expect(stage.weather.calls.count == 2)
        task.cancel()
        await task.value
    }
}
