import OpenWeatherCore
import OpenWeatherLocationSearchFeature
import OpenWeatherMocks
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

/// Every event in every state it can meet.
@MainActor
@Suite("Search events", .watched)
struct LocationSearchEventTests {
    /// A state in which an event finds the screen.
    enum Start: String, CaseIterable {
        case empty, saved, typing, searching, results, noResults, failed, locating
    }

    /// An event.
    enum Event: String, CaseIterable {
        case onAppear, queryChanged, cleared, locationSelected, favoriteToggled, removeRecentTapped
        case useCurrentLocationTapped, backTapped, retryTapped
    }

    /// The outcome of an event: the list, the number of requests, and the routes.
    struct Outcome: Equatable {
        let kind: ListKind
        let requests: Int
        let routes: [RouterSpy.Call]

        init(_ kind: ListKind, _ requests: Int = 0, _ routes: RouterSpy.Call...) {
            self.kind = kind
            self.requests = requests
            self.routes = routes
        }
    }

    /// The list in which each event ends, one line for each start, in the order of ``Event``.
    nonisolated static let table: [Start: [Outcome]] = [
        .empty: [
            Outcome(.nothingSaved), Outcome(.results, 1), Outcome(.nothingSaved),
            Outcome(.saved, 0, .setRootHome), Outcome(.saved), Outcome(.nothingSaved),
            Outcome(.nothingSaved, 1, .setRootHome), Outcome(.nothingSaved, 0, .dismiss), Outcome(.nothingSaved),
        ],
        .saved: [
            Outcome(.saved), Outcome(.results, 1), Outcome(.saved),
            Outcome(.saved, 0, .setRootHome), Outcome(.saved), Outcome(.saved),
            Outcome(.saved, 1, .setRootHome), Outcome(.saved, 0, .dismiss), Outcome(.saved),
        ],
        .typing: [
            Outcome(.searching), Outcome(.results, 1), Outcome(.saved),
            Outcome(.saved, 0, .setRootHome), Outcome(.searching), Outcome(.searching),
            Outcome(.saved, 1, .setRootHome), Outcome(.saved, 0, .dismiss), Outcome(.searching),
        ],
        .searching: [
            Outcome(.searching), Outcome(.results, 1), Outcome(.saved),
            Outcome(.saved, 0, .setRootHome), Outcome(.searching), Outcome(.searching),
            Outcome(.saved, 1, .setRootHome), Outcome(.saved, 0, .dismiss), Outcome(.searching),
        ],
        .results: [
            Outcome(.results), Outcome(.results, 1), Outcome(.saved),
            Outcome(.results, 0, .setRootHome), Outcome(.results), Outcome(.results),
            Outcome(.results, 1, .setRootHome), Outcome(.results, 0, .dismiss), Outcome(.results),
        ],
        .noResults: [
            Outcome(.noResults), Outcome(.results, 1), Outcome(.saved),
            Outcome(.noResults, 0, .setRootHome), Outcome(.noResults), Outcome(.noResults),
            Outcome(.noResults, 1, .setRootHome), Outcome(.noResults, 0, .dismiss), Outcome(.noResults),
        ],
        .failed: [
            Outcome(.failed), Outcome(.results, 1), Outcome(.saved),
            Outcome(.failed, 0, .setRootHome), Outcome(.failed), Outcome(.failed),
            Outcome(.failed, 1, .setRootHome), Outcome(.failed, 0, .dismiss), Outcome(.results, 1),
        ],
        .locating: [
            Outcome(.saved), Outcome(.results, 1), Outcome(.saved),
            Outcome(.saved, 0, .setRootHome), Outcome(.saved), Outcome(.saved),
            Outcome(.saved, 0), Outcome(.saved, 0, .dismiss), Outcome(.saved),
        ],
    ]

    /// Brings a screen into `start`; work that is under way waits at the gate.
    private func fixture(_ start: Start) async -> (fixture: SearchFixture, gate: Gate, work: Task<Void, Never>?) {
        let fixture = SearchFixture(start == .empty ? Preferences() : SearchFixture.saved)
        let gate = Gate()
        var work: Task<Void, Never>?
        switch start {
        case .empty, .saved: break
        case .typing:
            work = await fixture.type("Lon")
        case .searching:
            fixture.geocoding.named.enqueue([.london], after: gate)
            work = await fixture.type("Lon")
            fixture.clock.advance(by: .milliseconds(400))
            await gate.waitForArrivals()
        case .results, .noResults:
            fixture.geocoding.named.enqueue(start == .results ? [.london] : [])
            await fixture.search("Lon")
        case .failed:
            fixture.geocoding.named.enqueue(failure: .timedOut)
            await fixture.search("Lon")
        case .locating:
            fixture.provider.responses.enqueue(.lisbon, after: gate)
            work = Task { await fixture.sut.useCurrentLocationTapped() }
            await gate.waitForArrivals()
        }
        fixture.geocoding.named.always([.paris])
        fixture.geocoding.near.always([.lisbon])
        fixture.provider.responses.always(.lisbon)
        return (fixture, gate, work)
    }

    private func perform(_ event: Event, on fixture: SearchFixture) async {
        switch event {
        case .onAppear: await fixture.sut.onAppear()
        case .queryChanged: await fixture.search("Par")
        case .cleared: await fixture.sut.queryChanged(text: " ")
        case .locationSelected: await fixture.sut.locationSelected(.paris)
        case .favoriteToggled: await fixture.sut.favoriteToggled(.cairo)
        case .removeRecentTapped: await fixture.sut.removeRecentTapped(.london)
        case .useCurrentLocationTapped: await fixture.sut.useCurrentLocationTapped()
        case .backTapped: fixture.sut.backTapped()
        case .retryTapped: await fixture.sut.retryTapped()
        }
    }

    @Test(arguments: Start.allCases, Event.allCases)
    func `end as the table says`(start: Start, event: Event) async throws {
        let row = try #require(Self.table[start])
        try #require(row.count == Event.allCases.count)
        let expected = row[try #require(Event.allCases.firstIndex(of: event))]
        let (fixture, gate, work) = await fixture(start)
        let before = fixture.geocoding.calls.count

        await perform(event, on: fixture)

        let requests = fixture.geocoding.calls.count - before
        #expect(Outcome(fixture.kind, requests) == Outcome(expected.kind, expected.requests))
        #expect(fixture.router.calls == expected.routes)
        #expect(fixture.sut.state.notice == nil)
        #expect(fixture.stored.isFavorite(Location.cairo.id) == (event == .favoriteToggled))
        if event == .removeRecentTapped { #expect(!fixture.stored.recents.contains(.london)) }

        gate.open()
        fixture.clock.advance(by: .seconds(1))
        await work?.value
    }
}
