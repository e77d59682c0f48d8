import OpenWeatherCore
import OpenWeatherLocationSearchFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Choosing, marking and removing places", .watched)
struct LocationSearchSavingTests {
    @Test
    func `makes the chosen place current and the newest recent one`() async {
        let fixture = SearchFixture()

        await fixture.sut.locationSelected(.london)

        #expect(fixture.stored.currentLocation == .london)
        #expect(fixture.stored.recents == [.london, .lisbon])
        #expect(fixture.stored.favorites == [.tokyo, .berlin])
        #expect(fixture.settings.preferences == fixture.stored)
        #expect(fixture.store.base.updateCount == 1)
        #expect(fixture.router.calls == [.setRootHome])
    }

    @Test
    func `keeps at most ten recent places newest first`() async {
        let fixture = SearchFixture(Preferences())

        for location in Location.samples {
            await fixture.sut.onAppear()
            await fixture.sut.locationSelected(location)
        }
        await fixture.sut.onAppear()

        #expect(fixture.stored.recents == Array(Location.samples.reversed().prefix(10)))
        #expect(fixture.sut.state.list.rows.map(\.id) == fixture.stored.recents.map(\.id))
    }

    @Test
    func `saves once and leaves once for two taps on a place at the same time`() async {
        let fixture = SearchFixture()
        fixture.store.gate.close()

        let first = Task { await fixture.sut.locationSelected(.paris) }
        await fixture.store.gate.waitForArrivals()
        let second = Task { await fixture.sut.locationSelected(.paris) }
        await settle()
        fixture.store.gate.open()
        await first.value
        await second.value
        await fixture.sut.locationSelected(.cairo)
        fixture.sut.backTapped()

        #expect(fixture.store.base.updateCount == 1)
        #expect(fixture.stored.currentLocation == .paris)
        #expect(fixture.router.calls == [.setRootHome])
    }

    @Test
    func `leaves once for two taps on back and again when the screen was shown again`() async {
        let fixture = SearchFixture()

        fixture.sut.backTapped()
        fixture.sut.backTapped()

        #expect(fixture.router.calls == [.dismiss])

        await fixture.sut.onAppear()
        fixture.sut.backTapped()

        #expect(fixture.router.calls == [.dismiss, .dismiss])
    }

    @Test
    func `goes nowhere when the task was cancelled while saving`() async {
        let fixture = SearchFixture()
        fixture.store.gate.close()
        let choice = Task { await fixture.sut.locationSelected(.paris) }
        await fixture.store.gate.waitForArrivals()

        choice.cancel()
        await choice.value

        #expect(fixture.router.calls.isEmpty)
        #expect(fixture.sut.state.notice == nil)
    }

    @Test(arguments: [StorageFailure.full, .unwritable(name: "preferences.json")]
    )
    func `says when a choice cannot be saved and loses nothing`(failure: StorageFailure) async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always([.paris, .london])
        await fixture.search("Par")
        let before = fixture.sut.state
        fixture.store.base.setFailure(.storage(failure))

        await fixture.sut.locationSelected(.paris)

        let state = fixture.sut.state
        #expect(fixture.router.calls.isEmpty)
        #expect(state.notice?.kind == .failure)
        #expect(state.notice?.text.isEmpty == false)
        #expect(state.list == before.list)
        #expect(state.field == before.field)

        fixture.store.base.setFailure(nil)
        await fixture.sut.locationSelected(.paris)

        #expect(fixture.router.calls == [.setRootHome])
        #expect(fixture.sut.state.notice == nil)
    }

    @Test
    func `keeps favorites in the order they were added`() async {
        let fixture = SearchFixture()

        await fixture.sut.favoriteToggled(.cairo)
        await fixture.sut.favoriteToggled(.tokyo)
        await fixture.sut.favoriteToggled(.tokyo)

        #expect(fixture.stored.favorites == [.berlin, .cairo, .tokyo])
        #expect(fixture.settings.preferences.favorites == fixture.stored.favorites)
    }

    @Test
    func `marks once for two taps at the same time`() async {
        let fixture = SearchFixture()
        fixture.store.gate.close()

        let first = Task { await fixture.sut.favoriteToggled(.cairo) }
        await fixture.store.gate.waitForArrivals()
        await fixture.sut.favoriteToggled(.cairo)
        fixture.store.gate.open()
        await first.value

        #expect(fixture.stored.favorites == [.tokyo, .berlin, .cairo])
        #expect(fixture.store.base.updateCount == 1)
    }

    @Test
    func `does what the user saw when the store changed meanwhile`() async throws {
        let fixture = SearchFixture()
        try await fixture.store.base.update { $0.toggleFavorite(.cairo) }

        await fixture.sut.favoriteToggled(.cairo)

        #expect(fixture.stored.isFavorite(Location.cairo.id))
    }

    @Test
    func `removes a recent place and leaves the current one and the favorites`() async {
        let fixture = SearchFixture()

        await fixture.sut.removeRecentTapped(.lisbon)

        #expect(fixture.stored.recents == [.london])
        #expect(fixture.stored.currentLocation == .lisbon)
        #expect(fixture.stored.favorites == [.tokyo, .berlin])
        #expect(fixture.names == ["London", "Tokyo", "Berlin"])
    }

    @Test
    func `says when a mark or a removal cannot be saved`() async {
        let fixture = SearchFixture()
        fixture.store.base.setFailure(.storage(.full))

        await fixture.sut.favoriteToggled(.cairo)
        let marked = fixture.sut.state.notice
        await fixture.sut.queryChanged(text: "")
        let cleared = fixture.sut.state.notice
        await fixture.sut.removeRecentTapped(.london)

        #expect(marked?.text.contains("space") == true)
        #expect(cleared == nil)
        #expect(fixture.sut.state.notice == marked)
        #expect(fixture.names == ["Lisbon", "London", "Tokyo", "Berlin"])
    }

    @Test
    func `says when the saved places cannot be read and shows those it knows`() async {
        let fixture = SearchFixture()
        fixture.store.base.setFailure(.storage(.damaged(keptAs: "preferences.json.damaged")))

        await fixture.sut.onAppear()

        #expect(fixture.sut.state.notice != nil)
        #expect(fixture.kind == .saved)

        fixture.store.base.setFailure(nil)
        await fixture.sut.onAppear()

        #expect(fixture.sut.state.notice == nil)
    }

    @Test
    func `shows what was stored when it appears`() async {
        let fixture = SearchFixture()
        fixture.settings.apply(Preferences())
        #expect(fixture.kind == .nothingSaved)

        await fixture.sut.onAppear()

        #expect(fixture.names == ["Lisbon", "London", "Tokyo", "Berlin"])
    }

    @Test
    func `follows changes made elsewhere`() async throws {
        let fixture = SearchFixture()
        let following = Task { await fixture.settings.follow(GetPreferencesUseCase(store: fixture.store)) }
        await until { fixture.store.base.listenerCount == 1 }

        try await fixture.store.base.update { preferences in
            preferences.select(.paris)
            preferences.toggleFavorite(.tokyo)
        }
        await until { fixture.settings.preferences.currentLocation == .paris }

        #expect(fixture.names == ["Paris", "Lisbon", "London", "Berlin"])
        following.cancel()
        await following.value
    }
}
