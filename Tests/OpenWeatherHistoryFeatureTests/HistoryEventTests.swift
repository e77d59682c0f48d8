import Foundation
import OpenWeatherCore
import OpenWeatherHistoryFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Every event in every state it can meet.
@MainActor
@Suite("History events", .watched)
struct HistoryEventTests {
    /// A state in which an event finds the screen.
    enum Start: String, CaseIterable {
        case fresh, empty, loaded, confirming, unreadable
    }

    /// An event.
    enum Event: String, CaseIterable {
        case onAppear, retryTapped, placeTapped, searchTapped, removeTapped, clearTapped, clearConfirmed
        case clearCancelled, backTapped
    }

    /// The kinds of list a view tells apart; `entries` with their number and whether a question is asked.
    enum Kind: Equatable {
        case loading, empty, failed
        case entries(Int, isAsked: Bool = false)

        init(_ content: HistoryContent) {
            self =
                switch content.list {
                case .loading: .loading
                case .empty: .empty
                case .failed: .failed
                case .sections: .entries(content.list.rows.count, isAsked: content.confirmation != nil)
                }
        }
    }

    /// The outcome of an event: the list, and the routes.
    struct Outcome: Equatable {
        let kind: Kind
        let routes: [RouterSpy.Call]

        init(_ kind: Kind, _ routes: RouterSpy.Call...) {
            self.kind = kind
            self.routes = routes
        }
    }

    private nonisolated static let tokyo = RouterSpy.Call.show(.home(.tokyo))
    private nonisolated static let paris = RouterSpy.Call.show(.search(for: "Paris"))

    /// The list in which each event ends, one line for each start, in the order of ``Event``.
    nonisolated static let table: [Start: [Outcome]] = [
        .fresh: [
            Outcome(.entries(3)), Outcome(.entries(3)), Outcome(.loading), Outcome(.loading), Outcome(.loading),
            Outcome(.loading), Outcome(.loading), Outcome(.loading), Outcome(.loading, .dismiss),
        ],
        .empty: [
            Outcome(.empty), Outcome(.empty), Outcome(.empty), Outcome(.empty), Outcome(.empty),
            Outcome(.empty), Outcome(.empty), Outcome(.empty), Outcome(.empty, .dismiss),
        ],
        .loaded: [
            Outcome(.entries(3)), Outcome(.entries(3)), Outcome(.entries(3), tokyo), Outcome(.entries(3), paris),
            Outcome(.entries(2)),
            Outcome(.entries(3, isAsked: true)), Outcome(.entries(3)), Outcome(.entries(3)),
            Outcome(.entries(3), .dismiss),
        ],
        .confirming: [
            Outcome(.entries(3, isAsked: true)), Outcome(.entries(3, isAsked: true)),
            Outcome(.entries(3, isAsked: true), tokyo), Outcome(.entries(3, isAsked: true), paris),
            Outcome(.entries(2, isAsked: true)),
            Outcome(.entries(3, isAsked: true)), Outcome(.empty), Outcome(.entries(3)),
            Outcome(.entries(3), .dismiss),
        ],
        .unreadable: [
            Outcome(.entries(3)), Outcome(.entries(3)), Outcome(.failed), Outcome(.failed), Outcome(.failed),
            Outcome(.failed), Outcome(.failed), Outcome(.failed), Outcome(.failed, .dismiss),
        ],
    ]

    /// Brings a screen into `start`.
    private func fixture(_ start: Start) async -> HistoryFixture {
        let isKnown = start != .fresh && start != .unreadable
        let preferences = start == .empty ? Preferences.sample(currentLocation: nil) : HistoryFixture.three
        let fixture = HistoryFixture(preferences, shown: isKnown ? nil : Preferences())
        switch start {
        case .fresh: break
        case .empty, .loaded: await fixture.sut.onAppear()
        case .confirming:
            await fixture.sut.onAppear()
            fixture.sut.clearTapped()
        case .unreadable:
            fixture.store.base.setFailure(.storage(.unreadable(name: "preferences.json")))
            await fixture.sut.onAppear()
            fixture.store.base.setFailure(nil)
        }
        return fixture
    }

    private func perform(_ event: Event, on fixture: HistoryFixture) async {
        let sut = fixture.sut
        switch event {
        case .onAppear: await sut.onAppear()
        case .retryTapped: await sut.retryTapped()
        case .placeTapped: sut.entryTapped(HistoryFixture.tokyo)
        case .searchTapped: if let paris = fixture.paris { sut.entryTapped(paris) }
        case .removeTapped: await sut.removeTapped(HistoryFixture.berlin)
        case .clearTapped: sut.clearTapped()
        case .clearConfirmed: await sut.clearConfirmed()
        case .clearCancelled: sut.clearCancelled()
        case .backTapped: sut.backTapped()
        }
    }

    @Test(arguments: Start.allCases, Event.allCases)
    func `end as the table says`(start: Start, event: Event) async throws {
        let row = try #require(Self.table[start])
        try #require(row.count == Event.allCases.count)
        let expected = row[try #require(Event.allCases.firstIndex(of: event))]
        let fixture = await fixture(start)
        let before = fixture.stored

        await perform(event, on: fixture)

        #expect(Kind(fixture.sut.state) == expected.kind)
        #expect(fixture.router.calls == expected.routes)
        #expect(fixture.sut.state.notice == nil)
        #expect(fixture.stored.favorites == before.favorites)
        let isRemoved = event == .removeTapped && (start == .loaded || start == .confirming)
        let isCleared = event == .clearConfirmed && start == .confirming
        #expect(fixture.stored.history.count == before.history.count - (isRemoved ? 1 : 0) - (isCleared ? 3 : 0))
    }

    @Test
    func `leave once until the screen appears again`() async {
        let fixture = HistoryFixture()

        fixture.sut.backTapped()
        fixture.sut.backTapped()
        fixture.sut.entryTapped(HistoryFixture.tokyo)
        #expect(fixture.router.calls == [.dismiss])

        await fixture.sut.onAppear()
        fixture.sut.clearTapped()
        fixture.sut.dismissed()
        fixture.sut.backTapped()
        #expect(fixture.router.calls == [.dismiss])
        #expect(fixture.sut.state.confirmation == nil)
    }

    @Test
    func `ignore an entry that is not in the list`() {
        let fixture = HistoryFixture()

        fixture.sut.entryTapped(HistoryEntry.ID(Location.sydney.id))

        #expect(fixture.router.calls.isEmpty)
    }
}
