import Foundation
import Observation
import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Air quality loads", .watched)
struct AirQualityLoadTests {
    @Test
    func `ask for both parts at the place that is chosen`() async {
        let fixture = AirQualityFixture(.sample(currentLocation: .tokyo))
        fixture.response()

        await fixture.sut.onAppear()

        #expect(
            Set(fixture.air.calls) == [
                .airQuality(.tokyo, policy: .cacheFirst), .airQualityForecast(.tokyo, policy: .cacheFirst),
            ]
        )
        #expect(fixture.content?.name.text == "Tokyo")
    }

    @Test
    func `ask for the clocks from the cache while it is fresh also in a refresh`() async {
        let fixture = AirQualityFixture(.sample(units: .imperial, language: .fixed(.german)))
        fixture.response()

        await fixture.sut.refreshPulled()

        #expect(
            fixture.weather.calls == [
                .currentWeather(
                    .coordinate(.lisbon),
                    options: RequestOptions(units: .imperial, language: .german),
                    policy: .cacheFirst
                )
            ]
        )
    }

    @Test
    func `show the air now before the hours and the clocks are there`() async {
        let fixture = AirQualityFixture(knowsClock: false)
        let (hours, clocks) = (Gate(), Gate())
        fixture.air.airQuality.enqueue(.sample(index: .moderate))
        fixture.air.airQualityForecast.enqueue(.sample(), after: hours)
        fixture.weather.currentWeather.enqueue(.sample(), after: clocks)

        let load = Task { await fixture.sut.onAppear() }
        await hours.waitForArrivals()
        await clocks.waitForArrivals()
        await until { fixture.content?.isPlaceholder == false }
        let early = fixture.sut.state
        hours.open()
        clocks.open()
        await load.value

        guard case .loaded(let content) = early else {
            Issue.record("the air waits for the hours")
            return
        }
        #expect(content.index.value.text == "3")
        #expect(content.hours.isPlaceholder)
        #expect(content.hours.points.count == 24)
        #expect(content.measured.text == "Last updated: 12:00 UTC")
        #expect(fixture.content?.measured.text == "Last updated: 13:00")
        #expect(fixture.content?.hours.isPlaceholder == false)
    }

    @Test
    func `keep the air now when the hours fail and say so`() async throws {
        let fixture = AirQualityFixture()
        fixture.air.airQuality.enqueue(.sample(index: .good))
        fixture.air.airQualityForecast.enqueue(failure: .server(status: 502))

        await fixture.sut.onAppear()

        let content = try #require(fixture.content)
        #expect(content.index.value.text == "1")
        #expect(content.notice == nil)
        #expect(content.hours.points.isEmpty)
        #expect(!content.hours.isPlaceholder)
        #expect(
            content.hours.notice?.text
                == "The hourly forecast could not be loaded: The weather service is having trouble."
        )
        #expect(content.hours.emptiness == nil)
    }

    @Test
    func `keep the hours that are known when they cannot be refreshed`() async throws {
        let fixture = AirQualityFixture()
        fixture.response()
        await fixture.sut.onAppear()
        let known = try #require(fixture.content?.hours.points)
        fixture.air.airQuality.enqueue(.sample(index: .poor))
        fixture.air.airQualityForecast.enqueue(failure: .offline)

        await fixture.sut.refreshPulled()

        #expect(fixture.index == "4")
        #expect(fixture.content?.hours.points == known)
        #expect(fixture.content?.hours.notice?.kind == .offline)
    }

    @Test
    func `fail when the air now fails although the hours are there`() async {
        let fixture = AirQualityFixture()
        fixture.air.airQuality.enqueue(failure: .rateLimited(retryAfter: .seconds(7)))
        fixture.air.airQualityForecast.enqueue(.sample())

        await fixture.sut.onAppear()

        guard case .failed(let failure) = fixture.sut.state else {
            Issue.record("no failure is shown")
            return
        }
        #expect(failure.id == "airQuality.failure")
        #expect(failure.action?.id == "airQuality.failure.retry")
        #expect(failure.message.contains("7 seconds"))
    }

    @Test(arguments: [WeatherError.notFound, .badRequest(.emptyQuery)]
    )
    func `offer to try again also where other screens lead to the search`(error: WeatherError) async {
        let fixture = AirQualityFixture()
        fixture.air.airQuality.always(failure: error)
        fixture.air.airQualityForecast.always(failure: error)

        await fixture.sut.onAppear()

        guard case .failed(let failure) = fixture.sut.state else {
            Issue.record("no failure is shown")
            return
        }
        #expect(failure.remedy == .retry)
        #expect(failure.action?.id == "airQuality.failure.retry")
        #expect(failure.action?.title == "Try again")
    }

    @Test(arguments: [true, false])
    func `fail when the preferences cannot be read and recover`(hasPlace: Bool) async {
        let fixture = AirQualityFixture(.sample(currentLocation: hasPlace ? .lisbon : nil))
        fixture.preferences.setFailure(.storage(.unreadable(name: "preferences.json")))

        await fixture.sut.onAppear()
        let failed = fixture.sut.state
        fixture.preferences.setFailure(nil)
        if hasPlace { fixture.response() }
        await fixture.sut.onAppear()

        guard case .failed = failed else {
            Issue.record("no failure is shown")
            return
        }
        #expect((fixture.content != nil) == hasPlace)
    }

    @Test
    func `keep what is shown when a refresh fails with its age`() async {
        let fixture = AirQualityFixture()
        fixture.response(index: .good)
        await fixture.sut.onAppear()
        fixture.time.advance(by: .seconds(600))
        fixture.air.airQuality.enqueue(failure: .offline)
        fixture.air.airQualityForecast.enqueue(failure: .offline)

        await fixture.sut.refreshPulled()

        #expect(fixture.index == "1")
        #expect(fixture.content?.notice?.kind == .offline)
        #expect(fixture.content?.notice?.text == "You’re offline. Updated 10 minutes ago.")
        #expect(fixture.content?.updated.text == "Fetched 10 minutes ago")
        #expect(fixture.content?.updated.accessibilityTraits == .updatesFrequently)
    }

    @Test
    func `say that a stale response is stale of each part on its own`() async {
        let fixture = AirQualityFixture()
        let old = SampleTime.fetched - 7200
        fixture.air.airQuality.enqueue(.sample(.sample(), at: old, from: .stale(.timedOut)))
        fixture.air.airQualityForecast.enqueue(.sample(.sample(), at: old, from: .stale(.offline)))

        await fixture.sut.onAppear()

        #expect(fixture.content?.notice?.kind == .outdated)
        #expect(fixture.content?.notice?.text == "Not up to date. Updated 2 hours ago.")
        #expect(fixture.content?.hours.notice?.kind == .offline)
    }

    @Test
    func `never show the air of one place under the name of another`() async {
        let fixture = AirQualityFixture()
        fixture.response(index: .good)
        await fixture.sut.onAppear()
        await fixture.store(.sample(currentLocation: .cairo))
        let gate = Gate()
        fixture.air.airQuality.enqueue(failure: .offline, after: gate)
        fixture.air.airQualityForecast.enqueue(failure: .offline, after: gate)

        let load = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals(2)
        let during = fixture.sut.state
        gate.open()
        await load.value

        #expect(during.content?.isPlaceholder == true)
        #expect(during.content?.name.text == "Cairo")
        guard case .failed = fixture.sut.state else {
            Issue.record("the air of Lisbon is still there")
            return
        }
    }

    @Test(arguments: [true, false])
    func `drop the late response or failure for a place that was left`(succeeds: Bool) async {
        let fixture = AirQualityFixture()
        let late = Gate(ignoresCancellation: true)
        fixture.air.airQuality.enqueue(succeeds ? .success(.sample(.sample())) : .failure(.timedOut), after: late)
        fixture.air.airQualityForecast.enqueue(.sample(), after: late)
        let first = Task { await fixture.sut.onAppear() }
        await late.waitForArrivals(2)
        await fixture.store(.sample(currentLocation: .cairo))
        let gate = Gate()
        fixture.response(index: .poor, after: gate)
        let second = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals(2)

        late.open()
        await settle()
        let between = fixture.sut.state
        gate.open()
        await first.value
        await second.value

        #expect(between.content?.isPlaceholder == true)
        #expect(fixture.content?.name.text == "Cairo")
        #expect(fixture.index == "4")
    }

    @Test
    func `ask the user for a place when the last one was forgotten`() async {
        let fixture = AirQualityFixture()
        fixture.response()
        await fixture.sut.onAppear()
        await fixture.store(.sample(currentLocation: nil))

        await fixture.sut.reload()

        guard case .idle(let prompt) = fixture.sut.state else {
            Issue.record("the air of nowhere is shown")
            return
        }
        #expect(prompt.id == "airQuality.noLocation")
        #expect(prompt.title == "No place selected")
        #expect(prompt.action?.title == "Back")
    }

    @Test
    func `show a change of language at once and without a request`() async {
        let fixture = await AirQualityFixture.showing(.sample(index: .fair))
        let calls = fixture.air.calls.count
        let seen = Locked(0)
        withObservationTracking {
            _ = fixture.sut.state
        } onChange: {
            seen.withLock { $0 += 1 }
        }

        fixture.settings.apply(.sample(language: .fixed(.german)))

        #expect(seen.withLock { $0 } == 1)
        #expect(fixture.content?.index.label == "Annehmbar")
        #expect(fixture.content?.name.text == "Lissabon")
        #expect(fixture.sut.actions.title.text == "Luftqualität")
        #expect(fixture.air.calls.count == calls)
    }

    @Test
    func `apply the settings that are stored`() async {
        let fixture = AirQualityFixture()
        fixture.response()
        await fixture.store(.sample(language: .fixed(.arabic)))

        await fixture.sut.onAppear()

        #expect(fixture.content?.layoutDirection == .rightToLeft)
        #expect(fixture.content?.name.text == "لشبونة")
    }
}
