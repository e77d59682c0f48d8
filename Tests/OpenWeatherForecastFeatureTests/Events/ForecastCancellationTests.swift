import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import Testing

@MainActor
@Suite("Forecast cancellation", .timeLimit(.minutes(5)))
struct ForecastCancellationTests {
    @Test("leaves the state as it was", arguments: [false, true], [false, true])
    func leavesTheStateAsItWas(isLoaded: Bool, responsesTooLate: Bool) async {
        let stage = ForecastStage()
        if isLoaded {
            stage.weather.forecast.enqueue(.constant(celsius: 1))
            await stage.sut.onAppear()
        }
        let before = stage.sut.state
        let gate = Gate(ignoresCancellation: responsesTooLate)
        stage.weather.forecast.enqueue(.constant(celsius: 2), after: gate)
        let load = Task { await stage.sut.refreshTapped() }
        await gate.waitForArrivals()

        load.cancel()
        gate.open()
        await load.value

        // The name of the place was read before and stays.
        if isLoaded { #expect(stage.sut.state == before) }
        #expect(stage.sut.state.content?.isPlaceholder == !isLoaded)
        #expect(stage.firstTemperature == (isLoaded ? "1°" : "––"))
    }

    @Test("leaves a failure as it was")
    func leavesAFailureAsItWas() async {
        let stage = ForecastStage()
        stage.weather.forecast.enqueue(failure: .server(status: 502))
        await stage.sut.onAppear()
        let before = stage.sut.state
        let gate = Gate()
        stage.weather.forecast.enqueue(.sample(), after: gate)
        let load = Task { await stage.sut.refreshTapped() }
        await gate.waitForArrivals()
        let during = stage.sut.state

        load.cancel()
        await load.value

        #expect(during.content?.isPlaceholder == true)
        #expect(stage.sut.state == before)
    }

    @Test("of one screen's load leaves that of another alone")
    func ofOneScreensLoadLeavesThatOfAnotherAlone() async {
        let stage = ForecastStage()
        let gates = [Gate(), Gate()]
        for gate in gates { stage.weather.forecast.enqueue(.constant(celsius: 4), after: gate) }
        let forecast = Task { await stage.sut.onAppear() }
        await gates[0].waitForArrivals()
        let detail = stage.detail()
        let day = Task { await detail.onAppear() }
        await gates[1].waitForArrivals()

        forecast.cancel()
        await forecast.value
        let between = detail.state
        gates[1].open()
        await day.value

        #expect(between.content?.isPlaceholder == true)
        #expect(detail.state.content?.entries.first?.temperature == "4°")
    }

    @Test("of the later load lets the earlier one answer")
    func ofTheLaterLoadLetsTheEarlierOneAnswer() async {
        let stage = ForecastStage()
        let gates = [Gate(), Gate()]
        stage.weather.forecast.enqueue(.constant(celsius: 5), after: gates[0])
        stage.weather.forecast.enqueue(.constant(celsius: 6), after: gates[1])
        let first = Task { await stage.sut.onAppear() }
        await gates[0].waitForArrivals()
        let second = Task { await stage.sut.refreshTapped() }
        await gates[1].waitForArrivals()

        second.cancel()
        await second.value
        gates[0].open()
        await first.value

        #expect(stage.firstTemperature == "5°")
    }

    @Test("before anything was asked asks nothing")
    func beforeAnythingWasAskedAsksNothing() async {
        let stage = ForecastStage()

        let load = Task { await stage.sut.onAppear() }
        load.cancel()
        await load.value

        #expect(stage.weather.calls.isEmpty)
        #expect(stage.sut.state.content?.isPlaceholder == true)
    }

    @Test("that nobody asked for is a failure, not an endless wait")
    func thatNobodyAskedForIsAFailure() async {
        let stage = ForecastStage()
        stage.weather.forecast.enqueue(failure: .cancelled)

        await stage.sut.onAppear()

        guard case .failed(let failure) = stage.sut.state else {
            Issue.record("the screen waits for ever")
            return
        }
        #expect(failure.isRetryable)
    }

    @Test("allows a refresh afterwards")
    func allowsARefreshAfterwards() async {
        let stage = ForecastStage()
        let gate = Gate()
        stage.weather.forecast.enqueue(.constant(celsius: 1), after: gate)
        let load = Task { await stage.sut.refreshTapped() }
        await gate.waitForArrivals()
        load.cancel()
        await load.value
        stage.weather.forecast.enqueue(.constant(celsius: 2))

        await stage.sut.refreshPulled()

        #expect(stage.firstTemperature == "2°")
    }
}
