import Foundation
import Observation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Forecast loads", .watched)
struct ForecastLoadTests {
    @Test
    func `ask by coordinates in the units and the language of the user for everything there is`() async {
        let fixture = ForecastFixture(.sample(units: .imperial, language: .fixed(.german), currentLocation: .tokyo))
        fixture.weather.forecast.enqueue(.sample())

        await fixture.sut.onAppear()

        #expect(
            Set(fixture.weather.calls) == [
                .forecast(
                    .coordinate(.tokyo),
                    count: nil,
                    options: RequestOptions(units: .imperial, language: .german),
                    policy: .cacheFirst
                ),
                .currentWeather(
                    .coordinate(.tokyo),
                    options: RequestOptions(units: .imperial, language: .german),
                    policy: .cacheFirst
                ),
            ]
        )
        #expect(fixture.weather.calls.count == 2)
        #expect(fixture.settings.environment.units == .imperial)
    }

    @Test(arguments: [(1559, 1), (1560, 2)])
    func `ask again once the known forecast has reached its lifetime`(seconds: Int, calls: Int) async {
        let fixture = ForecastFixture()
        // Fetched four minutes after it was measured, and the clock stands there.
        let fetchedAt = SampleTime.fetched - 240
        fixture.weather.forecast.always(.sample(.sample(), at: fetchedAt))
        await fixture.sut.onAppear()

        fixture.time.advance(by: .seconds(seconds))
        await fixture.sut.onAppear()

        #expect(fixture.policies.count == calls)
    }

    @Test
    func `show a change of units at once and without a request`() async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.enqueue(.constant(celsius: 10))
        await fixture.sut.onAppear()
        let seen = Locked(0)
        withObservationTracking {
            _ = fixture.sut.state
        } onChange: {
            seen.withLock { $0 += 1 }
        }

        fixture.settings.apply(.sample(units: .imperial))

        #expect(seen.withLock { $0 } == 1)
        #expect(fixture.firstTemperature == "50°")
        #expect(fixture.sut.state.content?.curve?.points.first?.value == 50)
        #expect(fixture.policies.count == 1)
    }

    @Test
    func `show a change of language at once and reload the descriptions on the next appearance`() async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.always(.sample())
        await fixture.sut.onAppear()
        let german = Preferences.sample(language: .fixed(.german))
        await fixture.store(german)

        fixture.settings.apply(german)
        let shown = fixture.sut.state.content
        await fixture.sut.onAppear()

        #expect(shown?.days.first?.card.title == "Heute")
        #expect(shown?.days.first?.card.condition == "Leicht bewölkt")
        #expect(fixture.options.map(\.language) == [.english, .german])
        #expect(fixture.sut.state.content?.days.first?.card.condition == "Leicht bewölkt")
    }

    @Test
    func `reload once after the settings were dismissed`() async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.always(.sample())
        await fixture.sut.onAppear()

        await fixture.store(.sample(language: .fixed(.japanese)))
        await fixture.sut.onAppear()
        await fixture.sut.onAppear()

        #expect(fixture.policies == [.cacheFirst, .cacheFirst])
    }

    @Test(arguments: [WeatherError.offline, .cancelled])
    func `still owe a reload that failed or was cancelled`(error: WeatherError) async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.enqueue(.sample())
        await fixture.sut.onAppear()
        fixture.weather.forecast.enqueue(failure: error)
        fixture.weather.forecast.enqueue(.sample())

        await fixture.store(.sample(language: .fixed(.arabic)))
        await fixture.sut.onAppear()
        await fixture.sut.onAppear()

        #expect(fixture.policies.count == 3)
        #expect(fixture.sut.state.content?.notice == nil)
    }

    @Test
    func `never show the weather of one place under the name of another`() async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.enqueue(.constant(celsius: 1))
        await fixture.sut.onAppear()
        await fixture.store(.sample(currentLocation: .cairo))
        let gate = Gate()
        fixture.weather.forecast.enqueue(failure: .offline, after: gate)

        let load = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals()
        let during = fixture.sut.state
        gate.open()
        await load.value

        #expect(during.content?.isPlaceholder == true)
        #expect(during.content?.name.text == "Cairo")
        guard case .failed(let failure) = fixture.sut.state else {
            Issue.record("the forecast of Lisbon is still there")
            return
        }
        #expect(failure.id == "forecast.failure")
        #expect(failure.isRetryable)
    }

    @Test(arguments: [true, false])
    func `drop the late response or failure for a place that was left`(succeeds: Bool) async {
        let fixture = ForecastFixture()
        let late = Gate(ignoresCancellation: true)
        fixture.weather.forecast.enqueue(
            succeeds ? .success(.sample(.constant(celsius: 1))) : .failure(.timedOut),
            after: late
        )
        let first = Task { await fixture.sut.onAppear() }
        await late.waitForArrivals()
        await fixture.store(.sample(currentLocation: .cairo))
        let gate = Gate()
        fixture.weather.forecast.enqueue(.constant(celsius: 2), after: gate)
        let second = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals()

        late.open()
        await settle()
        let between = fixture.sut.state
        gate.open()
        await first.value
        await second.value

        #expect(between.content?.isPlaceholder == true)
        #expect(fixture.sut.state.content?.name.text == "Cairo")
        #expect(fixture.firstTemperature == "2°")
    }

    @Test
    func `do not blame one place for the failure of another`() async {
        let fixture = ForecastFixture()
        let gates = [Gate(ignoresCancellation: true), Gate()]
        fixture.weather.forecast.enqueue(failure: .timedOut, after: gates[0])
        let first = Task { await fixture.sut.onAppear() }
        await gates[0].waitForArrivals()
        await fixture.store(.sample(currentLocation: .cairo))
        fixture.weather.forecast.enqueue(.sample(), after: gates[1])
        let second = Task { await fixture.sut.onAppear() }
        await gates[1].waitForArrivals()

        gates[0].open()
        await settle()
        #expect(fixture.sut.state.content?.isPlaceholder == true)
        for load in [first, second] {
            load.cancel()
            await load.value
        }

        #expect(fixture.sut.state.content?.name.text == "Cairo")
        #expect(fixture.sut.state.content?.isPlaceholder == true)
    }

    @Test
    func `keep the place that was read last when an earlier reading comes later`() async {
        let gate = Gate()
        let store = SlowStore(gate)
        let weather = ScriptedWeatherRepository(onUnscripted: { Issue.record("\($0)") })
        weather.forecast.always(.sample())
        weather.currentWeather.always(.sample())
        let settings = ScreenSettings(deviceLocale: Locale(identifier: "en_US"), timeZone: .gmt)
        let router = RouterSpy()
        let sut = ForecastBuilder(source: ForecastSource(weather: weather, preferences: store))
            .makeViewModel(settings: settings, router: router)
        let early = Task { await sut.onAppear() }
        await gate.waitForArrivals()

        await sut.onAppear()
        gate.open()
        await early.value

        #expect(sut.state.content?.name.text == "Cairo")
        #expect(weather.calls.count { if case .forecast = $0 { true } else { false } } == 1)
    }

    @Test
    func `ask in another language once the user has chosen it without being told`() async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.always(.sample())
        await fixture.sut.onAppear()
        await fixture.store(.sample(units: .imperial, language: .fixed(.spanish)))

        await fixture.sut.onAppear()
        await fixture.store(.sample(units: .standard, language: .fixed(.spanish)))
        await fixture.sut.onAppear()

        // Other units are a matter of arithmetic.
        #expect(fixture.options.map(\.language) == [.english, .spanish])
        #expect(fixture.firstTemperature?.plain == "295 K")
    }

    @Test
    func `forget the forecast when no place is chosen any more`() async {
        let fixture = ForecastFixture()
        fixture.weather.forecast.enqueue(.sample())
        await fixture.sut.onAppear()
        await fixture.store(.sample(currentLocation: nil))

        await fixture.sut.onAppear()

        guard case .idle(let prompt) = fixture.sut.state else {
            Issue.record("there is still a forecast")
            return
        }
        #expect(prompt.id == "forecast.noLocation")
        #expect(prompt.action?.id == "forecast.noLocation.back")
    }

    @Test
    func `end with a retry when the stored place cannot be read`() async {
        let fixture = ForecastFixture()
        fixture.preferences.setFailure(.storage(.unreadable(name: "preferences.json")))

        await fixture.sut.onAppear()
        let failed = fixture.sut.state
        fixture.preferences.setFailure(nil)
        fixture.weather.forecast.enqueue(.sample())
        await fixture.sut.refreshPulled()

        guard case .failed(let failure) = failed else {
            Issue.record("there is no failure")
            return
        }
        #expect(failure.isRetryable)
        #expect(fixture.sut.state.content?.isPlaceholder == false)
    }

    @Test
    func `ask again when the language changes meanwhile`() async {
        let fixture = ForecastFixture()
        let gate = Gate()
        fixture.weather.forecast.enqueue(.sample(), after: gate)
        fixture.weather.forecast.enqueue(.constant(celsius: 2))
        let load = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals()

        fixture.settings.apply(.sample(language: .fixed(.french)))
        gate.open()
        await load.value

        #expect(fixture.options.map(\.language) == [.english, .french])
        #expect(fixture.firstTemperature == "2°")
    }

    @Test
    func `do not ask again when only the units change meanwhile`() async {
        let fixture = ForecastFixture()
        let gate = Gate()
        fixture.weather.forecast.enqueue(.constant(celsius: 0), after: gate)
        let load = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals()

        fixture.settings.apply(.sample(units: .imperial))
        gate.open()
        await load.value

        #expect(fixture.options.count == 1)
        #expect(fixture.firstTemperature == "32°")
    }
}

/// A store whose first reading is of Lisbon and waits at a gate; later ones are of Cairo.
private final class SlowStore: PreferencesStore {
    private let gate: Gate
    private let readings = Locked(0)

    init(_ gate: Gate) { self.gate = gate }

    func preferences() async throws(WeatherError) -> Preferences {
        let number = readings.withLock { readings in
            readings += 1
            return readings
        }
        guard number == 1 else { return .sample(currentLocation: .cairo) }
        try? await gate.pass()
        return .sample(currentLocation: .lisbon)
    }

    func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        throw .storage(.full)
    }

    func changes() -> AsyncStream<Preferences> { AsyncStream { $0.finish() } }
}

extension ForecastFixture {
    /// Stores choices as another screen would.
    func store(_ preferences: Preferences) async {
        _ = try? await self.preferences.update { $0 = preferences }
    }
}
