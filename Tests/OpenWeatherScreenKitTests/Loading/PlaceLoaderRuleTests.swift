import Observation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

/// The rule of the loader: every event in every state it can meet.
@MainActor
@Suite("Place loader rule", .watched)
struct PlaceLoaderRuleTests {
    /// A state in which a call finds the loader.
    enum Start: String, CaseIterable {
        case fresh, noPlace, loaded, failed, loading, refreshing
    }

    /// A call, after a change of the preferences or without one.
    enum Event: String, CaseIterable {
        case load, refresh, cacheOnly, otherPlace, otherLanguage, otherUnits, noPlace
    }

    /// The effect of a call.
    enum Effect {
        /// A load starts.
        case starts
        /// The caller waits for the load in progress.
        case joins
        /// A load starts in place of the one in progress, whose caller waits for the new one.
        case supersedes
        /// The load in progress is cancelled and all callers return.
        case ends
        /// The caller returns without a load.
        case nothing
    }

    private func fixture(_ start: Start) async -> (PlaceLoaderFixture, Task<Void, Never>?) {
        let fixture = PlaceLoaderFixture(location: start == .noPlace ? nil : .lisbon)
        switch start {
        case .fresh: return (fixture, nil)
        case .noPlace: _ = await fixture.load()
        case .loaded: await fixture.loaded(.success(1))
        case .failed: await fixture.loaded(.failure(.timedOut))
        case .loading: return (fixture, await fixture.load())
        case .refreshing: return (fixture, await fixture.load(.refresh))
        }
        return (fixture, nil)
    }

    private func send(_ event: Event, to fixture: PlaceLoaderFixture) async -> Task<Void, Never> {
        switch event {
        case .load: break
        case .refresh: return await fixture.load(.refresh)
        case .cacheOnly: return await fixture.load(.cacheOnly)
        case .otherPlace: fixture.store.change { $0.select(.cairo) }
        case .otherLanguage: fixture.store.change { $0.language = .fixed(.german) }
        case .otherUnits: fixture.store.change { $0.units = .imperial }
        case .noPlace: fixture.store.change { $0 = .sample(currentLocation: nil) }
        }
        return await fixture.load()
    }

    @Test(
        arguments: [
            (Start.fresh, Event.load, Effect.starts), (.fresh, .refresh, .starts), (.fresh, .cacheOnly, .starts),
            (.fresh, .otherPlace, .starts), (.fresh, .otherLanguage, .starts), (.fresh, .otherUnits, .starts),
            (.fresh, .noPlace, .nothing),
            (.noPlace, .load, .nothing), (.noPlace, .refresh, .nothing), (.noPlace, .cacheOnly, .nothing),
            (.noPlace, .otherPlace, .starts), (.noPlace, .otherLanguage, .nothing),
            (.noPlace, .otherUnits, .nothing), (.noPlace, .noPlace, .nothing),
            (.loaded, .load, .starts), (.loaded, .refresh, .starts), (.loaded, .cacheOnly, .starts),
            (.loaded, .otherPlace, .starts), (.loaded, .otherLanguage, .starts), (.loaded, .otherUnits, .starts),
            (.loaded, .noPlace, .nothing),
            (.failed, .load, .starts), (.failed, .refresh, .starts), (.failed, .cacheOnly, .starts),
            (.failed, .otherPlace, .starts), (.failed, .otherLanguage, .starts), (.failed, .otherUnits, .starts),
            (.failed, .noPlace, .nothing),
            (.loading, .load, .joins), (.loading, .refresh, .supersedes), (.loading, .cacheOnly, .joins),
            (.loading, .otherPlace, .supersedes), (.loading, .otherLanguage, .supersedes),
            (.loading, .otherUnits, .joins), (.loading, .noPlace, .ends),
            (.refreshing, .load, .joins), (.refreshing, .refresh, .joins), (.refreshing, .cacheOnly, .joins),
            (.refreshing, .otherPlace, .supersedes), (.refreshing, .otherLanguage, .supersedes),
            (.refreshing, .otherUnits, .joins), (.refreshing, .noPlace, .ends),
        ] as [(Start, Event, Effect)]
    )
    func `starts joins or supersedes a load`(start: Start, event: Event, effect: Effect) async {
        let (fixture, earlier) = await fixture(start)
        let before = fixture.fetcher.requests.count

        let caller = await send(event, to: fixture)

        let isNew = effect == .starts || effect == .supersedes
        #expect(fixture.fetcher.requests.count == before + (isNew ? 1 : 0))
        #expect(fixture.sut.isLoading == (isNew || effect == .joins))
        if effect == .supersedes || effect == .ends {
            fixture.fetcher.respond(before - 1, .success(-1))
            await settle()
            #expect(fixture.state.value == nil)
        }
        fixture.fetcher.respond(fixture.fetcher.requests.count - 1, .success(7))
        await settle()
        #expect(fixture.fetcher.pending.isEmpty)
        fixture.fetcher.respondToAll()
        // Both return when the load ends, or at once where there is none.
        await caller.value
        await earlier?.value
        #expect(fixture.state == (effect == .ends || effect == .nothing ? .idle : .loaded(7)))
        #expect(!fixture.sut.isLoading)
    }

    @Test(arguments: Start.allCases, Event.allCases)
    func `shows nothing but the place that is stored`(start: Start, event: Event) async {
        let (fixture, earlier) = await fixture(start)

        let caller = await send(event, to: fixture)

        // Whatever is shown belongs to the place that is stored.
        #expect(fixture.sut.place.location == fixture.store.stored.currentLocation)
        if event == .otherPlace || event == .noPlace { #expect(fixture.state.value == nil) }
        fixture.fetcher.respondToAll()
        await caller.value
        await earlier?.value
    }

    @Test(arguments: [(FetchPolicy.cacheFirst, FetchPolicy.refresh), (.refresh, .refresh)])
    func `keeps the stronger policy for the callers it takes over`(policy: FetchPolicy, expected: FetchPolicy) async {
        let fixture = PlaceLoaderFixture()
        let earlier = await fixture.load(.refresh)
        fixture.store.change { $0.language = .fixed(.german) }

        let caller = await fixture.load(policy)

        #expect(fixture.fetcher.requests.map(\.policy) == [.refresh, expected])
        fixture.fetcher.respondToAll()
        await caller.value
        await earlier.value
    }

    @Test
    func `does not refresh another place because that before was being refreshed`() async {
        let fixture = PlaceLoaderFixture()
        let earlier = await fixture.load(.refresh)
        fixture.store.change { $0.select(.cairo) }

        let caller = await fixture.load()

        #expect(fixture.fetcher.requests.map(\.policy) == [.refresh, .cacheFirst])
        fixture.fetcher.respondToAll()
        await caller.value
        await earlier.value
    }

    @Test
    func `requests again when the language changed before the response`() async {
        let fixture = PlaceLoaderFixture()
        let caller = await fixture.load()
        fixture.settings.apply(.sample(language: .fixed(.german)))

        fixture.fetcher.respond(0, .success(1))
        await settle()
        let between = fixture.state
        // A call in the new language joins the request that is under way in it.
        fixture.store.change { $0.language = .fixed(.german) }
        let second = await fixture.load()
        fixture.fetcher.respond(1, .success(2))
        await caller.value
        await second.value

        #expect(between == .loading(previous: nil))
        #expect(fixture.fetcher.requests.map(\.options.language) == [.english, .german])
        #expect(fixture.state == .loaded(2))
    }

    @Test
    func `does not request again after a failure or in other units`() async {
        let fixture = PlaceLoaderFixture()
        let caller = await fixture.load()
        fixture.settings.apply(.sample(units: .imperial))
        fixture.fetcher.respond(0, .success(1))
        await caller.value
        let second = await fixture.load()
        fixture.settings.apply(.sample(language: .fixed(.german)))
        fixture.fetcher.respond(1, .failure(.offline))
        await second.value

        #expect(fixture.fetcher.requests.count == 2)
        #expect(fixture.state == .failed(.offline, previous: 1))
    }

    @Test
    func `shows a fixed place without changing the users choice`() async {
        let fixture = PlaceLoaderFixture(at: .fixed(.tokyo))
        fixture.store.change { $0.units = .imperial }

        await fixture.loaded(.success(1))
        fixture.store.change { $0.select(.cairo) }
        await fixture.loaded(.success(2))

        #expect(fixture.fetcher.requests.map(\.location) == [.tokyo, .tokyo])
        #expect(fixture.fetcher.requests.first?.options.units == .imperial)
        #expect(fixture.sut.place == .known(.tokyo))
        #expect(fixture.store.writings == 0)
        #expect(fixture.store.stored.currentLocation == .cairo)
    }

    @Test
    func `reads the preferences once for each load`() async {
        let fixture = PlaceLoaderFixture()

        await fixture.loaded(.success(1))
        await fixture.loaded(.success(2))

        #expect(fixture.store.readings == 2)
        #expect(fixture.store.writings == 0)
    }

    @Test
    func `selects a place with one write and no reading`() async {
        let fixture = PlaceLoaderFixture()

        let caller = Task { await fixture.sut.load(.cacheFirst, fixture.settings, selecting: .place(.cairo)) }
        await settle()
        fixture.fetcher.respond(0, .success(1))
        await caller.value

        #expect(fixture.store.readings == 0)
        #expect(fixture.store.writings == 1)
        #expect(fixture.sut.place == .known(.cairo))
        #expect(fixture.settings.preferences.currentLocation == .cairo)
    }

    @Test
    func `loads nothing that is known well enough`() async {
        let fixture = PlaceLoaderFixture()
        await fixture.loaded(.success(1))

        await fixture.sut.load(.cacheFirst, fixture.settings) { $0 == .lisbon }

        #expect(fixture.fetcher.requests.count == 1)
        #expect(fixture.state == .loaded(1))
    }

    @Test
    func `tells the place once it is known and before its values are`() async {
        let fixture = PlaceLoaderFixture()
        var found: [Location] = []

        await fixture.sut.load(.cacheFirst, fixture.settings, unless: { _ in true }, found: { found.append($0) })

        #expect(found == [.lisbon])
        #expect(fixture.fetcher.requests.isEmpty)
    }

    @Test
    func `loads for a place that another loader has found without reading the preferences`() async {
        let fixture = PlaceLoaderFixture()

        let caller = Task { await fixture.sut.load(.refresh, fixture.settings, at: .cairo) }
        await settle()
        let joining = Task { await fixture.sut.load(.cacheFirst, fixture.settings, at: .cairo) }
        await settle()
        fixture.fetcher.respond(0, .success(1))
        await caller.value
        await joining.value
        await fixture.sut.load(.cacheFirst, fixture.settings, at: .cairo) { $0 == .cairo }

        #expect(fixture.store.readings == 0)
        #expect(fixture.fetcher.requests.map(\.location) == [.cairo])
        #expect(fixture.sut.place == .known(.cairo))
        #expect(fixture.state == .loaded(1))
    }

    @Test
    func `drops the values of a place when another is found`() async {
        let fixture = PlaceLoaderFixture()
        await fixture.loaded(.success(1))

        let caller = Task { await fixture.sut.load(.cacheFirst, fixture.settings, at: .cairo) }
        await settle()

        #expect(fixture.state == .loading(previous: nil))
        caller.cancel()
        await caller.value
        #expect(fixture.state == .idle)
    }

    @Test
    func `joins the later load when its own reading comes later`() async {
        let fixture = PlaceLoaderFixture()
        let gate = Gate()
        fixture.store.holdNextReading(at: gate)
        let early = await fixture.load()
        fixture.store.change { $0.select(.cairo) }
        let late = await fixture.load()

        gate.open()
        await settle()
        fixture.fetcher.respond(0, .success(1))
        await settle()
        fixture.fetcher.respondToAll()
        await early.value
        await late.value

        #expect(fixture.sut.place == .known(.cairo))
        #expect(fixture.fetcher.requests.map(\.location) == [.cairo])
        #expect(fixture.state == .loaded(1))
    }

    @Test
    func `notifies observers of a load and its outcome`() async {
        let fixture = PlaceLoaderFixture()
        let changes = Locked(0)
        func observe() {
            withObservationTracking {
                _ = fixture.state
            } onChange: {
                changes.withLock { $0 += 1 }
            }
        }

        observe()
        let caller = await fixture.load()
        #expect(changes.withLock { $0 } == 1)
        observe()
        fixture.fetcher.respond(0, .success(1))
        await caller.value

        #expect(changes.withLock { $0 } == 2)
    }

    @Test func `a choice that is saved after a later reading is still shown`() async {
        let fixture = PlaceLoaderFixture()
        await fixture.loaded(.success(1))
        let gate = Gate()
        fixture.store.holdNextWriting(at: gate)
        let choice = Task { await fixture.sut.load(.cacheFirst, fixture.settings, selecting: .place(.cairo)) }
        await gate.waitForArrivals()
        let refresh = await fixture.load(.refresh)

        gate.open()
        await settle()

        #expect(fixture.store.stored.currentLocation == .cairo)
        #expect(fixture.sut.place == .known(.cairo))
        #expect(fixture.fetcher.requests.last?.location == .cairo)
        fixture.fetcher.respondToAll()
        await choice.value
        await refresh.value
    }
}
