import Foundation
import OpenWeatherCore
import OpenWeatherFavoritesFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Moving and removing favorites", .watched)
struct FavoritesChangeTests {
    private static let five = Preferences.sample(favorites: [.berlin, .cairo, .london, .paris, .tokyo])

    @Test(arguments: 0..<5, 0..<5)
    func `moves a row to the position that it has afterwards`(from: Int, to: Int) async {
        let fixture = FavoritesFixture(Self.five)
        var expected = Self.five.favorites
        expected.insert(expected.remove(at: from), at: to)

        await fixture.sut.favoriteMoved(from: from, to: to)

        #expect(fixture.stored.favorites == expected)
        #expect(fixture.rows.map(\.place.location) == expected)
        #expect(fixture.store.base.updateCount == (from == to ? 0 : 1))
    }

    @Test(arguments: [(-1, 0), (0, 5), (5, 0), (0, -1), (.max, .min)])
    func `ignores a position that no row has`(from: Int, to: Int) async {
        let fixture = FavoritesFixture(Self.five)

        await fixture.sut.favoriteMoved(from: from, to: to)

        #expect(fixture.stored == Self.five)
        #expect(fixture.store.base.updateCount == 0)
    }

    @Test
    func `moves next to the same neighbor when the list changes meanwhile`() async {
        let fixture = FavoritesFixture(Self.five)
        fixture.store.saving.close()

        // Berlin moves below London, while another process removes Cairo and puts Tokyo first.
        let move = Task { await fixture.sut.favoriteMoved(from: 0, to: 2) }
        await fixture.store.saving.waitForArrivals()
        #expect(fixture.names == ["Cairo", "London", "Berlin", "Paris", "Tokyo"], "the move shows at once")
        let other = try? await fixture.store.base.update {
            $0.removeFavorite(Location.cairo.id)
            $0.moveFavorite(from: 3, to: 0)
        }
        if let other { fixture.settings.apply(other) }
        #expect(fixture.names == ["Tokyo", "London", "Berlin", "Paris"])
        fixture.store.saving.open()
        await move.value

        #expect(fixture.stored.favorites == [.tokyo, .london, .berlin, .paris])
    }

    @Test
    func `does nothing when the moved favorite is gone`() async {
        let fixture = FavoritesFixture(Self.five)
        fixture.store.saving.close()

        let move = Task { await fixture.sut.favoriteMoved(from: 0, to: 2) }
        await fixture.store.saving.waitForArrivals()
        _ = try? await fixture.store.base.update { $0.removeFavorite(Location.berlin.id) }
        fixture.store.saving.open()
        await move.value

        #expect(fixture.stored.favorites == [.cairo, .london, .paris, .tokyo])
        #expect(fixture.names == ["Cairo", "London", "Paris", "Tokyo"])
    }

    @Test
    func `removes once for two quick taps`() async {
        let fixture = FavoritesFixture()
        fixture.store.saving.close()

        let first = Task { await fixture.sut.removeTapped(Location.tokyo.id) }
        await fixture.store.saving.waitForArrivals()
        #expect(fixture.names == ["Berlin"])
        await fixture.sut.removeTapped(Location.tokyo.id)
        fixture.store.saving.open()
        await first.value

        #expect(fixture.stored.favorites == [.berlin])
        #expect(fixture.store.base.updateCount == 1)
    }

    @Test
    func `removes while the place is loading and does not bring it back`() async {
        let fixture = FavoritesFixture()
        let gate = Gate()
        fixture.respond([:], after: gate)
        let load = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals(2)

        await fixture.sut.removeTapped(Location.tokyo.id)
        gate.open()
        await load.value

        #expect(fixture.names == ["Berlin"])
        #expect(fixture.temperatures == ["18°"])
    }

    @Test
    func `is not undone by a reading that began before`() async {
        let fixture = FavoritesFixture()
        fixture.store.reading.close()
        let load = Task { await fixture.sut.onAppear() }
        await fixture.store.reading.waitForArrivals()

        await fixture.sut.removeTapped(Location.tokyo.id)
        fixture.store.reading.open()
        await load.value

        #expect(fixture.names == ["Berlin"])
        #expect(fixture.stored.favorites == [.berlin])
    }

    @Test
    func `loses nothing when saving fails`() async {
        let fixture = FavoritesFixture()
        await fixture.sut.onAppear()
        fixture.store.base.setFailure(.storage(.full))

        await fixture.sut.removeTapped(Location.tokyo.id)
        #expect(fixture.names == ["Tokyo", "Berlin"])
        #expect(fixture.temperatures == ["18°", "18°"])
        #expect(fixture.sut.state.notice?.id == "favorites.notice")
        #expect(fixture.sut.state.notice?.kind == .failure)

        await fixture.sut.favoriteMoved(from: 0, to: 1)
        #expect(fixture.names == ["Tokyo", "Berlin"])

        fixture.store.base.setFailure(nil)
        await fixture.sut.favoriteMoved(from: 0, to: 1)
        #expect(fixture.names == ["Berlin", "Tokyo"])
        #expect(fixture.sut.state.notice == nil)
    }

    @Test
    func `says that one of two quick changes was not saved`() async {
        let fixture = FavoritesFixture()
        fixture.store.saving.close()
        let first = Task { await fixture.sut.removeTapped(Location.tokyo.id) }
        await fixture.store.saving.waitForArrivals()
        let second = Task { await fixture.sut.removeTapped(Location.berlin.id) }
        await until { fixture.rows.isEmpty }

        fixture.store.base.setFailure(.storage(.full))
        fixture.store.saving.letOneThrough()
        await fixture.store.saving.waitForArrivals(2)
        fixture.store.base.setFailure(nil)
        fixture.store.saving.open()
        await first.value
        await second.value

        #expect(fixture.names == ["Tokyo"])
        #expect(fixture.stored.favorites == [.tokyo])
        #expect(fixture.sut.state.notice?.kind == .failure)
    }

    @Test
    func `shows the last favorite again when it could not be removed`() async {
        let fixture = FavoritesFixture(.sample(favorites: [.tokyo]))
        await fixture.sut.onAppear()
        fixture.store.base.setFailure(.storage(.full))

        await fixture.sut.removeTapped(Location.tokyo.id)

        #expect(fixture.names == ["Tokyo"])
        #expect(fixture.sut.state.notice != nil)
    }

    @Test
    func `is saved also when the task is cancelled`() async {
        let fixture = FavoritesFixture()
        fixture.store.saving.close()
        let removal = Task { await fixture.sut.removeTapped(Location.tokyo.id) }
        await fixture.store.saving.waitForArrivals()

        removal.cancel()
        fixture.store.saving.open()
        await removal.value

        #expect(fixture.stored.favorites == [.berlin])
    }
}
