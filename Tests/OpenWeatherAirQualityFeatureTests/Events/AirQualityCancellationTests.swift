import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Air quality cancellation", .watched)
struct AirQualityCancellationTests {
    @Test(arguments: [false, true], [false, true])
    func leavesTheStateAsItWas(isLoaded: Bool, responsesTooLate: Bool) async {
        let fixture = AirQualityFixture()
        if isLoaded {
            fixture.response(index: .good)
            await fixture.sut.onAppear()
        }
        let before = fixture.sut.state
        let gate = Gate(ignoresCancellation: responsesTooLate)
        fixture.response(index: .poor, after: gate)
        let load = Task { await fixture.sut.refreshPulled() }
        await gate.waitForArrivals(2)

        load.cancel()
        gate.open()
        await load.value

        // The place was known before the load was cancelled, and stays known.
        #expect(isLoaded ? fixture.sut.state == before : fixture.content?.isPlaceholder == true)
        #expect(fixture.content?.name.text == "Lisbon")
        #expect(fixture.index == (isLoaded ? "1" : "––"))
    }

    @Test
    func leavesAFailureAsItWas() async {
        let fixture = AirQualityFixture()
        fixture.air.airQuality.enqueue(failure: .server(status: 502))
        fixture.air.airQualityForecast.enqueue(failure: .server(status: 502))
        await fixture.sut.onAppear()
        let before = fixture.sut.state
        let gate = Gate()
        fixture.response(after: gate)
        let load = Task { await fixture.sut.refreshPulled() }
        await gate.waitForArrivals(2)
        let during = fixture.sut.state

        load.cancel()
        await load.value

        #expect(during.content?.isPlaceholder == true)
        #expect(fixture.sut.state == before)
    }

    @Test
    func keepsWhatArrivedBeforeIt() async {
        let fixture = AirQualityFixture()
        let gate = Gate()
        fixture.air.airQuality.enqueue(.sample(index: .moderate))
        fixture.air.airQualityForecast.enqueue(.sample(), after: gate)
        let load = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals()
        await until { fixture.content?.isPlaceholder == false }

        load.cancel()
        await load.value

        #expect(fixture.index == "3")
        #expect(fixture.content?.notice == nil)
        #expect(fixture.content?.hours.isPlaceholder == true)
    }

    @Test
    func ofTheLaterCallerLeavesItsLoadToTheEarlierOne() async {
        let fixture = AirQualityFixture()
        let gates = [Gate(), Gate()]
        fixture.response(index: .good, after: gates[0])
        let first = Task { await fixture.sut.onAppear() }
        await gates[0].waitForArrivals(2)
        fixture.response(index: .poor, after: gates[1])
        let second = Task { await fixture.sut.refreshPulled() }
        await gates[1].waitForArrivals(2)

        second.cancel()
        await second.value
        let between = fixture.sut.state
        gates[1].open()
        await first.value

        // The refresh superseded the load of the appearance, which waits for it instead.
        #expect(between.content?.isPlaceholder == true)
        #expect(fixture.index == "4")
    }

    @Test
    func beforeAnythingWasAskedAsksNothing() async {
        let fixture = AirQualityFixture()

        let load = Task { await fixture.sut.onAppear() }
        load.cancel()
        await load.value

        #expect(fixture.air.calls.isEmpty)
        #expect(fixture.weather.calls.isEmpty)
        #expect(fixture.content?.isPlaceholder == true)
    }

    @Test
    func thatNobodyAskedForIsAFailureNotAnEndlessWait() async {
        let fixture = AirQualityFixture()
        fixture.air.airQuality.enqueue(failure: .cancelled)
        fixture.air.airQualityForecast.enqueue(failure: .cancelled)

        await fixture.sut.onAppear()

        guard case .failed(let failure) = fixture.sut.state else {
            Issue.record("the screen waits for ever")
            return
        }
        #expect(failure.isRetryable)
    }

    @Test
    func allowsARefreshAfterwards() async {
        let fixture = AirQualityFixture()
        let gate = Gate()
        fixture.response(index: .good, after: gate)
        let load = Task { await fixture.sut.refreshPulled() }
        await gate.waitForArrivals(2)
        load.cancel()
        await load.value
        fixture.response(index: .veryPoor)

        await fixture.sut.refreshPulled()

        #expect(fixture.index == "5")
    }

    @Test
    func ofTheClocksAloneCostsTheZoneAlone() async {
        let fixture = AirQualityFixture(knowsClock: false)
        fixture.response(index: .good)
        fixture.weather.currentWeather.enqueue(failure: .cancelled)

        await fixture.sut.onAppear()

        #expect(fixture.index == "1")
        #expect(fixture.content?.measured.text == "Last updated: 12:00 UTC")
    }
}
