import OpenWeatherCore
import OpenWeatherLocationSearchFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Searches that are recorded, repeated, and lead to a place that is not chosen.
@MainActor
@Suite("Location search history", .watched)
struct LocationSearchHistoryTests {
    private func entries(_ fixture: SearchFixture) -> [HistoryEntry.Content] { fixture.stored.history.map(\.content) }

    private let before: [HistoryEntry.Content] = [.place(.lisbon), .place(.london)]

    // MARK: - Recording

    @Test
    func `records the text that led to a choice with one write`() async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always([.paris, .tokyo])
        await fixture.search(" paris ")

        await fixture.sut.locationSelected(.paris)

        #expect(entries(fixture) == [.place(.paris), .search("paris")] + before)
        #expect(fixture.stored.history.prefix(2).map(\.date) == [SampleTime.fetched, SampleTime.fetched])
        #expect(fixture.store.base.updateCount == 1)
        #expect(fixture.settings.preferences == fixture.stored)
    }

    @Test
    func `records no text for a place that was not found by it`() async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always([.paris])
        await fixture.search("paris")
        await fixture.sut.queryChanged(text: "")

        await fixture.sut.locationSelected(.london)

        #expect(entries(fixture) == [.place(.london), .place(.lisbon)])
    }

    @Test
    func `records no text that is only typed`() async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always([.paris])

        await fixture.search("paris")
        fixture.sut.backTapped()

        #expect(entries(fixture) == before)
    }

    @Test
    func `records a submitted text once it found places`() async {
        let fixture = SearchFixture()
        let gate = Gate()
        fixture.geocoding.named.enqueue([.paris], after: gate)
        let typed = await fixture.type("paris")

        let submitted = Task { await fixture.sut.querySubmitted() }
        await gate.waitForArrivals()
        #expect(entries(fixture) == before)
        gate.open()
        await submitted.value
        await typed.value

        #expect(fixture.kind == .results)
        #expect(entries(fixture) == [.search("paris")] + before)
        #expect(fixture.geocoding.calls.count == 1, "the wait for a pause is over")

        await fixture.sut.querySubmitted()
        #expect(fixture.geocoding.calls.count == 1)
        #expect(entries(fixture) == [.search("paris")] + before)
    }

    @Test
    func `joins a search that has begun when it is submitted`() async {
        let fixture = SearchFixture()
        let gate = Gate()
        fixture.geocoding.named.enqueue([.paris], after: gate)
        let typed = await fixture.type("paris")
        fixture.clock.advance(by: .milliseconds(400))
        await gate.waitForArrivals()

        let submitted = Task { await fixture.sut.querySubmitted() }
        await settle()
        gate.open()
        await submitted.value
        await typed.value

        #expect(fixture.geocoding.calls.count == 1)
        #expect(entries(fixture) == [.search("paris")] + before)
    }

    /// Outcomes of a submitted search that are not recorded.
    enum Nothing: CaseIterable {
        case empty, notFound, failed, superseded
    }

    @Test(arguments: Nothing.allCases)
    func `records no submitted text that found nothing`(nothing: Nothing) async {
        let fixture = SearchFixture(debounce: .zero)
        let gate = Gate()
        switch nothing {
        case .empty: break
        case .notFound: fixture.geocoding.named.always([])
        case .failed: fixture.geocoding.named.always(failure: .timedOut)
        case .superseded: fixture.geocoding.named.enqueue([.paris], after: gate)
        }
        fixture.geocoding.postcode.always(failure: .notFound)
        if nothing == .superseded {
            let typed = Task { await fixture.sut.queryChanged(text: "paris") }
            await gate.waitForArrivals()
            let submitted = Task { await fixture.sut.querySubmitted() }
            await settle()
            await fixture.sut.queryChanged(text: "")
            gate.open()
            await typed.value
            await submitted.value
        } else {
            await fixture.sut.queryChanged(text: nothing == .empty ? "  " : "paris")
            await fixture.sut.querySubmitted()
        }

        #expect(entries(fixture) == before)
    }

    @Test
    func `keeps the results when a search cannot be recorded`() async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always([.paris])
        await fixture.search("paris")
        fixture.store.base.setFailure(.storage(.full))

        await fixture.sut.querySubmitted()

        #expect(fixture.kind == .results)
        #expect(fixture.sut.state.notice == nil)
    }

    // MARK: - Repeating

    @Test
    func `begins with a search for its text when it appears`() async {
        let fixture = SearchFixture(searchingFor: "paris")
        fixture.geocoding.named.always([.paris])
        #expect(fixture.sut.state.field.text == "paris")
        #expect(fixture.geocoding.calls.isEmpty)

        await fixture.sut.onAppear()
        await fixture.sut.onAppear()

        #expect(fixture.names == ["Paris"])
        #expect(fixture.geocoding.calls.count == 1)
    }

    @Test
    func `leaves the text to the user after that`() async {
        let fixture = SearchFixture(searchingFor: "paris")
        fixture.geocoding.named.always([.paris])
        await fixture.sut.onAppear()

        await fixture.sut.queryChanged(text: "")
        await fixture.sut.onAppear()

        #expect(fixture.kind == .saved)
        #expect(fixture.geocoding.calls.count == 1)
    }

    // MARK: - Without a choice

    @Test
    func `shows a place without choosing it and records its search`() async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always([.paris])
        await fixture.search("paris")
        let action = fixture.sut.state.list.rows.first?.open

        await fixture.sut.openTapped(.paris)

        #expect(fixture.router.calls == [.show(.home(.paris))])
        #expect(fixture.stored.currentLocation == .lisbon)
        #expect(entries(fixture) == [.search("paris")] + before)
        #expect(fixture.kind == .results)
        #expect(action?.id == "search.result.0.open")
        #expect(action?.title == "Show weather")
    }

    @Test
    func `shows a saved place without a write`() async {
        let fixture = SearchFixture()

        await fixture.sut.openTapped(.tokyo)

        #expect(fixture.router.calls == [.show(.home(.tokyo))])
        #expect(fixture.store.base.updateCount == 0)
    }

    @Test
    func `opens nothing while a choice is being saved and after the screen was left`() async {
        let gate = Gate()
        let fixture = SearchFixture(saving: gate)
        let choice = Task { await fixture.sut.locationSelected(.tokyo) }
        await gate.waitForArrivals()

        await fixture.sut.openTapped(.paris)
        #expect(fixture.router.calls.isEmpty)
        gate.open()
        await choice.value
        await fixture.sut.openTapped(.paris)

        #expect(fixture.router.calls == [.setRootHome])
    }

    // MARK: - Left without the back button

    @Test
    func `cancels its work when it is left`() async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always([.paris])
        let typed = await fixture.type("paris")

        fixture.sut.dismissed()
        await typed.value
        fixture.sut.backTapped()

        #expect(fixture.geocoding.calls.isEmpty)
        #expect(fixture.router.calls.isEmpty)
    }

    @Test
    func `goes nowhere when a choice fails after it was left`() async {
        let gate = Gate()
        let fixture = SearchFixture(saving: gate)
        let choice = Task { await fixture.sut.locationSelected(.tokyo) }
        await gate.waitForArrivals()

        fixture.sut.dismissed()
        fixture.store.base.setFailure(.storage(.full))
        gate.open()
        await choice.value

        #expect(fixture.router.calls.isEmpty)
        #expect(fixture.stored.currentLocation == .lisbon)
    }
}
