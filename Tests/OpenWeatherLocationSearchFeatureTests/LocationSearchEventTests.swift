import OpenWeatherCore
import OpenWeatherLocationSearchFeature
import OpenWeatherMocks
import OpenWeatherScreenMocks
import Testing

/// Every event in every state it can meet.
@MainActor
@Suite("Search events", .timeLimit(.minutes(5)))
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

    /// What an event leads to: the list, the number of requests and the routes.
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
            Outcome(.nothingSaved, 0, .setRootHome), Outcome(.saved), Outcome(.nothingSaved),
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
    private func stage(_ start: Start) async -> (stage: SearchStage, gate: Gate, work: Task<Void, Never>?) {
        let stage = SearchStage(start == .empty ? Preferences() : SearchStage.saved)
        let gate = Gate()
        var work: Task<Void, Never>?
        switch start {
        case .empty, .saved: break
        case .typing:
            work = await stage.type("Lon")
        case .searching:
            stage.geocoding.named.enqueue([.london], after: gate)
            work = await stage.type("Lon")
            stage.clock.advance(by: .milliseconds(400))
            await gate.waitForArrivals()
        case .results, .noResults:
            stage.geocoding.named.enqueue(start == .results ? [.london] : [])
            await stage.search("Lon")
        case .failed:
            stage.geocoding.named.enqueue(failure: .timedOut)
            await stage.search("Lon")
        case .locating:
            stage.provider.responses.enqueue(.lisbon, after: gate)
            work = Task { await stage.sut.useCurrentLocationTapped() }
            await gate.waitForArrivals()
        }
        stage.geocoding.named.always([.paris])
        stage.geocoding.near.always([.lisbon])
        stage.provider.responses.always(.lisbon)
        return (stage, gate, work)
    }

    private func perform(_ event: Event, on stage: SearchStage) async {
        switch event {
        case .onAppear: await stage.sut.onAppear()
        case .queryChanged: await stage.search("Par")
        case .cleared: await stage.sut.queryChanged(text: " ")
        case .locationSelected: await stage.sut.locationSelected(.paris)
        case .favoriteToggled: await stage.sut.favoriteToggled(.cairo)
        case .removeRecentTapped: await stage.sut.removeRecentTapped(.london)
        case .useCurrentLocationTapped: await stage.sut.useCurrentLocationTapped()
        case .backTapped: stage.sut.backTapped()
        case .retryTapped: await stage.sut.retryTapped()
        }
    }

    @Test("end as the table says", arguments: Start.allCases, Event.allCases)
    func endAsTheTableSays(start: Start, event: Event) async throws {
        let row = try #require(Self.table[start])
        try #require(row.count == Event.allCases.count)
        let expected = row[try #require(Event.allCases.firstIndex(of: event))]
        let (stage, gate, work) = await stage(start)
        let before = stage.geocoding.calls.count

        await perform(event, on: stage)

        let requests = stage.geocoding.calls.count - before
        #expect(Outcome(stage.kind, requests) == Outcome(expected.kind, expected.requests))
        #expect(stage.router.calls == expected.routes)
        #expect(stage.sut.state.notice == nil)
        #expect(stage.stored.isFavorite(Location.cairo.id) == (event == .favoriteToggled))
        if event == .removeRecentTapped { #expect(!stage.stored.recents.contains(.london)) }

        gate.open()
        stage.clock.advance(by: .seconds(1))
        await work?.value
    }
}
