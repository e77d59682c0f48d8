import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Forecasts for several places at once, and the requests that they take.
@MainActor
@Suite("Forecasts of places", .watched)
struct ForecastPlaceTests {
    @Test
    func `show the place of their screen and leave the choice of the user`() async throws {
        let fixture = ForecastFixture()
        fixture.weather.forecast.enqueue(.constant(celsius: 1))
        fixture.weather.forecast.enqueue(.constant(celsius: 2))
        let before = try await fixture.preferences.preferences()
        let tokyo = fixture.forecast(at: .tokyo)

        await fixture.sut.onAppear()
        await tokyo.onAppear()

        #expect(tokyo.location == .tokyo && fixture.sut.location == nil)
        #expect(fixture.sut.state.content?.name.text == "Lisbon" && fixture.firstTemperature == "1°")
        #expect(tokyo.state.content?.name.text == "Tokyo")
        #expect(tokyo.state.content?.days.first?.entries.first?.temperature == "2°")
        #expect(try await fixture.preferences.preferences() == before)
    }

    @Test
    func `are shared with the days of the same place`() async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.always(.sample())
        let tokyo = fixture.forecast(at: .tokyo)
        let day = fixture.detail(at: .tokyo)
        await tokyo.onAppear()

        await day.onAppear()
        tokyo.dayTapped(ForecastFixture.days[1])
        day.dayTapped(ForecastFixture.days[2])

        #expect(day.state.content?.name.text == "Tokyo")
        #expect(fixture.policies == [.cacheFirst] && fixture.currentPolicies == [.cacheFirst])
        #expect(
            fixture.router.calls == [
                .show(.dayDetail(ForecastFixture.days[1], at: .tokyo)),
                .show(.dayDetail(ForecastFixture.days[2], at: .tokyo)),
            ]
        )
    }

    @Test
    func `are shown for a place even when the user has chosen none`() async {
        let fixture = ForecastFixture(.sample(currentLocation: nil))
        fixture.weather.forecast.always(.sample())
        let tokyo = fixture.forecast(at: .tokyo)

        await tokyo.onAppear()
        await fixture.sut.onAppear()

        #expect(tokyo.state.content?.isPlaceholder == false)
        #expect(fixture.sut.state.content == nil)
    }

    @Test
    func `stays at its place when the user chooses another`() async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.always(.sample())
        let tokyo = fixture.forecast(at: .tokyo)
        await tokyo.onAppear()
        await fixture.store(.sample(currentLocation: .cairo))

        await tokyo.reload()
        await fixture.sut.onAppear()

        #expect(tokyo.state.content?.name.text == "Tokyo")
        #expect(fixture.sut.state.content?.name.text == "Cairo")
    }

    @Test
    func `follow a change of units without a request`() async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.always(.constant(celsius: 10))
        let screens = [fixture.sut, fixture.forecast(at: .tokyo)]
        let day = fixture.detail(at: .tokyo)
        for screen in screens { await screen.onAppear() }
        await day.onAppear()
        let requests = fixture.weather.calls.count
        await fixture.store(.sample(units: .imperial))

        for screen in screens { await screen.onAppear() }
        await day.onAppear()

        #expect(screens.map { $0.state.content?.days.first?.entries.first?.temperature } == ["50°", "50°"])
        #expect(screens.map { $0.state.content?.present?.temperature.text } == ["65°", "65°"])
        #expect(day.state.content?.entries.first?.temperature == "50°")
        #expect(fixture.weather.calls.count == requests)
        #expect(requests == 4)
    }

    @Test
    func `are forgotten with the last screen that shows them`() async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.always(.sample())
        weak var gone: ForecastViewModel?
        do {
            let tokyo = fixture.forecast(at: .tokyo)
            gone = tokyo
            await tokyo.onAppear()
        }

        let again = fixture.forecast(at: .tokyo)

        #expect(gone == nil)
        #expect(again.state.content?.isPlaceholder == true)
    }

    @Test
    func `load both values once for screens of the same place`() async {
        let fixture = ForecastFixture()
        let gates = [Gate(), Gate()]
        fixture.weather.forecast.enqueue(.sample(), after: gates[0])
        fixture.weather.currentWeather.enqueue(.sample(), after: gates[1])
        let screens = [fixture.forecast(at: .tokyo), fixture.forecast(at: .tokyo)]
        let loads = screens.map { screen in Task { await screen.refreshPulled() } }
        await gates[0].waitForArrivals()
        await gates[1].waitForArrivals()
        await settle()

        for gate in gates { gate.open() }
        for load in loads { await load.value }

        #expect(fixture.policies == [.refresh] && fixture.currentPolicies == [.refresh])
        #expect(screens.allSatisfy { $0.state.content?.present?.isMeasured == true })
    }
}

/// The current weather in the header, which arrives and fails apart from the forecast.
@MainActor
@Suite("Current weather of the forecast", .watched)
struct ForecastCurrentWeatherTests {
    @Test
    func `is asked for with the forecast and not for a day`() async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.always(.sample())

        await fixture.detail().onAppear()
        let forDay = fixture.currentPolicies
        await fixture.sut.onAppear()
        await fixture.sut.onAppear()
        await fixture.sut.refreshPulled()

        #expect(forDay.isEmpty)
        #expect(fixture.policies == [.cacheFirst, .refresh])
        #expect(fixture.currentPolicies == [.cacheFirst, .refresh])
    }

    @Test(arguments: [(299, 1), (300, 2)])
    func `is asked for again after its own lifetime`(seconds: Int, calls: Int) async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.always(.sample(.sample(), at: SampleTime.measured))
        fixture.weather.currentWeather.always(.sample(.sample(), at: SampleTime.measured))
        fixture.time.set(SampleTime.measured)
        await fixture.sut.onAppear()

        fixture.time.advance(by: .seconds(seconds))
        await fixture.sut.onAppear()

        #expect(fixture.currentPolicies.count == calls)
        #expect(fixture.policies.count == 1)
    }

    @Test
    func `is replaced by the forecast when it fails`() async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.always(.sample())
        fixture.weather.currentWeather.always(failure: .server(status: 500))

        await fixture.sut.onAppear()

        guard case .loaded(let content) = fixture.sut.state else {
            Issue.record("the forecast is not shown")
            return
        }
        #expect(content.notice == nil)
        #expect(content.present?.isMeasured == false)
        #expect(content.present?.title.text.plain == "Forecast for 4:00 PM")
    }

    @Test
    func `of an earlier load stays after a failure until it is too old`() async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.always(.sample())
        await fixture.sut.onAppear()
        fixture.weather.currentWeather.always(failure: .offline)

        await fixture.sut.refreshPulled()
        let early = fixture.sut.state.content?.present?.title.text
        fixture.time.advance(by: .seconds(1_800))
        let late = fixture.sut.state.content?.present?.title.text

        #expect(early == "Now")
        #expect(late?.plain == "Forecast for 4:00 PM")
    }

    @Test
    func `does not delay the forecast`() async {
        let fixture = ForecastFixture()
        let gate = Gate()
        fixture.weather.forecast.always(.sample())
        fixture.weather.currentWeather.enqueue(.sample(), after: gate)

        let load = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals()
        await settle()
        let during = fixture.sut.state
        gate.open()
        await load.value

        guard case .loaded(let content) = during else {
            Issue.record("the forecast waits for the current weather")
            return
        }
        #expect(content.present?.isPlaceholder == true && !content.isPlaceholder)
        #expect(fixture.sut.state.content?.present?.isMeasured == true)
    }

    @Test
    func `is cancelled with its event`() async {
        let fixture = ForecastFixture()
        let gate = Gate()
        fixture.weather.forecast.always(.sample())
        fixture.weather.currentWeather.enqueue(.sample(), after: gate)
        let load = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals()
        await settle()

        load.cancel()
        await load.value

        #expect(fixture.sut.state.content?.isPlaceholder == false)
        #expect(fixture.sut.state.content?.present?.isMeasured == false)
        await fixture.sut.onAppear()
        #expect(fixture.sut.state.content?.present?.isMeasured == true)
        #expect(fixture.policies.count == 1)
    }

    @Test
    func `is asked for again in another language`() async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.always(.sample())
        await fixture.sut.onAppear()
        await fixture.store(.sample(language: .fixed(.french)))

        await fixture.sut.onAppear()
        await fixture.sut.onAppear()

        #expect(fixture.currentPolicies == [.cacheFirst, .cacheFirst])
        #expect(fixture.sut.state.content?.present?.description.text == "Pluie légère")
    }
}
