import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherScreenKit
import Testing

@MainActor
@Suite("Home races", .timeLimit(.minutes(5)))
struct HomeRaceTests {
    @Test("an old answer after a new one is dropped")
    func anOldAnswerAfterANewOneIsDropped() async {
        let fixture = HomeFixture()
        fixture.weather.hold()
        let first = Task { await fixture.sut.onAppear() }
        await fixture.weather.waitForCalls(1)
        let second = Task { await fixture.sut.refreshPulled() }
        await fixture.weather.waitForCalls(2)

        fixture.weather.release(1, .success(.sample(celsius: 2)))
        await second.value
        fixture.weather.release(0, .success(.sample(celsius: 1)))
        await first.value

        #expect(fixture.content?.hero.temperature.text == "2°")
    }

    @Test("an old failure after a new answer is dropped", arguments: [WeatherError.offline, .cancelled])
    func anOldFailureAfterANewAnswerIsDropped(error: WeatherError) async {
        let fixture = HomeFixture()
        fixture.weather.hold()
        let first = Task { await fixture.sut.onAppear() }
        await fixture.weather.waitForCalls(1)
        let second = Task { await fixture.sut.refreshPulled() }
        await fixture.weather.waitForCalls(2)

        fixture.weather.release(1, .success(.sample(celsius: 2)))
        await second.value
        fixture.weather.release(0, .failure(error))
        await first.value

        #expect(fixture.content?.hero.temperature.text == "2°")
        #expect(fixture.content?.notice == nil)
    }

    @Test("the screen keeps loading while the newer load does")
    func theScreenKeepsLoadingWhileTheNewerLoadDoes() async {
        let fixture = HomeFixture()
        fixture.weather.hold()
        let first = Task { await fixture.sut.onAppear() }
        await fixture.weather.waitForCalls(1)
        let second = Task { await fixture.sut.refreshPulled() }
        await fixture.weather.waitForCalls(2)

        fixture.weather.release(0, .success(.sample(celsius: 1)))
        await first.value

        #expect(fixture.content?.isPlaceholder == true)
        fixture.weather.release(1, .success(.sample(celsius: 2)))
        await second.value
        #expect(fixture.content?.isPlaceholder == false)
    }

    /// What a cancelled load still hears from a service that does not notice.
    enum LateResponse: CaseIterable { case weather, failure, cancelled }

    @Test("a cancelled load writes nothing", arguments: LateResponse.allCases, [false, true])
    func aCancelledLoadWritesNothing(response: LateResponse, hasLoaded: Bool) async {
        let fixture = HomeFixture()
        if hasLoaded { await fixture.sut.onAppear() }
        let before = fixture.sut.state
        let calls = fixture.weather.calls.count
        fixture.weather.hold()
        let load = Task { await fixture.sut.refreshPulled() }
        await fixture.weather.waitForCalls(calls + 1)

        load.cancel()
        switch response {
        case .weather: fixture.weather.release(calls, .success(.sample(celsius: 40)))
        case .failure: fixture.weather.release(calls, .failure(.timedOut))
        case .cancelled: fixture.weather.release(calls, .failure(.cancelled))
        }
        await load.value

        if hasLoaded {
            #expect(fixture.sut.state == before)
        } else {
            // The place is known by now, its weather is not.
            #expect(fixture.content?.isPlaceholder == true)
            #expect(fixture.content?.name.text == "Helsinki")
        }
    }

    @Test("a load that nobody here cancelled offers to try again", arguments: [false, true])
    func aLoadThatNobodyHereCancelledOffersToTryAgain(hasLoaded: Bool) async {
        let fixture = HomeFixture()
        if hasLoaded { await fixture.sut.onAppear() }
        fixture.weather.response(.failure(.cancelled))

        await fixture.sut.refreshPulled()

        switch fixture.sut.state {
        case .failed(let failure): #expect(!hasLoaded && failure.isRetryable)
        case .loaded(let content): #expect(hasLoaded && content.notice == nil)
        default: Issue.record("\(fixture.sut.state)")
        }
    }

    @Test("a cancelled load does not disturb the one that superseded it")
    func aCancelledLoadDoesNotDisturbTheOneThatSupersededIt() async {
        let fixture = HomeFixture()
        fixture.weather.hold()
        let first = Task { await fixture.sut.onAppear() }
        await fixture.weather.waitForCalls(1)
        let second = Task { await fixture.sut.refreshPulled() }
        await fixture.weather.waitForCalls(2)

        first.cancel()
        fixture.weather.release(0, .failure(.cancelled))
        await first.value
        fixture.weather.release(1, .success(.sample(celsius: 2)))
        await second.value

        #expect(fixture.content?.hero.temperature.text == "2°")
    }

    @Test("a load that is cancelled before it starts asks nothing of the screen")
    func aLoadThatIsCancelledBeforeItStartsAsksNothingOfTheScreen() async {
        let fixture = HomeFixture()
        await fixture.sut.onAppear()
        let before = fixture.sut.state

        let load = Task { await fixture.sut.refreshPulled() }
        load.cancel()
        await load.value

        #expect(fixture.sut.state == before)
        #expect(fixture.weather.calls.count == 1)
    }

    @Test("two hundred loads in any order end with the last one", arguments: [1, 7, 42])
    func twoHundredLoadsInAnyOrderEndWithTheLastOne(stride: Int) async {
        let fixture = HomeFixture()
        fixture.weather.hold()
        var loads: [Task<Void, Never>] = []
        for index in 0..<200 {
            loads.append(Task { await fixture.sut.refreshPulled() })
            await fixture.weather.waitForCalls(index + 1)
        }

        // 211 is prime, so that every stride visits every call once.
        for step in 0..<211 {
            let index = step * stride % 211
            if index < 200 { fixture.weather.release(index, .success(.sample(celsius: Double(index)))) }
        }
        for load in loads { await load.value }

        #expect(fixture.content?.hero.temperature.text == "199°")
    }

    @Test(
        "a failure while something is shown becomes a notice",
        arguments: [
            (WeatherError.timedOut, NoticeContent.Kind.failure), (.offline, .offline),
            (.invalidKey(.unknownOrInactive), .failure),
        ]
    )
    func aFailureWhileSomethingIsShownBecomesANotice(error: WeatherError, kind: NoticeContent.Kind) async {
        let fixture = HomeFixture()
        await fixture.sut.onAppear()
        fixture.weather.response(.failure(error))

        await fixture.sut.refreshPulled()

        #expect(fixture.content?.hero.temperature.text == "12°")
        #expect(fixture.content?.notice?.kind == kind)
    }

    @Test("stale weather says how old it is")
    func staleWeatherSaysHowOldItIs() async {
        let fixture = HomeFixture(response: .success(.sample(age: 7200, from: .stale(.offline))))

        await fixture.sut.onAppear()

        #expect(fixture.content?.notice?.text == "You’re offline. Updated 2 hours ago.")
        #expect(fixture.content?.freshness.updated.text == "Updated 2 hours ago")
    }
}
