import Foundation
import OpenWeatherCore
import OpenWeatherFavoritesFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

/// Every event in every state it can meet.
@MainActor
@Suite("Favorites events", .watched)
struct FavoritesEventTests {
    /// A state in which an event finds the screen.
    enum Start: String, CaseIterable {
        case fresh, empty, loading, loaded, someFailed, unreadable
    }

    /// An event.
    enum Event: String, CaseIterable {
        case onAppear, refreshPulled, retryTapped, reload, favoriteTapped, favoriteMoved, removeTapped
        case searchTapped, backTapped
    }

    /// The kinds of list a view tells apart; `rows` with the number of rows and of those that failed.
    enum Kind: Equatable {
        case loading, empty, failed
        case rows(Int, failed: Int = 0)

        init(_ list: FavoritesContent.List) {
            self =
                switch list {
                case .loading: .loading
                case .empty: .empty
                case .failed: .failed
                case .rows(let rows): .rows(rows.count, failed: rows.count { $0.hasFailed })
                }
        }
    }

    /// The outcome of an event: the list, the number of requests, and the routes.
    struct Outcome: Equatable {
        let kind: Kind
        let requests: Int
        let routes: [RouterSpy.Call]

        init(_ kind: Kind, _ requests: Int = 0, _ routes: RouterSpy.Call...) {
            self.kind = kind
            self.requests = requests
            self.routes = routes
        }
    }

    private nonisolated static let tokyo = RouterSpy.Call.show(.home(.tokyo))

    /// The list in which each event ends, one line for each start, in the order of ``Event``.
    nonisolated static let table: [Start: [Outcome]] = [
        .fresh: [
            Outcome(.rows(2), 2), Outcome(.rows(2), 2), Outcome(.rows(2), 2), Outcome(.rows(2), 2),
            Outcome(.loading), Outcome(.loading), Outcome(.loading),
            Outcome(.loading, 0, .show(.search)), Outcome(.loading, 0, .dismiss),
        ],
        .empty: [
            Outcome(.empty), Outcome(.empty), Outcome(.empty), Outcome(.empty),
            Outcome(.empty), Outcome(.empty), Outcome(.empty),
            Outcome(.empty, 0, .show(.search)), Outcome(.empty, 0, .dismiss),
        ],
        // The responses under way serve the later events as well.
        .loading: [
            Outcome(.rows(2)), Outcome(.rows(2)), Outcome(.rows(2)), Outcome(.rows(2)),
            Outcome(.rows(2), 0, tokyo), Outcome(.rows(2)), Outcome(.rows(1)),
            Outcome(.rows(2), 0, .show(.search)), Outcome(.rows(2), 0, .dismiss),
        ],
        .loaded: [
            Outcome(.rows(2), 2), Outcome(.rows(2), 2), Outcome(.rows(2)), Outcome(.rows(2), 2),
            Outcome(.rows(2), 0, tokyo), Outcome(.rows(2)), Outcome(.rows(1)),
            Outcome(.rows(2), 0, .show(.search)), Outcome(.rows(2), 0, .dismiss),
        ],
        // Berlin has failed, and loads now.
        .someFailed: [
            Outcome(.rows(2), 2), Outcome(.rows(2), 2), Outcome(.rows(2), 1), Outcome(.rows(2), 2),
            Outcome(.rows(2, failed: 1), 0, tokyo), Outcome(.rows(2, failed: 1)), Outcome(.rows(1, failed: 1)),
            Outcome(.rows(2, failed: 1), 0, .show(.search)), Outcome(.rows(2, failed: 1), 0, .dismiss),
        ],
        // The store can be read again now.
        .unreadable: [
            Outcome(.rows(2), 2), Outcome(.rows(2), 2), Outcome(.rows(2), 2), Outcome(.rows(2), 2),
            Outcome(.failed), Outcome(.failed), Outcome(.failed),
            Outcome(.failed, 0, .show(.search)), Outcome(.failed, 0, .dismiss),
        ],
    ]

    /// Brings a screen into `start`; work that is under way waits at the gate.
    private func fixture(_ start: Start) async -> (fixture: FavoritesFixture, gate: Gate, work: Task<Void, Never>?) {
        let isKnown = start != .fresh && start != .unreadable
        let preferences = start == .empty ? Preferences.sample() : FavoritesFixture.two
        let fixture = FavoritesFixture(preferences, shown: isKnown ? nil : Preferences())
        let gate = Gate()
        switch start {
        case .fresh: break
        case .empty, .loaded: await fixture.sut.onAppear()
        case .loading:
            fixture.respond([:], after: gate)
            let work = Task { await fixture.sut.onAppear() }
            await gate.waitForArrivals(2)
            return (fixture, gate, work)
        case .someFailed:
            fixture.respond([.berlin: .failure(.timedOut)])
            await fixture.sut.onAppear()
            fixture.weather.currentWeather.always(.sample())
        case .unreadable:
            fixture.store.base.setFailure(.storage(.unreadable(name: "preferences.json")))
            await fixture.sut.onAppear()
            fixture.store.base.setFailure(nil)
        }
        return (fixture, gate, nil)
    }

    private func perform(_ event: Event, on sut: FavoritesViewModel) async {
        switch event {
        case .onAppear: await sut.onAppear()
        case .refreshPulled: await sut.refreshPulled()
        case .retryTapped: await sut.retryTapped()
        case .reload: await sut.reload()
        case .favoriteTapped: sut.favoriteTapped(Location.tokyo.id)
        case .favoriteMoved: await sut.favoriteMoved(from: 0, to: 1)
        case .removeTapped: await sut.removeTapped(Location.tokyo.id)
        case .searchTapped: sut.searchTapped()
        case .backTapped: sut.backTapped()
        }
    }

    @Test(arguments: Start.allCases, Event.allCases)
    func `end as the table says`(start: Start, event: Event) async throws {
        let row = try #require(Self.table[start])
        try #require(row.count == Event.allCases.count)
        let expected = row[try #require(Event.allCases.firstIndex(of: event))]
        let (fixture, gate, work) = await fixture(start)
        let before = fixture.weather.calls.count

        let task = Task { await perform(event, on: fixture.sut) }
        if start == .loading { await settle() }
        gate.open()
        await task.value
        await work?.value

        let requests = fixture.weather.calls.count - before
        #expect(Outcome(Kind(fixture.sut.state.list), requests) == Outcome(expected.kind, expected.requests))
        #expect(fixture.router.calls == expected.routes)
        #expect(fixture.sut.state.notice == nil)
        #expect(!fixture.rows.contains { $0.weather.isLoading })
        let isKnown = ![.fresh, .empty, .unreadable].contains(start)
        let isMoved = isKnown && event == .favoriteMoved
        let isRemoved = isKnown && event == .removeTapped
        let favorites: [Location] = isMoved ? [.berlin, .tokyo] : isRemoved ? [.berlin] : [.tokyo, .berlin]
        #expect(fixture.stored.favorites == (start == .empty ? [] : favorites))
        #expect(fixture.stored.currentLocation == .lisbon)
    }

    @Test
    func `leave once until the screen appears again`() async {
        let fixture = FavoritesFixture()

        fixture.sut.backTapped()
        fixture.sut.backTapped()
        fixture.sut.favoriteTapped(Location.tokyo.id)
        fixture.sut.searchTapped()
        #expect(fixture.router.calls == [.dismiss])

        await fixture.sut.onAppear()
        fixture.sut.dismissed()
        fixture.sut.backTapped()
        #expect(fixture.router.calls == [.dismiss])
    }
}
