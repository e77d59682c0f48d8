import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import Testing

@MainActor
@Suite("Air quality cancellation", .timeLimit(.minutes(5)))
struct AirQualityCancellationTests {
    @Test("leaves the state as it was", arguments: [false, true], [false, true])
    func leavesTheStateAsItWas(isLoaded: Bool, responsesTooLate: Bool) async {
        let stage = AirQualityStage()
        if isLoaded {
            stage.response(index: .good)
            await stage.sut.onAppear()
        }
        let before = stage.sut.state
        let gate = Gate(ignoresCancellation: responsesTooLate)
        stage.response(index: .poor, after: gate)
        let load = Task { await stage.sut.refreshTapped() }
        await gate.waitForArrivals(2)

        load.cancel()
        gate.open()
        await load.value

        // The place was known before the load was cancelled, and stays known.
        #expect(isLoaded ? stage.sut.state == before : stage.content?.isPlaceholder == true)
        #expect(stage.content?.name.text == "Lisbon")
        #expect(stage.index == (isLoaded ? "1" : "––"))
    }

    @Test("leaves a failure as it was")
    func leavesAFailureAsItWas() async {
        let stage = AirQualityStage()
        stage.air.airQuality.enqueue(failure: .server(status: 502))
        stage.air.airQualityForecast.enqueue(failure: .server(status: 502))
        await stage.sut.onAppear()
        let before = stage.sut.state
        let gate = Gate()
        stage.response(after: gate)
        let load = Task { await stage.sut.refreshTapped() }
        await gate.waitForArrivals(2)
        let during = stage.sut.state

        load.cancel()
        await load.value

        #expect(during.content?.isPlaceholder == true)
        #expect(stage.sut.state == before)
    }

    @Test("keeps what arrived before it")
    func keepsWhatArrivedBeforeIt() async {
        let stage = AirQualityStage()
        let gate = Gate()
        stage.air.airQuality.enqueue(.sample(index: .moderate))
        stage.air.airQualityForecast.enqueue(.sample(), after: gate)
        let load = Task { await stage.sut.onAppear() }
        await gate.waitForArrivals()
        while stage.content?.isPlaceholder != false, !Task.isCancelled { await Task.yield() }

        load.cancel()
        await load.value

        #expect(stage.index == "3")
        #expect(stage.content?.notice == nil)
        #expect(stage.content?.hours.isPlaceholder == true)
    }

    @Test("of the later load lets the earlier one answer")
    func ofTheLaterLoadLetsTheEarlierOneAnswer() async {
        let stage = AirQualityStage()
        let gates = [Gate(), Gate()]
        stage.response(index: .good, after: gates[0])
        let first = Task { await stage.sut.onAppear() }
        await gates[0].waitForArrivals(2)
        stage.response(index: .poor, after: gates[1])
        let second = Task { await stage.sut.refreshTapped() }
        await gates[1].waitForArrivals(2)

        second.cancel()
        await second.value
        let between = stage.sut.state
        gates[0].open()
        await first.value

        #expect(between.content?.isPlaceholder == true)
        #expect(stage.index == "1")
    }

    @Test("before anything was asked asks nothing")
    func beforeAnythingWasAskedAsksNothing() async {
        let stage = AirQualityStage()

        let load = Task { await stage.sut.onAppear() }
        load.cancel()
        await load.value

        #expect(stage.air.calls.isEmpty)
        #expect(stage.weather.calls.isEmpty)
        #expect(stage.content?.isPlaceholder == true)
    }

    @Test("that nobody asked for is a failure, not an endless wait")
    func thatNobodyAskedForIsAFailure() async {
        let stage = AirQualityStage()
        stage.air.airQuality.enqueue(failure: .cancelled)
        stage.air.airQualityForecast.enqueue(failure: .cancelled)

        await stage.sut.onAppear()

        guard case .failed(let failure) = stage.sut.state else {
            Issue.record("the screen waits for ever")
            return
        }
        #expect(failure.isRetryable)
    }

    @Test("allows a refresh afterwards")
    func allowsARefreshAfterwards() async {
        let stage = AirQualityStage()
        let gate = Gate()
        stage.response(index: .good, after: gate)
        let load = Task { await stage.sut.refreshTapped() }
        await gate.waitForArrivals(2)
        load.cancel()
        await load.value
        stage.response(index: .veryPoor)

        await stage.sut.refreshTapped()

        #expect(stage.index == "5")
    }

    @Test("of the clocks alone costs the zone alone")
    func ofTheClocksAloneCostsTheZoneAlone() async {
        let stage = AirQualityStage(knowsClock: false)
        stage.response(index: .good)
        stage.weather.currentWeather.enqueue(failure: .cancelled)

        await stage.sut.onAppear()

        #expect(stage.index == "1")
        #expect(stage.content?.measured.text == "Last updated: 12:00 UTC")
    }
}
