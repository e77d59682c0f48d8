import Foundation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

@MainActor
@Suite("A link to a place that is known already", .watched)
struct KnownPlaceLinkTests {
    nonisolated private static let lisbon = Location.sample(localizedNames: ["de": "Lissabon"], state: "Lisboa")

    /// Opens what a tap on a widget that shows `location` sends.
    private func tapWidget(_ location: Location, _ router: AppRouter) async throws {
        let url = try #require(DeepLink(.weather(location)).url)
        try await router.open(try #require(DeepLink(url)))
    }

    @Test
    func `keeps its name in the apps language its state and the recent places`() async throws {
        let fixture = FactoryFixture(
            .sample(language: .fixed(.german), currentLocation: Self.lisbon, recents: [.tokyo, .cairo])
        )
        let router = fixture.sut.makeRouter()
        let home = fixture.sut.makeHome(router: router)
        await home.onAppear()
        var before = fixture.preferences.stored
        before.recordVisit(of: Self.lisbon, at: fixture.time.now)

        try await tapWidget(Self.lisbon, router)

        #expect(home.state.content?.name.text == "Lissabon")
        #expect(fixture.preferences.stored == before)
        #expect(router.currentLocation == Self.lisbon)
    }

    @Test(arguments: [
        Preferences.sample(currentLocation: lisbon), .sample(currentLocation: .tokyo, favorites: [.cairo, lisbon]),
        .sample(currentLocation: .tokyo, recents: [.cairo, lisbon]),
        .sample(currentLocation: nil, favorites: [lisbon]),
    ]
    )
    func `finds it wherever it is kept`(preferences: Preferences) async throws {
        let store = InMemoryPreferencesStore(preferences)
        let router = AppRouter(preferences: store)

        try await tapWidget(Self.lisbon, router)

        #expect(store.stored.currentLocation == Self.lisbon)
        #expect(store.stored.recents.first == Self.lisbon)
        #expect(store.stored.favorites == preferences.favorites)
        #expect(router.currentLocation == Self.lisbon)
        #expect(store.updateCount == 1)
    }

    @Test(arguments: ["A\u{200E}b", "Lis\u{AD}bon", "\u{7}"])
    func `finds it also by a name that a link cannot carry whole`(name: String) async throws {
        for name in [name, String(repeating: "Llanfair", count: 20) + name] {
            let place = Location.sample(name: name, localizedNames: ["de": "Lissabon"], country: "", state: "Lisboa")
            let store = InMemoryPreferencesStore(.sample(currentLocation: place))
            let router = AppRouter(preferences: store)

            try await tapWidget(place, router)

            #expect(store.stored.currentLocation == place)
            #expect(store.stored.recents == [place])
        }
    }

    @Test
    func `is told apart from another one at the same point`() async throws {
        let store = InMemoryPreferencesStore(.sample(currentLocation: Self.lisbon))
        let router = AppRouter(preferences: store)
        let belem = Location.sample(name: "Belém")

        try await tapWidget(belem, router)

        #expect(store.stored.currentLocation == belem)
        #expect(store.stored.recents == [belem, Self.lisbon])
    }
}
