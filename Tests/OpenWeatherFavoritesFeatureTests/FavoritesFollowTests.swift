import Foundation
import OpenWeatherCore
import OpenWeatherFavoritesFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Favorites changed elsewhere", .watched)
struct FavoritesFollowTests {
    private func following(_ fixture: FavoritesFixture) async -> Task<Void, Never> {
        let task = Task { await fixture.sut.followFavorites() }
        await until { fixture.store.base.listenerCount == 1 }
        await settle()
        return task
    }

    @Test
    func `shows and loads a favorite that was added`() async {
        let fixture = FavoritesFixture()
        await fixture.sut.onAppear()
        let task = await following(fixture)
        #expect(fixture.weather.calls.count == 2, "what is known is not asked for again")

        _ = try? await fixture.store.base.update { $0.toggleFavorite(.paris) }
        await until { fixture.temperatures == ["18°", "18°", "18°"] }

        #expect(fixture.names == ["Tokyo", "Berlin", "Paris"])
        #expect(fixture.asked.dropFirst(2).map(\.coordinate) == [.paris])
        task.cancel()
        await task.value
        #expect(fixture.store.base.listenerCount == 0)
    }

    @Test
    func `loads everything when the screen appears only by following`() async {
        let fixture = FavoritesFixture(shown: Preferences())

        let task = await following(fixture)
        await until { fixture.temperatures == ["18°", "18°"] }

        #expect(fixture.weather.calls.count == 2)
        task.cancel()
        await task.value
    }

    @Test
    func `shows a removal at once while a load is under way`() async {
        let fixture = FavoritesFixture(at: 1)
        let gate = Gate()
        fixture.respond([:], after: gate)
        let task = await following(fixture)
        await gate.waitForArrivals()

        _ = try? await fixture.store.base.update { $0.removeFavorite(Location.berlin.id) }
        await until { fixture.names == ["Tokyo"] }
        gate.open()
        await until { fixture.temperatures == ["18°"] }
        await settle()

        #expect(fixture.asked.map(\.coordinate) == [.tokyo], "a place that was removed in time is not asked for")
        task.cancel()
        await task.value
    }

    @Test
    func `loads again in another language from the cache first`() async {
        let fixture = FavoritesFixture()
        await fixture.sut.onAppear()
        let task = await following(fixture)

        _ = try? await fixture.store.base.update { $0.language = .fixed(.german) }
        await until { fixture.weather.calls.count == 4 }
        await until { fixture.rows.allSatisfy { !$0.weather.isLoading } }

        #expect(fixture.asked.dropFirst(2).allSatisfy { $0.language == .german && $0.policy == .cacheFirst })
        #expect(fixture.names == ["Tokio", "Berlin"])
        task.cancel()
        await task.value
    }
}
