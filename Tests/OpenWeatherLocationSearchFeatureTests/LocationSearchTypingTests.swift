import OpenWeatherCore
import OpenWeatherLocationSearchFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Typing into the search", .watched)
struct LocationSearchTypingTests {
    @Test
    func `costs one request for a burst whose earlier calls return at once`() async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always([.london])

        var calls: [Task<Void, Never>] = []
        for text in ["L", "Lo", "Lon", "Lond", "London"] {
            calls.append(await fixture.type(text))
            fixture.clock.advance(by: .milliseconds(399))
        }
        for call in calls.dropLast() { await call.value }

        #expect(fixture.geocoding.calls.isEmpty)
        #expect(fixture.kind == .searching)

        fixture.clock.advance(by: .milliseconds(1))
        await calls.last?.value

        #expect(fixture.geocoding.calls == [.named("London", limit: 5, policy: .cacheFirst)])
        #expect(fixture.names == ["London"])
    }

    @Test(arguments: [Duration.milliseconds(50), .seconds(2)])
    func `waits as long as configured`(debounce: Duration) async {
        let fixture = SearchFixture(debounce: debounce)
        fixture.geocoding.named.always([.london])

        let call = await fixture.type("London")

        #expect(fixture.clock.timeToNextSleeper == debounce)

        fixture.clock.advance(by: debounce)
        await call.value

        #expect(fixture.geocoding.calls.count == 1)
    }

    @Test
    func `searches at once without a pause`() async {
        let fixture = SearchFixture(debounce: .zero)
        fixture.geocoding.named.always([.london])

        await fixture.sut.queryChanged(text: "London")

        #expect(fixture.names == ["London"])
    }

    @Test(arguments: 0..<20)
    func `never shows an outdated response even one that cannot be cancelled`(_: Int) async {
        let fixture = SearchFixture()
        let stubborn = Gate(ignoresCancellation: true)
        fixture.geocoding.named.enqueue([.london], after: stubborn)
        fixture.geocoding.named.enqueue([.paris])
        let old = await fixture.type("Lon")
        fixture.clock.advance(by: .milliseconds(400))
        await stubborn.waitForArrivals()

        let new = await fixture.type("Par")
        await old.value

        #expect(fixture.kind == .searching)

        fixture.clock.advance(by: .milliseconds(400))
        await new.value
        stubborn.open()
        await settle()

        #expect(fixture.names == ["Paris"])
        #expect(fixture.kind == .results)
    }

    @Test
    func `never shows an outdated failure`() async {
        let fixture = SearchFixture()
        let stubborn = Gate(ignoresCancellation: true)
        fixture.geocoding.named.enqueue(failure: .server(status: 500), after: stubborn)
        fixture.geocoding.named.enqueue([.paris])
        let old = await fixture.type("Lon")
        fixture.clock.advance(by: .milliseconds(400))
        await stubborn.waitForArrivals()

        await fixture.search("Par")
        stubborn.open()
        await old.value
        await settle()

        #expect(fixture.kind == .results)
    }

    @Test(arguments: ["", "   ", "\n", ","])
    func `cancels the search in flight when the field is cleared`(text: String) async {
        let fixture = SearchFixture()
        let gate = Gate()
        fixture.geocoding.named.enqueue([.london], after: gate)
        let call = await fixture.type("Lon")
        fixture.clock.advance(by: .milliseconds(400))
        await gate.waitForArrivals()

        await fixture.sut.queryChanged(text: text)
        await call.value
        await until { gate.waitingCount == 0 }

        #expect(fixture.kind == .saved)
        #expect(fixture.sut.state.field.text == text)
        gate.open()
        await settle()
        #expect(fixture.kind == .saved)
    }

    @Test
    func `keeps the earlier places while it searches and after a failure`() async {
        let fixture = SearchFixture()
        fixture.geocoding.named.enqueue([.london])
        fixture.geocoding.named.enqueue(failure: .offline)
        await fixture.search("Lon")

        let call = await fixture.type("Lond")

        #expect(fixture.kind == .searching)
        #expect(fixture.names == ["London"])

        fixture.clock.advance(by: .milliseconds(400))
        await call.value

        #expect(fixture.kind == .failed)
        #expect(fixture.names == ["London"])
    }

    @Test(arguments: ["Lon ", " Lon", "Lon,", "L o n"])
    func `does not ask again for a text that means the same`(text: String) async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always([.london])
        await fixture.search("Lon")

        let isSame = SearchText(text) == SearchText("Lon")
        if isSame { await fixture.sut.queryChanged(text: text) } else { await fixture.search(text) }

        #expect(isSame == (text != "L o n"))
        #expect(fixture.geocoding.calls.count == (isSame ? 1 : 2))
        #expect(fixture.kind == .results)
        #expect(fixture.sut.state.field.text == text)
    }

    @Test
    func `joins the search in flight when a field reports its text twice`() async {
        let fixture = SearchFixture()
        let gate = Gate()
        fixture.geocoding.named.enqueue([.london], after: gate)
        let first = await fixture.type("Lon")
        fixture.clock.advance(by: .milliseconds(400))
        await gate.waitForArrivals()

        let second = Task { await fixture.sut.queryChanged(text: "Lon ") }
        await until { fixture.sut.state.field.text == "Lon " }
        gate.open()
        await first.value
        await second.value

        #expect(fixture.geocoding.calls.count == 1)
        #expect(fixture.kind == .results)
    }

    @Test
    func `starts anew when the first of two equal texts was cancelled`() async {
        let fixture = SearchFixture()
        let gate = Gate()
        fixture.geocoding.named.enqueue([.london], after: gate)
        fixture.geocoding.named.enqueue([.london])
        let first = await fixture.type("Lon")
        fixture.clock.advance(by: .milliseconds(400))
        await gate.waitForArrivals()

        first.cancel()
        let second = Task { await fixture.sut.queryChanged(text: "Lon") }
        await first.value
        await fixture.clock.waitForSleepers()
        fixture.clock.advance(by: .milliseconds(400))
        await second.value

        #expect(fixture.names == ["London"])
    }

    /// Where a search is when its task is cancelled.
    enum Point: CaseIterable { case beforeTheCall, whileWaiting, inFlight, inFlightStubborn }

    @Test(arguments: Point.allCases)
    func `writes nothing after its task was cancelled`(point: Point) async {
        let fixture = SearchFixture()
        let gate = Gate(ignoresCancellation: point == .inFlightStubborn)
        fixture.geocoding.named.always([.london], after: gate)
        let call = Task { [sut = fixture.sut] in
            await until { point != .beforeTheCall }
            await sut.queryChanged(text: "Lon")
        }
        switch point {
        case .beforeTheCall: break
        case .whileWaiting: await fixture.clock.waitForSleepers()
        case .inFlight, .inFlightStubborn:
            await fixture.clock.waitForSleepers()
            fixture.clock.advance(by: .milliseconds(400))
            await gate.waitForArrivals()
        }

        call.cancel()
        gate.open()
        await call.value
        await settle()

        #expect(fixture.kind == .saved)
        #expect(fixture.clock.sleeperCount == 0)
    }

    @Test
    func `does not pass old places off as the response to a text whose search was cancelled`() async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always([.london])
        await fixture.search("Lon")

        let call = await fixture.type("Par")
        call.cancel()
        await call.value

        #expect(fixture.kind == .saved)
    }

    @Test
    func `is taken up when the screen comes back`() async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always([.london])
        let call = await fixture.type("Lon")
        call.cancel()
        await call.value

        await fixture.sut.onAppear()

        #expect(fixture.names == ["London"])
    }

    @Test(arguments: [
        ("48.85, 2.35", [ScriptedGeocodingRepository.Call.near(.beside, limit: 5, policy: .cacheFirst)]),
        ("48,85; 2,35", [.near(.beside, limit: 5, policy: .cacheFirst)]),
        (
            "SW1A 1AA,GB",
            [
                .named("SW1A 1AA,GB", limit: 5, policy: .cacheFirst),
                .postcode("SW1A 1AA", country: "GB", policy: .cacheFirst),
            ]
        ),
        (
            "90210,US",
            [
                .named("90210,US", limit: 5, policy: .cacheFirst),
                .postcode("90210", country: "US", policy: .cacheFirst),
            ]
        ),
    ]
    )
    func `understands coordinates and postcodes`(text: String, calls: [ScriptedGeocodingRepository.Call]) async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always([])
        fixture.geocoding.near.always([.paris])
        fixture.geocoding.postcode.always(.london)

        await fixture.search(text)

        #expect(fixture.geocoding.calls == calls)
        #expect(fixture.names.count == 1)
    }

    @Test
    func `retries a failed search at once and only once for two taps`() async {
        let fixture = SearchFixture()
        let gate = Gate()
        fixture.geocoding.named.enqueue(failure: .offline)
        fixture.geocoding.named.enqueue([.london], after: gate)
        await fixture.search("Lon")

        let first = Task { await fixture.sut.retryTapped() }
        await gate.waitForArrivals()
        await fixture.sut.retryTapped()
        gate.open()
        await first.value

        #expect(fixture.geocoding.calls.count == 2)
        #expect(fixture.kind == .results)
        #expect(fixture.clock.now.offset == .milliseconds(400))
    }
}

extension Coordinate {
    fileprivate static let beside = Coordinate(clampingLatitude: 48.85, longitude: 2.35)
}
