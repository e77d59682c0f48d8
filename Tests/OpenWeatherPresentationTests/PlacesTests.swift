import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// The favorites beside the screens of a wide window.
@MainActor
@Suite("Places beside screens", .watched)
struct PlacesTests {
    private let fixture = FactoryFixture(.sample(favorites: [.lisbon, .tokyo]))

    @Test
    func `a tap shows the place on home`() async {
        let router = fixture.sut.makeRouter(path: [.forecast, .settings])
        let home = fixture.sut.makeHome(router: router)
        let places = fixture.sut.makePlaces(beside: home, router: router)
        await home.onAppear()
        await places.onAppear()

        places.favoriteTapped(Location.tokyo.id)
        #expect(router.path == [])
        await until { fixture.preferences.stored.currentLocation?.id == Location.tokyo.id }
        places.favoriteTapped(Location.lisbon.id)

        await until { fixture.preferences.stored.currentLocation?.id == Location.lisbon.id }
    }

    @Test
    func `a tap on the devices own place follows the device`() async throws {
        try await fixture.preferences.update { preferences in
            preferences.selectDevice(DevicePlace(.paris, at: SampleTime.fetched))
            preferences.select(.tokyo)
        }
        let router = fixture.sut.makeRouter(path: [.forecast])
        let home = fixture.sut.makeHome(router: router)
        let places = fixture.sut.makePlaces(beside: home, router: router)
        await home.onAppear()
        await places.onAppear()
        #expect(fixture.preferences.stored.choice == .place(.tokyo))

        places.favoriteTapped(.device)

        #expect(router.path == [])
        await until { fixture.preferences.stored.choice == .device }
        #expect(fixture.preferences.stored.currentLocation == .paris)
    }

    @Test
    func `the search is a screen and the list stays`() async {
        let router = fixture.sut.makeRouter(path: [.forecast])
        let home = fixture.sut.makeHome(router: router)
        let places = fixture.sut.makePlaces(beside: home, router: router)
        await places.onAppear()

        places.backTapped()
        #expect(router.path == [.forecast])
        await places.onAppear()
        places.searchTapped()

        #expect(router.path == [.forecast, .search])
    }

    @Test
    func `a place that cannot be saved is said on home`() async {
        let router = fixture.sut.makeRouter()
        let home = fixture.sut.makeHome(router: router)
        let places = fixture.sut.makePlaces(beside: home, router: router)
        await home.onAppear()
        await places.onAppear()
        fixture.preferences.setFailure(.storage(.full))

        places.favoriteTapped(Location.tokyo.id)

        await until { home.state.content?.notice != nil || home.state.isFailed }
    }
}

extension ScreenState {
    /// Whether the screen shows a failure in place of its content.
    fileprivate var isFailed: Bool {
        guard case .failed = self else { return false }
        return true
    }
}
