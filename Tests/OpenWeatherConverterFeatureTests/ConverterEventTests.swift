import OpenWeatherConverterFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import Testing

/// Every event in every state it can meet.
@MainActor
@Suite("Converter events", .timeLimit(.minutes(5)))
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

    /// What an event leads to: degrees Celsius, requests for places and for weather.
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
            Outcome("30", 0, 1), Outcome("0"), Outcome("5"), Outcome("20", 1), Outcome("30", 0, 1), Outcome("30", 0, 1),
            Outcome("20"),
        ],
        .starting: [
            Outcome("20"), Outcome("0"), Outcome("5"), Outcome("20", 1), Outcome("30", 0, 1), Outcome("30", 0, 1),
            Outcome("20"),
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
            Outcome("20"), Outcome("0"), Outcome("5"), Outcome("20", 1), Outcome("30", 0, 1), Outcome("30", 0, 1),
            Outcome("20"),
        ],
        .locating: [
            Outcome("20"), Outcome("0"), Outcome("5"), Outcome("20", 1), Outcome("30", 0, 1), Outcome("20"),
            Outcome("20"),
        ],
        .filled: [
            Outcome("7"), Outcome("0"), Outcome("5"), Outcome("7", 1), Outcome("30", 0, 1), Outcome("30", 0, 1),
            Outcome("7"),
        ],
        .failed: [
            Outcome("30", 0, 1), Outcome("0"), Outcome("5"), Outcome("20", 1), Outcome("30", 0, 1),
            Outcome("30", 0, 1), Outcome("20"),
        ],
        .searching: [
            Outcome("30", 0, 1), Outcome("0"), Outcome("5"), Outcome("20", 1), Outcome("30", 0, 1),
            Outcome("30", 0, 1), Outcome("20"),
        ],
        .found: [
            Outcome("30", 0, 1), Outcome("0"), Outcome("5"), Outcome("20", 1), Outcome("30", 0, 1),
            Outcome("30", 0, 1), Outcome("20"),
        ],
    ]

    private func stage(_ start: Start) async -> (stage: ConverterStage, gate: Gate, work: Task<Void, Never>?) {
        let stage = ConverterStage(place: .lisbon)
        let gate = Gate()
        let cold = CurrentWeather.sample(temperature: Temperature(celsius: 7))
        var work: Task<Void, Never>?
        switch start {
        case .fresh: break
        case .starting:
            stage.weather.currentWeather.enqueue(cold, after: gate)
            work = Task { await stage.sut.onAppear() }
            await gate.waitForArrivals()
        case .typed: stage.sut.celsiusChanged("12")
        case .badInput: stage.sut.celsiusChanged("1x")
        case .filling:
            stage.weather.currentWeather.enqueue(cold, after: gate)
            work = Task { await stage.sut.citySelected(.lisbon) }
            await gate.waitForArrivals()
        case .locating:
            stage.provider.responses.enqueue(.lisbon, after: gate)
            work = Task { await stage.sut.useCurrentLocationTapped() }
            await gate.waitForArrivals()
        case .filled:
            stage.weather.currentWeather.enqueue(cold)
            await stage.sut.citySelected(.lisbon)
        case .failed:
            stage.weather.currentWeather.enqueue(failure: .timedOut)
            await stage.sut.citySelected(.lisbon)
        case .searching:
            stage.geocoding.named.enqueue([.lisbon], after: gate)
            work = await stage.type("Lis")
            stage.clock.advance(by: .milliseconds(400))
            await gate.waitForArrivals()
        case .found:
            stage.geocoding.named.enqueue([.lisbon])
            await stage.search("Lis")
        }
        stage.geocoding.named.always([.tokyo])
        stage.weather.currentWeather.always(CurrentWeather.sample(temperature: Temperature(celsius: 30)))
        stage.provider.responses.always(.tokyo)
        return (stage, gate, work)
    }

    private func perform(_ event: Event, on stage: ConverterStage) async {
        switch event {
        case .onAppear: await stage.sut.onAppear()
        case .fahrenheitChanged: stage.sut.fahrenheitChanged(32.0)
        case .celsiusChanged: stage.sut.celsiusChanged("5")
        case .cityQueryChanged: await stage.search("Tok")
        case .citySelected: await stage.sut.citySelected(.tokyo)
        case .useCurrentLocationTapped: await stage.sut.useCurrentLocationTapped()
        case .backTapped: stage.sut.backTapped()
        }
    }

    @Test("end as the table says", arguments: Start.allCases, Event.allCases)
    func endAsTheTableSays(start: Start, event: Event) async throws {
        let row = try #require(Self.table[start])
        try #require(row.count == Event.allCases.count)
        let expected = row[try #require(Event.allCases.firstIndex(of: event))]
        let (stage, gate, work) = await stage(start)
        let places = stage.geocoding.calls.count
        let weather = stage.weather.calls.count

        await perform(event, on: stage)

        let outcome = Outcome(
            stage.sut.state.celsius.text,
            stage.geocoding.calls.count - places,
            stage.weather.calls.count - weather
        )
        #expect(outcome == expected)
        #expect(stage.router.calls == (event == .backTapped ? [.dismiss] : []))
        if event == .cityQueryChanged { #expect(stage.sut.state.cities.places.map(\.title) == ["Tokyo"]) }

        gate.open()
        await work?.value
    }
}
