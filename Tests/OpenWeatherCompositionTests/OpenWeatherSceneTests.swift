import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("The scenes of an app", .watched)
struct OpenWeatherSceneTests {
    private let store = InMemoryPreferencesStore(.sample(currentLocation: .lisbon))
    private let transport = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { SampleTime.fetched }))
    private let clock = ManualClock()

    private func app(_ path: [Route] = []) -> OpenWeatherApp {
        var configuration = OpenWeatherConfiguration(transport: transport)
        configuration.retry = .noDeadline
        configuration.now = { SampleTime.fetched }
        return .live(configuration: configuration, preferences: store, savedPath: SavedPath(path)) { [clock] parts in
            parts.clock = clock
            parts.deviceLocale = Locale(identifier: "en_GB")
            parts.timeZone = .gmt
        }
    }

    @Test
    func `go each its own way`() {
        let app = app([.settings])
        let other = app.makeScene()

        other.home.forecastTapped()
        other.router.showAirQuality()

        #expect(app.router.path == [.settings])
        #expect(other.router.path == [.forecast, .airQuality])
        #expect(other.home !== app.home)
        guard case .airQuality = other.topScreen, case .settings = app.topScreen else {
            Issue.record("A scene shows the screen of another.")
            return
        }
    }

    @Test
    func `begin at a path of their own`() {
        let app = app([.settings])

        let other = app.makeScene(savedPath: SavedPath([.forecast, .history]))

        guard case .history = other.topScreen else {
            Issue.record("The history is not on top.")
            return
        }
        #expect(app.makeScene().router.path == [])
    }

    @Test
    func `have their own screens for the same route`() {
        let app = app([.forecast])
        let other = app.makeScene(savedPath: SavedPath([.forecast]))

        let screens = [app.topScreen, other.topScreen, app.topScreen, other.topScreen].map(\.dismissible)

        #expect(screens[0] !== screens[1])
        #expect(screens[0] === screens[2])
        #expect(screens[1] === screens[3])
    }

    @Test
    func `open a link in the one that gets it`() async throws {
        let app = app()
        let other = app.makeScene()
        let url = try #require(URL(string: "openweather://forecast?lat=35.69&lon=139.69&name=Tokyo"))

        try await other.router.open(try #require(DeepLink(url)))

        #expect(app.router.path == [])
        #expect(other.router.path == [.forecast])
        #expect(other.router.currentLocation?.name == "Tokyo")
        #expect(try await store.preferences().currentLocation?.name == "Tokyo", "all scenes show one current place")
    }

    @Test
    func `prefer links to the screens they show`() throws {
        let app = app()
        let other = app.makeScene(savedPath: SavedPath([.forecast]))
        let link = "openweather://forecast?lat=35.69&lon=139.69&name=Tokyo"
        let belongs = { (scene: OpenWeatherScene) in scene.preferredLinks.contains { link.contains($0) } }

        #expect(!belongs(app.scene))
        #expect(belongs(other))
        #expect(app.scene.preferredLinks == ["openweather://home"])
        other.router.path = [.forecast, .custom(id: "radar", value: "")]
        #expect(other.preferredLinks.isEmpty, "no link leads there")
    }

    @Test
    func `have one list of places each`() {
        let app = app()
        let other = app.makeScene()

        #expect(app.scene.places === app.scene.places)
        #expect(app.scene.places !== other.places)
    }

    @Test
    func `share client settings and cache`() async throws {
        let app = app()
        let other = app.makeScene()

        await app.home.onAppear()
        let sent = transport.requests.count
        await other.home.onAppear()
        try await store.update { $0.units = .imperial }
        try await other.restore()

        #expect(sent > 0)
        #expect(transport.requests.count == sent)
        #expect(app.settings.environment.units == .imperial)
        #expect(app.home.state.content?.hero.temperature.text == other.home.state.content?.hero.temperature.text)
    }

    @Test
    func `follow the settings and the time once however many run`() async {
        let app = app()
        let scenes = [app.scene, app.makeScene(), app.makeScene()]
        let running = scenes.map { scene in Task { await scene.run() } }

        await until { store.listenerCount > scenes.count && clock.sleeperCount > 0 }
        await settle()
        // One listener for the settings, and one for the place of each scene.
        #expect(store.listenerCount == 1 + scenes.count)
        #expect(clock.sleeperCount == 1)
        for task in running { task.cancel() }
        for task in running { await task.value }
        await until { store.listenerCount == 0 && clock.sleeperCount == 0 }
    }

    @Test
    func `go on following the settings when the first window is closed`() async throws {
        let app = app()
        let other = app.makeScene()
        let first = Task { await app.run() }
        await until { store.listenerCount == 2 }
        let second = Task { await other.run() }
        await until { store.listenerCount >= 3 }

        first.cancel()
        await first.value
        try await store.update { preferences in
            preferences.units = .imperial
            preferences.select(.tokyo)
        }

        await until { app.settings.environment.units == .imperial }
        await until { other.router.currentLocation?.id == Location.tokyo.id }
        second.cancel()
        await second.value
        await until { store.listenerCount == 0 }
        #expect(store.listenerCount == 0)
    }

    @Test
    func `follow the settings again in a window that is opened later`() async throws {
        let app = app()
        let first = Task { await app.run() }
        await until { store.listenerCount == 2 }
        first.cancel()
        await first.value
        await until { store.listenerCount == 0 }

        let second = Task { [scene = app.makeScene()] in await scene.run() }
        try await store.update { $0.units = .imperial }

        await until { app.settings.environment.units == .imperial }
        second.cancel()
        await second.value
    }

    @Test
    func `release their screens with their window`() {
        let app = app()
        var scene: OpenWeatherScene? = app.makeScene(savedPath: SavedPath([.forecast, .settings]))
        weak let router = scene?.router
        weak let screen = scene?.topScreen.dismissible
        #expect(router != nil)
        #expect(screen != nil)

        scene = nil

        #expect(router == nil)
        #expect(screen == nil)
    }

    /// A view that shows a scene, as far as the app knows it.
    private final class Owner {}

    @Test
    func `are taken by views the first one first`() {
        let app = app([.settings])
        var first: Owner? = Owner()
        let second = Owner()

        #expect(first.map(app.scene(ownedBy:)) === app.scene)
        #expect(app.scene(ownedBy: second) !== app.scene)
        first = nil

        #expect(app.scene(ownedBy: Owner()) === app.scene, "the view that showed it is gone")
    }
}
