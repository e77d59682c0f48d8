import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("The accuracy of forecasts on a day", .watched)
struct DayAccuracyTests {
    private let source = ScriptedAccuracy([.sample(daysAhead: 0), .sample(daysAhead: 1), .sample(daysAhead: 3)])

    private func fixture(_ source: (any ForecastAccuracySource)?) -> ForecastFixture {
        let fixture = ForecastFixture(accuracy: source)
        fixture.weather.forecast.always(.sample())
        return fixture
    }

    @Test(arguments: [(0, "of the same day"), (1, "a day ahead"), (3, "3 days ahead")])
    func `is that of forecasts as far ahead`(distance: Int, words: String) async throws {
        let sut = fixture(source).detail(of: ForecastFixture.days[distance])

        await sut.onAppear()

        let accuracy = try #require(sut.state.content?.accuracy)
        #expect(accuracy.title.text == "Accuracy of forecasts")
        #expect(accuracy.title.accessibilityTraits == .header)
        #expect(accuracy.title.id == "dayDetail.accuracy" && accuracy.text.id == "dayDetail.accuracy.text")
        #expect(accuracy.text.text == "Over 60 days, forecasts \(words) were 1.3° off here.")
    }

    @Test
    func `is absent at other distances, without a diary, and while the forecast loads`() async {
        let other = fixture(source).detail(of: ForecastFixture.days[2])
        await other.onAppear()
        #expect(other.state.content != nil && other.state.content?.accuracy == nil)

        let plain = fixture(nil).detail()
        #expect(plain.state.content?.accuracy == nil)
        await plain.onAppear()
        #expect(plain.state.content != nil && plain.state.content?.accuracy == nil)
    }

    @Test
    func `counts from the day on which the forecast was fetched`() async {
        let fixture = fixture(source)
        let sut = fixture.detail(of: ForecastFixture.days[1])
        await sut.onAppear()

        fixture.advance(by: 86_400)

        #expect(sut.state.content?.accuracy?.text.text.contains("a day ahead") == true)
    }

    @Test
    func `is read at each appearance for the place that is shown, without a request`() async {
        let fixture = fixture(source)
        let sut = fixture.detail()
        await sut.onAppear()
        source.values.withLock { $0 = [] }
        let calls = fixture.weather.calls.count

        await sut.onAppear()

        #expect(sut.state.content?.accuracy == nil)
        #expect(source.places.withLock { $0 } == [.lisbon, .lisbon])
        #expect(fixture.weather.calls.count == calls)
    }

    @Test
    func `is never that of the place before`() async {
        let fixture = fixture(source)
        let sut = fixture.detail()
        await sut.onAppear()
        await fixture.store(.sample(currentLocation: .cairo))
        source.gate.close()

        let appearance = Task { await sut.onAppear() }
        await source.gate.waitForArrivals(2)
        #expect(sut.state.content?.name.text == "Cairo")
        #expect(sut.state.content?.accuracy == nil)

        source.gate.open()
        await appearance.value
        #expect(sut.state.content?.accuracy != nil)
    }

    @Test
    func `stays when an answer for a place that was left comes late`() async {
        let fixture = fixture(source)
        let sut = fixture.detail()
        source.gate.close()
        source.held.withLock { $0 = .lisbon }
        let slow = Task { await sut.onAppear() }
        await source.gate.waitForArrivals()

        await fixture.store(.sample(currentLocation: .cairo))
        await sut.onAppear()
        #expect(sut.state.content?.name.text == "Cairo" && sut.state.content?.accuracy != nil)
        source.gate.open()
        await slow.value

        #expect(sut.state.content?.accuracy != nil)
    }
}

/// A source of accuracy that says what it is told, once its gate is open.
private final class ScriptedAccuracy: ForecastAccuracySource {
    let values: Locked<[ForecastAccuracy]>
    let places = Locked<[Coordinate]>([])
    let gate = Gate(isOpen: true)
    /// The place whose answers pass the gate; `nil` for every place.
    let held = Locked<Coordinate?>(nil)

    init(_ values: [ForecastAccuracy]) {
        self.values = Locked(values)
    }

    func accuracy(at coordinate: Coordinate) async -> [ForecastAccuracy] {
        places.withLock { $0.append(coordinate) }
        if held.withLock({ $0 ?? coordinate }) == coordinate { try? await gate.pass() }
        return values.withLock { $0 }
    }
}
