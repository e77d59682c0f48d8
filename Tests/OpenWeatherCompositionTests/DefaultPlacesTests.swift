import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Places that an app begins with", .watched)
struct DefaultPlacesTests {
    private func app(_ store: InMemoryPreferencesStore, places: [Location] = [.tokyo, .lisbon]) -> OpenWeatherApp {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(now: { SampleTime.fetched }))
        configuration.now = { SampleTime.fetched }
        return OpenWeatherApp.live(configuration: configuration, preferences: store, defaultPlaces: places)
    }

    @Test
    func `are there on the first screen without a search`() async {
        let store = InMemoryPreferencesStore()
        let app = app(store)

        await app.home.onAppear()

        #expect(app.home.state.content?.name.text == "Tokyo")
        #expect(app.home.state.content?.favorites.map(\.name) == ["Tokyo", "Lisbon"])
        #expect(store.stored.favorites == [.tokyo, .lisbon], "a widget, which reads the store itself, has them, too")
        #expect(store.stored.history.isEmpty)
    }

    @Test
    func `leave a user who has chosen alone`() async {
        let store = InMemoryPreferencesStore(.sample(currentLocation: .london))
        let app = app(store)

        await app.home.onAppear()

        #expect(app.home.state.content?.name.text == "London")
        #expect(store.stored.favorites.isEmpty)
    }

    @Test
    func `do not come back after the user has removed them`() async throws {
        let store = InMemoryPreferencesStore()
        await app(store).home.onAppear()
        try await store.update { preferences in
            preferences.setCurrentLocation(nil)
            for place in preferences.favorites { preferences.removeFavorite(place.id) }
        }

        let next = app(store)
        await next.home.onAppear()

        #expect(next.home.state.content == nil)
        #expect(store.stored.favorites.isEmpty)
    }

    @Test
    func `are shown even where they cannot be saved`() async {
        let store = InMemoryPreferencesStore()
        let app = app(store)
        let states = app.dependencies.preferences.changes()

        for await state in states {
            #expect(state.currentLocation == .tokyo)
            #expect(state.favorites == [.tokyo, .lisbon])
            break
        }
        #expect(!store.stored.hasBegun)
    }

    @Test
    func `are none unless the app names them`() async {
        let store = InMemoryPreferencesStore()
        let app = app(store, places: [])

        await app.home.onAppear()

        #expect(app.home.state.content == nil)
        #expect(!store.stored.hasBegun)
    }
}
