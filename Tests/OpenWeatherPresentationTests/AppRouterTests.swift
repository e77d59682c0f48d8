import Foundation
import Observation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("App router", .watched)
struct AppRouterTests {
    private let store = InMemoryPreferencesStore(.sample())
    private let home = ReloadCounter()
    private let day = LocalDay(daysSince1970: 20_602)

    private func router(at path: [Route] = []) -> AppRouter {
        let router = AppRouter(preferences: store, path: path)
        router.attach(home: home)
        return router
    }

    // MARK: - Going forth

    /// A way to a screen.
    enum Way: String, CaseIterable {
        case search, forecast, day, airQuality, map, settings, converter
    }

    private func go(_ way: Way, with router: AppRouter) -> Route {
        switch way {
        case .search: router.showSearch()
        case .forecast: router.showForecast()
        case .day: router.showDayDetail(day)
        case .airQuality: router.showAirQuality()
        case .map: router.showMap()
        case .settings: router.showSettings()
        case .converter: router.showConverter()
        }
        return switch way {
        case .search: .search
        case .forecast: .forecast
        case .day: .dayDetail(day)
        case .airQuality: .airQuality
        case .map: .map
        case .settings: .settings
        case .converter: .converter
        }
    }

    @Test(arguments: Way.allCases)
    func `puts a screen on top once for two quick taps`(way: Way) async {
        let sut = router()

        let route = go(way, with: sut)
        #expect(sut.path == [route])

        _ = go(way, with: sut)
        #expect(sut.path == [route])

        await sut.waitForReload()
        #expect(home.begun == 0)
    }

    @Test
    func `puts one screen on another also of the same kind for another day`() {
        let sut = router()
        let next = LocalDay(daysSince1970: 20_603)

        sut.showForecast()
        sut.showDayDetail(day)
        sut.showDayDetail(next)

        #expect(sut.path == [.forecast, .dayDetail(day), .dayDetail(next)])
    }

    // MARK: - Going back

    @Test
    func `goes back one screen at a time and not further than home`() async {
        let sut = router(at: [.forecast, .dayDetail(day)])

        sut.dismiss()
        #expect(sut.path == [.forecast])

        sut.dismiss()
        sut.dismiss()
        await sut.waitForReload()

        #expect(sut.path.isEmpty)
        #expect(home.begun == 0)
    }

    @Test
    func `notifies no observer when there is nothing to dismiss`() {
        let sut = router()
        let changes = Locked(0)
        withObservationTracking {
            _ = sut.path
        } onChange: {
            changes.withLock { $0 += 1 }
        }

        sut.dismiss()

        #expect(changes.withLock { $0 } == 0)
    }

    /// A way of leaving the settings.
    enum Leaving: String, CaseIterable {
        case dismiss, setRootHome, swipe, swipeToRoot, replacement, link, linkWithPlace
    }

    @Test(arguments: Leaving.allCases)
    func `reloads home exactly once however the settings are left`(leaving: Leaving) async throws {
        let sut = router(at: [.settings])

        switch leaving {
        case .dismiss: sut.dismiss()
        case .setRootHome: sut.setRootHome()
        case .swipe: sut.path.removeLast()
        case .swipeToRoot: sut.path = []
        case .replacement: sut.path = [.converter]
        case .link: try await sut.open(DeepLink(path: [.search]))
        case .linkWithPlace: try await sut.open(DeepLink(path: [], location: .tokyo))
        }
        await sut.waitForReload()

        #expect(home.begun == 1)
        #expect(home.ended == 1)
    }

    @Test(arguments: [
        ([Route.settings], [Route.settings, .converter]), ([.settings, .converter], [.settings]),
        ([.settings], [.settings]), ([.forecast], []), ([], [.settings]), ([.search, .converter], []),
    ]
    )
    func `does not reload home while the settings stay where they are`(before: [Route], after: [Route]) async {
        let sut = router(at: before)

        sut.path = after
        await sut.waitForReload()

        #expect(home.begun == 0)
    }

    @Test
    func `reloads home once more for every time the settings are left`() async {
        let sut = router()

        for _ in 0..<3 {
            sut.showSettings()
            sut.dismiss()
            await sut.waitForReload()
        }

        #expect(home.begun == 3)
    }

    @Test
    func `ends a reload under way when another one begins`() async {
        let gate = Gate()
        let slow = ReloadCounter(gate: gate)
        let sut = router(at: [.settings])
        sut.attach(home: slow)

        sut.dismiss()
        await gate.waitForArrivals()
        sut.setRootHome()
        await gate.waitForArrivals(2)
        gate.open()
        await sut.waitForReload()

        #expect(slow.begun == 2)
        #expect(slow.ended == 1)
    }

    @Test
    func `keeps no screen alive and reloads none that is gone`() async {
        let sut = router()
        var screen: ReloadCounter? = ReloadCounter()
        weak let reference = screen
        if let screen {
            sut.attach(home: screen)
            sut.attach(screen, at: .forecast)
        }

        screen = nil
        sut.setRootHome()
        await sut.waitForReload()

        #expect(reference == nil)
    }

    // MARK: - The current place

    @Test
    func `goes home and reloads it once when a place was chosen`() async throws {
        let sut = router(at: [.search])
        try await store.update { $0.select(.tokyo) }

        sut.setRootHome()
        await sut.waitForReload()

        #expect(sut.path.isEmpty)
        #expect(sut.currentLocation == .tokyo)
        #expect(home.begun == 1)
    }

    @Test
    func `shows a place that was handed over without reading it again`() async {
        let reads = CountingPreferencesStore(.sample())
        let sut = AppRouter(preferences: reads, path: [.search])
        sut.attach(home: home)

        sut.setRootHome(showing: .tokyo)
        #expect(sut.currentLocation == .tokyo)
        await sut.waitForReload()

        #expect(sut.path.isEmpty)
        #expect(home.begun == 1)
        #expect(reads.readCount == 0)
    }

    @Test(arguments: [nil, Location.cairo])
    func `reads the place that was chosen last`(location: Location?) async throws {
        let sut = AppRouter(preferences: InMemoryPreferencesStore(.sample(currentLocation: location)))

        #expect(sut.currentLocation == nil)
        try await sut.restore()

        #expect(sut.currentLocation == location)
    }

    @Test
    func `follows every change of the place until its task is cancelled`() async throws {
        let sut = router()
        let following = Task { await sut.followLocation() }
        await until { sut.currentLocation == .lisbon }

        try await store.update { $0.select(.sydney) }
        await until { sut.currentLocation == .sydney }
        following.cancel()
        await following.value

        #expect(store.listenerCount == 0)
    }

    @Test
    func `reloads home also when the place cannot be read so that the failure shows`() async throws {
        let sut = router(at: [.settings])
        try await sut.restore()
        store.setFailure(.storage(.unreadable(name: "preferences.json")))

        sut.dismiss()
        await sut.waitForReload()

        #expect(home.begun == 1)
        #expect(sut.currentLocation == .lisbon)
        await #expect(throws: WeatherError.storage(.unreadable(name: "preferences.json"))) { try await sut.restore() }
    }

    // MARK: - Links

    @Test
    func `goes where a link leads and makes its place the current one`() async throws {
        let sut = router(at: [.converter])

        try await sut.open(DeepLink(path: [.forecast, .dayDetail(day)], location: .tokyo))

        #expect(sut.path == [.forecast, .dayDetail(day)])
        #expect(sut.currentLocation == .tokyo)
        #expect(store.stored.currentLocation == .tokyo)
        #expect(home.begun == 1)
    }

    @Test
    func `leaves place and home alone for a link without a place`() async throws {
        let sut = router()

        try await sut.open(DeepLink(path: [.airQuality]))

        #expect(sut.path == [.airQuality])
        #expect(store.updateCount == 0)
        #expect(home.begun == 0)
    }

    @Test
    func `leaves the path unchanged when the place cannot be saved`() async {
        let sut = router(at: [.settings])
        store.setFailure(.storage(.full))

        await #expect(throws: WeatherError.storage(.full)) {
            try await sut.open(DeepLink(path: [.forecast], location: .tokyo))
        }

        #expect(sut.path == [.settings])
        #expect(sut.currentLocation == nil)
        #expect(home.begun == 0)
    }

    @Test
    func `reloads the screens that stay when a link brings another place and no other`() async throws {
        let sut = router(at: [.forecast, .dayDetail(day)])
        let forecast = ReloadCounter()
        let detail = ReloadCounter()
        sut.attach(forecast, at: .forecast)
        sut.attach(detail, at: .dayDetail(day))

        try await sut.open(DeepLink(path: [.forecast], location: .tokyo))

        #expect(forecast.begun == 1)
        #expect(detail.begun == 0)
        #expect(home.begun == 1)
    }

    // MARK: - Restoring

    @Test(arguments: [
        [], [Route.search], [.forecast, .dayDetail(LocalDay(daysSince1970: 20_602))], [.airQuality],
        [.settings, .converter],
    ]
    )
    func `begins at a path that was saved`(path: [Route]) async throws {
        let saved = try JSONEncoder().encode(router(at: path).path)

        let sut = router(at: try JSONDecoder().decode([Route].self, from: saved))
        await sut.waitForReload()

        #expect(sut.path == path)
        #expect(home.begun == 0)
    }

    @Test(arguments: ["[{\"tides\":{}}]", "[1]", "{}", "["])
    func `refuses a saved path with a screen it does not know`(text: String) {
        #expect(throws: (any Error).self) { try JSONDecoder().decode([Route].self, from: Data(text.utf8)) }
    }
}
