import OpenWeatherCore
import OpenWeatherLocationSearchFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import Testing

@MainActor
@Suite("Typing into the search", .timeLimit(.minutes(5)))
struct LocationSearchTypingTests {
    @Test("costs one request for a burst, whose earlier calls return at once")
    func costsOneRequestForABurstWhoseEarlierCallsReturnAtOnce() async {
        let stage = SearchStage()
        stage.geocoding.named.always([.london])

        var calls: [Task<Void, Never>] = []
        for text in ["L", "Lo", "Lon", "Lond", "London"] {
            calls.append(await stage.type(text))
            stage.clock.advance(by: .milliseconds(399))
        }
        for call in calls.dropLast() { await call.value }

        #expect(stage.geocoding.calls.isEmpty)
        #expect(stage.kind == .searching)

        stage.clock.advance(by: .milliseconds(1))
        await calls.last?.value

        #expect(stage.geocoding.calls == [.named("London", limit: 5, policy: .cacheFirst)])
        #expect(stage.names == ["London"])
    }

    @Test("waits as long as configured", arguments: [Duration.milliseconds(50), .seconds(2)])
    func waitsAsLongAsConfigured(debounce: Duration) async {
        let stage = SearchStage(debounce: debounce)
        stage.geocoding.named.always([.london])

        let call = await stage.type("London")

        #expect(stage.clock.timeToNextSleeper == debounce)

        stage.clock.advance(by: debounce)
        await call.value

        #expect(stage.geocoding.calls.count == 1)
    }

    @Test("searches at once without a pause")
    func searchesAtOnceWithoutAPause() async {
        let stage = SearchStage(debounce: .zero)
        stage.geocoding.named.always([.london])

        await stage.sut.queryChanged(text: "London")

        #expect(stage.names == ["London"])
    }

    @Test("never shows an outdated answer, even one that cannot be cancelled", arguments: 0..<20)
    func neverShowsAnOutdatedAnswerEvenOneThatCannotBeCancelled(_: Int) async {
        let stage = SearchStage()
        let stubborn = Gate(ignoresCancellation: true)
        stage.geocoding.named.enqueue([.london], after: stubborn)
        stage.geocoding.named.enqueue([.paris])
        let old = await stage.type("Lon")
        stage.clock.advance(by: .milliseconds(400))
        await stubborn.waitForArrivals()

        let new = await stage.type("Par")
        await old.value

        #expect(stage.kind == .searching)

        stage.clock.advance(by: .milliseconds(400))
        await new.value
        stubborn.open()
        await stage.settle()

        #expect(stage.names == ["Paris"])
        #expect(stage.kind == .results)
    }

    @Test("never shows an outdated failure")
    func neverShowsAnOutdatedFailure() async {
        let stage = SearchStage()
        let stubborn = Gate(ignoresCancellation: true)
        stage.geocoding.named.enqueue(failure: .server(status: 500), after: stubborn)
        stage.geocoding.named.enqueue([.paris])
        let old = await stage.type("Lon")
        stage.clock.advance(by: .milliseconds(400))
        await stubborn.waitForArrivals()

        await stage.search("Par")
        stubborn.open()
        await old.value
        await stage.settle()

        #expect(stage.kind == .results)
    }

    @Test("cancels the search in flight when the field is cleared", arguments: ["", "   ", "\n", ","])
    func cancelsTheSearchInFlightWhenTheFieldIsCleared(text: String) async {
        let stage = SearchStage()
        let gate = Gate()
        stage.geocoding.named.enqueue([.london], after: gate)
        let call = await stage.type("Lon")
        stage.clock.advance(by: .milliseconds(400))
        await gate.waitForArrivals()

        await stage.sut.queryChanged(text: text)
        await call.value
        await stage.until { gate.waitingCount == 0 }

        #expect(stage.kind == .saved)
        #expect(stage.sut.state.field.text == text)
        gate.open()
        await stage.settle()
        #expect(stage.kind == .saved)
    }

    @Test("keeps the earlier places while it searches and after a failure")
    func keepsTheEarlierPlacesWhileItSearchesAndAfterAFailure() async {
        let stage = SearchStage()
        stage.geocoding.named.enqueue([.london])
        stage.geocoding.named.enqueue(failure: .offline)
        await stage.search("Lon")

        let call = await stage.type("Lond")

        #expect(stage.kind == .searching)
        #expect(stage.names == ["London"])

        stage.clock.advance(by: .milliseconds(400))
        await call.value

        #expect(stage.kind == .failed)
        #expect(stage.names == ["London"])
    }

    @Test("does not ask again for a text that means the same", arguments: ["Lon ", " Lon", "Lon,", "L o n"])
    func doesNotAskAgainForATextThatMeansTheSame(text: String) async {
        let stage = SearchStage()
        stage.geocoding.named.always([.london])
        await stage.search("Lon")

        let isSame = SearchText(text) == SearchText("Lon")
        if isSame { await stage.sut.queryChanged(text: text) } else { await stage.search(text) }

        #expect(isSame == (text != "L o n"))
        #expect(stage.geocoding.calls.count == (isSame ? 1 : 2))
        #expect(stage.kind == .results)
        #expect(stage.sut.state.field.text == text)
    }

    @Test("joins the search in flight when a field reports its text twice")
    func joinsTheSearchInFlightWhenAFieldReportsItsTextTwice() async {
        let stage = SearchStage()
        let gate = Gate()
        stage.geocoding.named.enqueue([.london], after: gate)
        let first = await stage.type("Lon")
        stage.clock.advance(by: .milliseconds(400))
        await gate.waitForArrivals()

        let second = Task { await stage.sut.queryChanged(text: "Lon ") }
        await stage.until { stage.sut.state.field.text == "Lon " }
        gate.open()
        await first.value
        await second.value

        #expect(stage.geocoding.calls.count == 1)
        #expect(stage.kind == .results)
    }

    @Test("starts anew when the first of two equal texts was cancelled")
    func startsAnewWhenTheFirstOfTwoEqualTextsWasCancelled() async {
        let stage = SearchStage()
        let gate = Gate()
        stage.geocoding.named.enqueue([.london], after: gate)
        stage.geocoding.named.enqueue([.london])
        let first = await stage.type("Lon")
        stage.clock.advance(by: .milliseconds(400))
        await gate.waitForArrivals()

        first.cancel()
        let second = Task { await stage.sut.queryChanged(text: "Lon") }
        await first.value
        await stage.clock.waitForSleepers()
        stage.clock.advance(by: .milliseconds(400))
        await second.value

        #expect(stage.names == ["London"])
    }

    /// Where a search is when its task is cancelled.
    enum Point: CaseIterable { case beforeTheCall, whileWaiting, inFlight, inFlightStubborn }

    @Test("writes nothing after its task was cancelled", arguments: Point.allCases)
    func writesNothingAfterItsTaskWasCancelled(point: Point) async {
        let stage = SearchStage()
        let gate = Gate(ignoresCancellation: point == .inFlightStubborn)
        stage.geocoding.named.always([.london], after: gate)
        let call = Task { [sut = stage.sut] in
            while point == .beforeTheCall, !Task.isCancelled { await Task.yield() }
            await sut.queryChanged(text: "Lon")
        }
        switch point {
        case .beforeTheCall: break
        case .whileWaiting: await stage.clock.waitForSleepers()
        case .inFlight, .inFlightStubborn:
            await stage.clock.waitForSleepers()
            stage.clock.advance(by: .milliseconds(400))
            await gate.waitForArrivals()
        }

        call.cancel()
        gate.open()
        await call.value
        await stage.settle()

        #expect(stage.kind == .saved)
        #expect(stage.clock.sleeperCount == 0)
    }

    @Test("does not pass old places off as the answer to a text whose search was cancelled")
    func doesNotPassOldPlacesOffAsTheAnswerToATextWhoseSearchWasCancelled() async {
        let stage = SearchStage()
        stage.geocoding.named.always([.london])
        await stage.search("Lon")

        let call = await stage.type("Par")
        call.cancel()
        await call.value

        #expect(stage.kind == .saved)
    }

    @Test("is taken up when the screen comes back")
    func isTakenUpWhenTheScreenComesBack() async {
        let stage = SearchStage()
        stage.geocoding.named.always([.london])
        let call = await stage.type("Lon")
        call.cancel()
        await call.value

        await stage.sut.onAppear()

        #expect(stage.names == ["London"])
    }

    @Test(
        "understands coordinates and postcodes",
        arguments: [
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
    func understandsCoordinatesAndPostcodes(text: String, calls: [ScriptedGeocodingRepository.Call]) async {
        let stage = SearchStage()
        stage.geocoding.named.always([])
        stage.geocoding.near.always([.paris])
        stage.geocoding.postcode.always(.london)

        await stage.search(text)

        #expect(stage.geocoding.calls == calls)
        #expect(stage.names.count == 1)
    }

    @Test("retries a failed search at once and only once for two taps")
    func retriesAFailedSearchAtOnceAndOnlyOnceForTwoTaps() async {
        let stage = SearchStage()
        let gate = Gate()
        stage.geocoding.named.enqueue(failure: .offline)
        stage.geocoding.named.enqueue([.london], after: gate)
        await stage.search("Lon")

        let first = Task { await stage.sut.retryTapped() }
        await gate.waitForArrivals()
        await stage.sut.retryTapped()
        gate.open()
        await first.value

        #expect(stage.geocoding.calls.count == 2)
        #expect(stage.kind == .results)
        #expect(stage.clock.now.offset == .milliseconds(400))
    }
}

extension Coordinate {
    fileprivate static let beside = Coordinate(validLatitude: 48.85, validLongitude: 2.35)
}
