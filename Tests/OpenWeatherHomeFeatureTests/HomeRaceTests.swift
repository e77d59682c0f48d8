import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Home races", .watched)
struct HomeRaceTests {
    @Test
    func `an old response after a new one is dropped`() async {
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

    @Test(arguments: [WeatherError.offline, .cancelled])
    func `an old failure after a new response is dropped`(error: WeatherError) async {
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

    @Test
    func `the screen keeps loading while the newer load does`() async {
        let fixture = HomeFixture()
        fixture.weather.hold()
        let first = Task { await fixture.sut.onAppear() }
        await fixture.weather.waitForCalls(1)
        let second = Task { await fixture.sut.refreshPulled() }
        await fixture.weather.waitForCalls(2)

        fixture.weather.release(0, .success(.sample(celsius: 1)))
        await settle()

        #expect(fixture.content?.isPlaceholder == true)
        fixture.weather.release(1, .success(.sample(celsius: 2)))
        await first.value
        await second.value
        #expect(fixture.content?.isPlaceholder == false)
    }

    /// What a cancelled load still hears from a service that does not notice.
    enum LateResponse: CaseIterable { case weather, failure, cancelled }

    @Test(arguments: LateResponse.allCases, [false, true])
    func `a cancelled load writes nothing`(response: LateResponse, hasLoaded: Bool) async {
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

    @Test(arguments: [false, true])
    func `a load that nobody here cancelled offers to try again`(hasLoaded: Bool) async {
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

    @Test
    func `a cancelled load does not disturb the one that superseded it`() async {
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

    @Test(arguments: [1, 7, 42])
    func `two hundred loads in any order end with the last one`(stride: Int) async throws {
        let fixture = HomeFixture()
        fixture.weather.hold()
        var loads: [Task<Void, Never>] = []
        for index in 0..<200 {
            // Another language supersedes; a second refresh in the same one would join.
            try await fixture.preferences.update { $0.language = .fixed(index.isMultiple(of: 2) ? .german : .english) }
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

    @Test
    func `two hundred refreshes of the same request share one load and return with it`() async {
        let fixture = HomeFixture()
        fixture.weather.hold()
        let ended = Locked(0)
        let loads = (0..<200)
            .map { _ in
                Task {
                    await fixture.sut.refreshPulled()
                    ended.withLock { $0 += 1 }
                }
            }
        await fixture.weather.waitForCalls(1)
        await settle()
        loads[0].cancel()
        await loads[0].value
        #expect(ended.withLock { $0 } == 1)

        fixture.weather.release(0, .success(.sample(celsius: 7)))
        for load in loads { await load.value }

        #expect(fixture.weather.calls.count == 1)
        #expect(fixture.content?.hero.temperature.text == "7°")
    }

    @Test(arguments: [
        (WeatherError.timedOut, NoticeContent.Kind.failure), (.offline, .offline),
        (.invalidKey(.unknownOrInactive), .failure),
    ]
    )
    func `a failure while something is shown becomes a notice`(error: WeatherError, kind: NoticeContent.Kind) async {
        let fixture = HomeFixture()
        await fixture.sut.onAppear()
        fixture.weather.response(.failure(error))

        await fixture.sut.refreshPulled()

        #expect(fixture.content?.hero.temperature.text == "12°")
        #expect(fixture.content?.notice?.kind == kind)
    }

    @Test
    func `stale weather says how old it is`() async {
        let fixture = HomeFixture(response: .success(.sample(age: 7200, from: .stale(.offline))))

        await fixture.sut.onAppear()

        #expect(fixture.content?.notice?.text == "You’re offline. Updated 2 hours ago.")
        #expect(fixture.content?.freshness.updated.text == "Updated 2 hours ago")
    }
}
