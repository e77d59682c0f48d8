import Observation
import OpenWeatherConverterFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// The converter's values that a toolkit binds to its controls.
@MainActor
@Suite("Two-way values of the converter", .watched)
struct ConverterBindingTests {
    /// A control that holds a text of its own and writes it at every keystroke, as those of toolkits do.
    private struct Control {
        let field: ReferenceWritableKeyPath<ConverterViewModel, String>
        var text: String

        @MainActor
        mutating func press(_ random: inout some RandomNumberGenerator) {
            let keys = Array("0123456789-−.,٫x °２")
            switch Int.random(in: 0..<10, using: &random) {
            case 0: text = ""
            case 1...3: text = String(text.dropLast())
            default: text.append(keys[Int.random(in: 0..<keys.count, using: &random)])
            }
        }
    }

    @Test
    func `show a keystroke in the same turn`() {
        let fixture = ConverterFixture()

        fixture.sut.celsiusText = "10"
        #expect(fixture.sut.celsiusText == "10")
        #expect(fixture.sut.fahrenheitText == "50")
        #expect(fixture.sut.sliderValue == 50)

        fixture.sut.fahrenheitText = "-"
        #expect(fixture.sut.state.fahrenheit.text == "-")
        #expect(fixture.sut.celsiusText == "10")

        fixture.sut.sliderValue = 32
        #expect(fixture.scales == ["32", "0", "273.15\u{A0}K"])

        fixture.sut.cityQuery = "Lis"
        #expect(fixture.sut.state.cityField.text == "Lis")
    }

    @Test
    func `lose and reorder none of ten thousand random keystrokes`() async {
        let fixture = ConverterFixture(place: .lisbon)
        let gate = Gate()
        fixture.weather.currentWeather.always(.sample(), after: gate)
        fixture.geocoding.named.always([.tokyo])
        let filling = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals()
        var random = SeededGenerator(seed: 1)
        let fields: [ReferenceWritableKeyPath<ConverterViewModel, String>] = [
            \.fahrenheitText, \.celsiusText, \.cityQuery,
        ]
        var searches: [Task<Void, Never>] = []
        var control = Control(field: \.celsiusText, text: fixture.sut.celsiusText)
        var lost = 0

        for _ in 0..<10_000 {
            if Int.random(in: 0..<50, using: &random) == 0 {
                let field = fields[Int.random(in: 0..<3, using: &random)]
                control = Control(field: field, text: fixture.sut[keyPath: field])
                await Task.yield()
            }
            control.press(&random)
            fixture.sut[keyPath: control.field] = control.text
            if control.field == \.cityQuery { searches.append(Task { await fixture.sut.cityQueryChanged() }) }
            if fixture.sut[keyPath: control.field] != control.text { lost += 1 }
        }

        #expect(lost == 0)
        fixture.sut.cityQuery = "Tokyo"
        searches.append(Task { await fixture.sut.cityQueryChanged() })
        await fixture.clock.waitForSleepers()
        fixture.clock.advance(by: .milliseconds(400))
        for search in searches { await search.value }
        gate.open()
        await filling.value

        #expect(fixture.geocoding.calls == [.named("Tokyo", limit: 5, policy: .cacheFirst)])
        #expect(fixture.sut.state.cities.places.map(\.title) == ["Tokyo"])
        #expect(fixture.sut.state.place == nil)
    }

    @Test
    func `follow the slider through ten thousand random positions`() {
        let fixture = ConverterFixture()
        var random = SeededGenerator(seed: 7)

        for _ in 0..<10_000 {
            let position = Double(Int.random(in: -40...140, using: &random))
            fixture.sut.sliderValue = position
            guard fixture.sut.sliderValue == position else {
                Issue.record("\(position) became \(fixture.sut.sliderValue).")
                return
            }
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func `keep the last temperature when the slider has none`(value: Double) {
        let fixture = ConverterFixture()

        fixture.sut.sliderValue = value

        #expect(fixture.sut.sliderValue == 72)
    }

    @Test
    func `change nothing when they are set to what they show`() async {
        let fixture = ConverterFixture(place: .lisbon)
        fixture.weather.currentWeather.always(CurrentWeather.sample { $0.temperature = Temperature(celsius: 18.437) })
        await fixture.sut.onAppear()
        let before = fixture.sut.state

        // Toolkits write a binding again when a field loses its focus.
        fixture.sut.celsiusText = fixture.sut.celsiusText
        fixture.sut.fahrenheitText = fixture.sut.fahrenheitText
        fixture.sut.sliderValue = fixture.sut.sliderValue
        fixture.sut.cityQuery = fixture.sut.cityQuery

        #expect(fixture.sut.state == before)
        #expect(fixture.sut.state.place != nil)
    }

    @Test
    func `leave a load alone when they are set to what they show`() async {
        let fixture = ConverterFixture(place: .lisbon)
        let gate = Gate()
        fixture.weather.currentWeather.always(
            CurrentWeather.sample { $0.temperature = Temperature(celsius: 7) },
            after: gate
        )
        let filling = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals()

        fixture.sut.celsiusText = fixture.sut.celsiusText
        gate.open()
        await filling.value

        #expect(fixture.sut.celsiusText == "7")
    }

    @Test(arguments: 0..<3)
    func `notify observers of a keystroke`(index: Int) {
        let fields: [ReferenceWritableKeyPath<ConverterViewModel, String>] = [
            \.fahrenheitText, \.celsiusText, \.cityQuery,
        ]
        let field = fields[index]
        let fixture = ConverterFixture()
        let isNotified = Locked(false)
        withObservationTracking {
            _ = fixture.sut[keyPath: field]
        } onChange: {
            isNotified.withLock { $0 = true }
        }

        fixture.sut[keyPath: field] = "1"

        #expect(isNotified.withLock { $0 })
    }

    @Test
    func `send no request until the search is called and then one`() async {
        let fixture = ConverterFixture()
        fixture.geocoding.named.always([.tokyo])

        for text in ["T", "To", "Tok"] { fixture.sut.cityQuery = text }
        guard case .searching = fixture.sut.state.cities else {
            Issue.record("The screen shows \(fixture.sut.state.cities).")
            return
        }
        #expect(fixture.geocoding.calls.isEmpty)
        let search = Task { await fixture.sut.cityQueryChanged() }
        await fixture.clock.waitForSleepers()
        fixture.clock.advance(by: .milliseconds(400))
        await search.value
        // As a task of a view does that appears again.
        await fixture.sut.cityQueryChanged()

        #expect(fixture.geocoding.calls == [.named("Tok", limit: 5, policy: .cacheFirst)])
        #expect(fixture.sut.state.cities.places.map(\.title) == ["Tokyo"])
    }

    @Test
    func `never let the cities of an earlier text replace later ones`() async {
        let fixture = ConverterFixture()
        let gate = Gate()
        fixture.geocoding.named.enqueue([.london], after: gate)
        fixture.geocoding.named.enqueue([.tokyo])
        let early = await fixture.type("Lon")
        fixture.clock.advance(by: .milliseconds(400))
        await gate.waitForArrivals()

        fixture.sut.cityQuery = "Tok"
        await early.value
        let late = Task { await fixture.sut.cityQueryChanged() }
        await fixture.clock.waitForSleepers()
        fixture.clock.advance(by: .milliseconds(400))
        gate.open()
        await late.value

        #expect(fixture.sut.state.cities.places.map(\.title) == ["Tokyo"])
    }

    @Test
    func `end the search with an empty text`() async {
        let fixture = ConverterFixture()
        fixture.geocoding.named.always([.tokyo])
        await fixture.search("Tok")

        fixture.sut.cityQuery = ""
        #expect(fixture.sut.state.cities == .none)
        await fixture.sut.cityQueryChanged()

        #expect(fixture.sut.state.cities == .none)
        #expect(fixture.geocoding.calls.count == 1)
    }

    @Test
    func `repeat a failed search only for another text`() async {
        let fixture = ConverterFixture()
        fixture.geocoding.named.always(failure: .offline)
        await fixture.search("Tok")

        await fixture.sut.cityQueryChanged()

        #expect(fixture.geocoding.calls.count == 1)
        guard case .failed = fixture.sut.state.cities else {
            Issue.record("The screen shows \(fixture.sut.state.cities).")
            return
        }
    }
}
