import Foundation
import OpenWeatherCore
import OpenWeatherFavoritesFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import SwiftUI
import Testing

/// The favorites as views.
@MainActor
@Suite("Favorites view", .watched)
struct FavoritesViewTests {
    private func show(_ fixture: ScreenFixture) -> (FavoritesViewModel, Stage)? {
        guard case .favorites(let model) = fixture.screen(.favorites) else {
            Issue.record("This is another screen.")
            return nil
        }
        return (model, Stage(FavoritesView(model).showsBackButton()))
    }

    /// Whether an element is read aloud with its row.
    private static func isPartOfRow(_ id: String) -> Bool {
        id.contains(".row.") && ["temperature", "condition", "notice"].contains { id.hasSuffix($0) }
    }

    private static let three = Preferences.sample(favorites: [.lisbon, .tokyo, .cairo])

    /// A state of the screen.
    enum State: CaseIterable {
        case loading, empty, rows, rowsFailed, failed
    }

    @Test(arguments: State.allCases)
    func `tells all of its content`(state: State) async throws {
        let fixture = ScreenFixture(state == .empty || state == .failed ? Preferences() : Self.three)
        if state == .loading { fixture.hold(at: Gate()) }
        if state == .rowsFailed { fixture.fail(.timedOut) }
        if state == .failed { fixture.preferences.setFailure(.storage(.full)) }
        let (model, stage) = try #require(show(fixture))
        await stage.until {
            switch (state, model.state.list) {
            case (.loading, .rows(let rows)): rows.allSatisfy(\.weather.isLoading)
            case (.empty, .empty), (.failed, .failed): true
            case (.rows, .rows(let rows)), (.rowsFailed, .rows(let rows)): !rows.contains(where: \.weather.isLoading)
            default: false
            }
        }

        // A row says itself what its weather is.
        stage.check(
            model.state,
            without: ["favorites.title"],
            unless: Self.isPartOfRow
        )
        #expect((state == .rowsFailed) == (model.state.retry != nil))
    }

    @Test
    func `sends every event`() async throws {
        let fixture = ScreenFixture(Self.three)
        let (_, stage) = try #require(show(fixture))
        await stage.until(shows: "favorites.attribution")

        stage.tap("favorites.row.1")
        #expect(fixture.router.calls == [.show(.home(.tokyo))])
        stage.tap("favorites.row.1.moveUp")
        await stage.until { fixture.preferences.stored.favorites == [.tokyo, .lisbon, .cairo] }
        stage.tap("favorites.row.0.moveDown")
        await stage.until { fixture.preferences.stored.favorites == [.lisbon, .tokyo, .cairo] }
        stage.tap("favorites.row.2.remove")
        await stage.until { fixture.preferences.stored.favorites == [.lisbon, .tokyo] }
        let calls = fixture.weather.calls.count
        stage.tap("favorites.refresh")
        await stage.until { fixture.weather.calls.count >= calls + 2 }
        await stage.pull()
        #expect(fixture.weather.calls.count >= calls + 2)
        stage.tap("favorites.back")
        #expect(fixture.router.calls.last == .dismiss)
    }

    @Test(arguments: [(0, 3, [1, 2, 0]), (2, 0, [2, 0, 1]), (0, 2, [1, 0, 2]), (1, 1, [0, 1, 2])])
    func `move by dragging`(from: Int, to: Int, order: [Int]) async throws {
        let fixture = ScreenFixture(Self.three)
        let (_, stage) = try #require(show(fixture))
        await stage.until(shows: "favorites.attribution")

        stage.move("favorites.row.\(from)", before: to)

        await stage.until { fixture.preferences.stored.favorites == order.map { Self.three.favorites[$0] } }
    }

    @Test
    func `tries again and leads to the search`() async throws {
        let fixture = ScreenFixture(Self.three)
        fixture.fail(.timedOut)
        let (_, stage) = try #require(show(fixture))
        await stage.until(shows: "favorites.retry")
        fixture.weather.currentWeather.always(.sample())
        stage.tap("favorites.retry")
        await stage.until { stage["favorites.retry"] == nil }

        let none = ScreenFixture(Preferences())
        let (_, empty) = try #require(show(none))
        await empty.until(shows: "favorites.empty.search")
        empty.tap("favorites.empty.search")
        await empty.until { none.router.calls == [.show(.search)] }
    }

    @Test
    func `follows the store`() async throws {
        let fixture = ScreenFixture(.sample(favorites: [.lisbon]))
        let (_, stage) = try #require(show(fixture))
        await stage.until { fixture.preferences.listenerCount > 0 }

        _ = try await fixture.preferences.update { $0.toggleFavorite(.tokyo) }

        await stage.until(shows: "favorites.row.1")
    }
}
