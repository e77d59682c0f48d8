import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Forecast cancellation", .watched)
struct ForecastCancellationTests {
    @Test(arguments: [false, true], [false, true])
    func leavesTheStateAsItWas(isLoaded: Bool, responsesTooLate: Bool) async {
        let fixture = ForecastFixture()
        if isLoaded {
            fixture.weather.forecast.enqueue(.constant(celsius: 1))
            await fixture.sut.onAppear()
        }
        let before = fixture.sut.state
        let gate = Gate(ignoresCancellation: responsesTooLate)
        fixture.weather.forecast.enqueue(.constant(celsius: 2), after: gate)
        let load = Task { await fixture.sut.refreshPulled() }
        await gate.waitForArrivals()

        load.cancel()
        gate.open()
        await load.value

        // The name of the place was read before and stays.
        if isLoaded { #expect(fixture.sut.state == before) }
        #expect(fixture.sut.state.content?.isPlaceholder == !isLoaded)
        #expect(fixture.firstTemperature == (isLoaded ? "1°" : "––"))
    }

    @Test
    func leavesAFailureAsItWas() async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.enqueue(failure: .server(status: 502))
        await fixture.sut.onAppear()
        let before = fixture.sut.state
        let gate = Gate()
        fixture.weather.forecast.enqueue(.sample(), after: gate)
        let load = Task { await fixture.sut.refreshPulled() }
        await gate.waitForArrivals()
        let during = fixture.sut.state

        load.cancel()
        await load.value

        #expect(during.content?.isPlaceholder == true)
        #expect(fixture.sut.state == before)
    }

    @Test
    func ofOneScreenLeavesTheLoadToAnotherThatJoinedIt() async {
        let fixture = ForecastFixture()
        let gate = Gate()
        fixture.weather.forecast.enqueue(.constant(celsius: 4), after: gate)
        let forecast = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals()
        let detail = fixture.detail()
        let day = Task { await detail.onAppear() }
        await settle()

        forecast.cancel()
        await forecast.value
        let between = detail.state
        gate.open()
        await day.value

        #expect(between.content?.isPlaceholder == true)
        #expect(detail.state.content?.entries.first?.temperature == "4°")
        #expect(fixture.policies == [.cacheFirst])
    }

    @Test
    func ofTheLaterCallerLeavesItsLoadToTheEarlierOne() async {
        let fixture = ForecastFixture()
        let gates = [Gate(), Gate()]
        fixture.weather.forecast.enqueue(.constant(celsius: 5), after: gates[0])
        fixture.weather.forecast.enqueue(.constant(celsius: 6), after: gates[1])
        let first = Task { await fixture.sut.onAppear() }
        await gates[0].waitForArrivals()
        let second = Task { await fixture.sut.refreshPulled() }
        await gates[1].waitForArrivals()

        second.cancel()
        await second.value
        let between = fixture.sut.state
        gates[1].open()
        await first.value

        // The refresh superseded the load of the appearance, which waits for it instead.
        #expect(between.content?.isPlaceholder == true)
        #expect(fixture.firstTemperature == "6°")
    }

    @Test
    func beforeAnythingWasAskedAsksNothing() async {
        let fixture = ForecastFixture()

        let load = Task { await fixture.sut.onAppear() }
        load.cancel()
        await load.value

        #expect(fixture.weather.calls.isEmpty)
        #expect(fixture.sut.state.content?.isPlaceholder == true)
    }

    @Test
    func thatNobodyAskedForIsAFailureNotAnEndlessWait() async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.enqueue(failure: .cancelled)

        await fixture.sut.onAppear()

        guard case .failed(let failure) = fixture.sut.state else {
            Issue.record("the screen waits for ever")
            return
        }
        #expect(failure.isRetryable)
    }

    @Test
    func allowsARefreshAfterwards() async {
        let fixture = ForecastFixture()
        let gate = Gate()
        fixture.weather.forecast.enqueue(.constant(celsius: 1), after: gate)
        let load = Task { await fixture.sut.refreshPulled() }
        await gate.waitForArrivals()
        load.cancel()
        await load.value
        fixture.weather.forecast.enqueue(.constant(celsius: 2))

        await fixture.sut.refreshPulled()

        #expect(fixture.firstTemperature == "2°")
    }
}
