import OpenWeatherConverterFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

/// Every event in every state it can meet.
@MainActor
@Suite("Converter events", .watched)
struct ConverterEventTests {
    /// A state in which an event finds the screen.
    enum Start: String, CaseIterable {
        case fresh, starting, typed, badInput, filling, locating, filled, failed, searching, found
    }

    /// An event.
    enum Event: String, CaseIterable {
        case onAppear, fahrenheitChanged, celsiusChanged, cityQueryChanged, citySelected, useCurrentLocationTapped
        case backTapped
    }

    /// The outcome of an event: degrees Celsius, requests for places, and requests for weather.
    struct Outcome: Equatable {
        let celsius: String
        let places: Int
        let weather: Int

        init(_ celsius: String, _ places: Int = 0, _ weather: Int = 0) {
            self.celsius = celsius
            self.places = places
            self.weather = weather
        }
    }

    /// One line for each start, in the order of ``Event``.
    ///
    /// Lisbon was chosen last and has 7 °C, the city has 30 °C, as has the device's place; 32 °F and 5 °C are set by hand.
    nonisolated static let table: [Start: [Outcome]] = [
        .fresh: [
            Outcome("30", 0, 1), Outcome("0"), Outcome("5"), Outcome("22.22", 1), Outcome("30", 0, 1),
            Outcome("30", 0, 1),
            Outcome("22.22"),
        ],
        .starting: [
            Outcome("22.22"), Outcome("0"), Outcome("5"), Outcome("22.22", 1), Outcome("30", 0, 1), Outcome("30", 0, 1),
            Outcome("22.22"),
        ],
        .typed: [
            Outcome("12"), Outcome("0"), Outcome("5"), Outcome("12", 1), Outcome("30", 0, 1), Outcome("30", 0, 1),
            Outcome("12"),
        ],
        .badInput: [
            Outcome("1x"), Outcome("0"), Outcome("5"), Outcome("1x", 1), Outcome("30", 0, 1), Outcome("30", 0, 1),
            Outcome("1x"),
        ],
        .filling: [
            Outcome("22.22"), Outcome("0"), Outcome("5"), Outcome("22.22", 1), Outcome("30", 0, 1), Outcome("30", 0, 1),
            Outcome("22.22"),
        ],
        .locating: [
            Outcome("22.22"), Outcome("0"), Outcome("5"), Outcome("22.22", 1), Outcome("30", 0, 1), Outcome("22.22"),
            Outcome("22.22"),
        ],
        .filled: [
            Outcome("7"), Outcome("0"), Outcome("5"), Outcome("7", 1), Outcome("30", 0, 1), Outcome("30", 0, 1),
            Outcome("7"),
        ],
        .failed: [
            Outcome("30", 0, 1), Outcome("0"), Outcome("5"), Outcome("22.22", 1), Outcome("30", 0, 1),
            Outcome("30", 0, 1), Outcome("22.22"),
        ],
        .searching: [
            Outcome("30", 0, 1), Outcome("0"), Outcome("5"), Outcome("22.22", 1), Outcome("30", 0, 1),
            Outcome("30", 0, 1), Outcome("22.22"),
        ],
        .found: [
            Outcome("30", 0, 1), Outcome("0"), Outcome("5"), Outcome("22.22", 1), Outcome("30", 0, 1),
            Outcome("30", 0, 1), Outcome("22.22"),
        ],
    ]

    private func fixture(_ start: Start) async -> (fixture: ConverterFixture, gate: Gate, work: Task<Void, Never>?) {
        let fixture = ConverterFixture(place: .lisbon)
        let gate = Gate()
        let cold = CurrentWeather.sample { $0.temperature = Temperature(celsius: 7) }
        var work: Task<Void, Never>?
        switch start {
        case .fresh: break
        case .starting:
            fixture.weather.currentWeather.enqueue(cold, after: gate)
            work = Task { await fixture.sut.onAppear() }
            await gate.waitForArrivals()
        case .typed: fixture.sut.celsiusChanged("12")
        case .badInput: fixture.sut.celsiusChanged("1x")
        case .filling:
            fixture.weather.currentWeather.enqueue(cold, after: gate)
            work = Task { await fixture.sut.citySelected(.lisbon) }
            await gate.waitForArrivals()
        case .locating:
            fixture.provider.responses.enqueue(.lisbon, after: gate)
            work = Task { await fixture.sut.useCurrentLocationTapped() }
            await gate.waitForArrivals()
        case .filled:
            fixture.weather.currentWeather.enqueue(cold)
            await fixture.sut.citySelected(.lisbon)
        case .failed:
            fixture.weather.currentWeather.enqueue(failure: .timedOut)
            await fixture.sut.citySelected(.lisbon)
        case .searching:
            fixture.geocoding.named.enqueue([.lisbon], after: gate)
            work = await fixture.type("Lis")
            fixture.clock.advance(by: .milliseconds(400))
            await gate.waitForArrivals()
        case .found:
            fixture.geocoding.named.enqueue([.lisbon])
            await fixture.search("Lis")
        }
        fixture.geocoding.named.always([.tokyo])
        fixture.weather.currentWeather.always(CurrentWeather.sample { $0.temperature = Temperature(celsius: 30) })
        fixture.provider.responses.always(.tokyo)
        return (fixture, gate, work)
    }

    private func perform(_ event: Event, on fixture: ConverterFixture) async {
        switch event {
        case .onAppear: await fixture.sut.onAppear()
        case .fahrenheitChanged: fixture.sut.fahrenheitChanged(32.0)
        case .celsiusChanged: fixture.sut.celsiusChanged("5")
        case .cityQueryChanged: await fixture.search("Tok")
        case .citySelected: await fixture.sut.citySelected(.tokyo)
        case .useCurrentLocationTapped: await fixture.sut.useCurrentLocationTapped()
        case .backTapped: fixture.sut.backTapped()
        }
    }

    @Test(arguments: Start.allCases, Event.allCases)
    func `end as the table says`(start: Start, event: Event) async throws {
        let row = try #require(Self.table[start])
        try #require(row.count == Event.allCases.count)
        let expected = row[try #require(Event.allCases.firstIndex(of: event))]
        let (fixture, gate, work) = await fixture(start)
        let places = fixture.geocoding.calls.count
        let weather = fixture.weather.calls.count

        await perform(event, on: fixture)

        let outcome = Outcome(
            fixture.sut.state.celsius.text,
            fixture.geocoding.calls.count - places,
            fixture.weather.calls.count - weather
        )
        #expect(outcome == expected)
        #expect(fixture.router.calls == (event == .backTapped ? [.dismiss] : []))
        if event == .cityQueryChanged { #expect(fixture.sut.state.cities.places.map(\.title) == ["Tokyo"]) }

        gate.open()
        await work?.value
    }

    @Test(arguments: Start.allCases, [Event.fahrenheitChanged, .celsiusChanged, .cityQueryChanged])
    func `are the same through a two way value`(start: Start, event: Event) async {
        let (fixture, gate, work) = await fixture(start)
        let (bound, boundGate, boundWork) = await self.fixture(start)

        await perform(event, on: fixture)
        switch event {
        case .fahrenheitChanged: bound.sut.sliderValue = 32
        case .celsiusChanged: bound.sut.celsiusText = "5"
        default:
            bound.sut.cityQuery = "Tok"
            let search = Task { await bound.sut.cityQueryChanged() }
            await bound.clock.waitForSleepers()
            bound.clock.advance(by: .milliseconds(400))
            await search.value
        }

        #expect(bound.sut.state == fixture.sut.state)
        #expect(bound.geocoding.calls == fixture.geocoding.calls)
        #expect(bound.weather.calls == fixture.weather.calls)

        gate.open()
        boundGate.open()
        await work?.value
        await boundWork?.value
    }
}
