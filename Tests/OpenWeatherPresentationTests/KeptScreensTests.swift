import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherHomeFeature
import OpenWeatherLocationSearchFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// The screens that a factory keeps for the path of a router.
@MainActor
@Suite("Kept screens", .watched)
struct KeptScreensTests {
    private let fixture = FactoryFixture()
    private nonisolated static let one = Route.dayDetail(Forecast.sample().days[0].day)
    private nonisolated static let two = Route.dayDetail(Forecast.sample().days[1].day)

    private func screen(_ router: AppRouter, at position: Int) -> Screen {
        fixture.sut.makeScreen(for: router.path[position], at: position, router: router)
    }

    /// The view model, to tell whether two screens are the same.
    private func model(_ screen: Screen) -> ObjectIdentifier? {
        screen.dismissible.map { ObjectIdentifier($0) }
    }

    @Test(arguments: [
        Route.home(.tokyo), .search, .search(for: "Oslo"), .forecast, .forecast(at: .tokyo),
        .dayDetail(LocalDay(daysSince1970: 20_602), at: .tokyo), .airQuality, .airQuality(at: .tokyo), .map,
        .map(at: .tokyo),
        .favorites, .history, .settings, .converter,
    ])
    func `are the same on every call`(route: Route) {
        let router = fixture.sut.makeRouter(path: [route])

        let first = screen(router, at: 0)

        #expect(model(first) != nil)
        #expect(model(screen(router, at: 0)) == model(first))
        #expect(model(fixture.sut.makeScreen(for: route, router: router)) == model(first))
    }

    @Test
    func `are one for each position of a route that stands there twice`() {
        let router = fixture.sut.makeRouter(path: [Self.one, Self.two, Self.one])

        let screens = (0...2).map { screen(router, at: $0) }

        #expect(Set(screens.map(model)).count == 3)
        #expect((0...2).map { model(screen(router, at: $0)) } == screens.map(model))
        #expect(model(fixture.sut.makeScreen(for: Self.one, router: router)) == model(screens[2]))
        #expect(router.elements.map(\.route) == router.path)
        #expect(Set(router.elements).count == 3)
    }

    @Test
    func `are forgotten when they leave and the others stay`() {
        let router = fixture.sut.makeRouter(path: [Self.one, Self.two, Self.one])
        weak let gone = screen(router, at: 2).dismissible
        let kept = [model(screen(router, at: 0)), model(screen(router, at: 1))]
        #expect(gone != nil)

        router.elements.removeLast()

        #expect(gone == nil)
        #expect(kept == [model(screen(router, at: 0)), model(screen(router, at: 1))])
    }

    @Test
    func `are forgotten when another route takes their position`() {
        let router = fixture.sut.makeRouter(path: [.forecast, Self.one])
        weak let forecast = screen(router, at: 0).dismissible
        weak let day = screen(router, at: 1).dismissible

        router.path = [.airQuality, Self.one]

        #expect(forecast == nil)
        #expect(day == nil, "the screen below is another one")
    }

    @Test
    func `are not kept for an element that has left`() {
        let router = fixture.sut.makeRouter(path: [.forecast])
        router.dismiss()

        weak let late = fixture.sut.makeScreen(for: .forecast, at: 0, router: router).dismissible
        #expect(late == nil)

        let other = fixture.sut.makeScreen(for: .settings, at: 3, router: router)
        router.path = [.forecast, .airQuality, .history, .settings]
        #expect(model(screen(router, at: 3)) != model(other))
    }

    @Test
    func `belong to their router`() {
        let routers = [fixture.sut.makeRouter(path: [.forecast]), fixture.sut.makeRouter(path: [.forecast])]

        let screens = routers.map { screen($0, at: 0) }
        routers[0].path = []

        #expect(model(screens[0]) != model(screens[1]))
        #expect(model(screen(routers[1], at: 0)) == model(screens[1]))
    }

    @Test
    func `are forgotten also when the app registers them itself`() throws {
        let router = fixture.sut.makeRouter(path: [.home(.lisbon)])
        weak let gone = screen(router, at: 0).dismissible
        router.attach(try #require(screen(router, at: 0).reloadable), at: .home(.lisbon))

        router.path = [.home(.tokyo)]

        #expect(gone == nil, "it would be shown for the other place")
    }

    @Test
    func `are reloaded when the settings above them are left if they are on show`() async {
        let router = fixture.sut.makeRouter(path: [.forecast, .airQuality, .settings])
        _ = (0...2).map { screen(router, at: $0) }
        let home = ReloadCounter()
        router.attach(home: home)

        router.path.removeLast()
        await router.waitForReload()

        #expect(fixture.airQuality.calls.contains(.airQuality(.lisbon, policy: .cacheFirst)))
        let forecasts = fixture.weather.calls.filter { if case .forecast = $0 { true } else { false } }
        #expect(forecasts.isEmpty, "a screen that is covered loads when it appears")
        #expect(home.begun == 1)
    }

    @Test
    func `of the app itself are its own business`() throws {
        let route = Route.custom(id: "radar", value: "rain")
        let router = fixture.sut.makeRouter(path: [route])

        guard case .custom("radar", "rain") = screen(router, at: 0) else {
            Issue.record("This is another screen.")
            return
        }
        let saved = try JSONDecoder().decode(SavedPath.self, from: JSONEncoder().encode(router.savedPath))
        #expect(saved.routes == [route])
        router.dismiss()
        #expect(router.path.isEmpty)
    }

    // MARK: - Leaving without the back button

    /// A way to leave the screen on top.
    enum Leaving: CaseIterable {
        case back, swipe
    }

    @Test(
        arguments: Leaving.allCases,
        [
            Route.home(.tokyo), .search, .forecast, one, .airQuality, .map, .favorites, .history, .settings,
            .converter,
        ]
    )
    func `end alike by swipe and back button`(leaving: Leaving, route: Route) async {
        let router = fixture.sut.makeRouter(path: [.forecast(at: .paris), route])
        let screen = screen(router, at: 1)

        switch leaving {
        case .back: back(screen)
        case .swipe: router.path.removeLast()
        }
        back(screen)
        back(screen)
        await router.waitForReload()

        #expect(router.path == [.forecast(at: .paris)], "a screen that is gone leaves no other")
    }

    private func back(_ screen: Screen) {
        switch screen {
        case .home(let screen): screen.backTapped()
        case .search(let screen): screen.backTapped()
        case .forecast(let screen): screen.backTapped()
        case .dayDetail(let screen): screen.backTapped()
        case .airQuality(let screen): screen.backTapped()
        case .map(let screen): screen.backTapped()
        case .settings(let screen): screen.backTapped()
        case .favorites(let screen): screen.backTapped()
        case .history(let screen): screen.backTapped()
        case .converter(let screen): screen.backTapped()
        case .custom: break
        }
    }

    @Test(arguments: Leaving.allCases)
    func `lead home when a choice was saved before a later one failed`(leaving: Leaving) async {
        let gate = Gate()
        let store = GatedStore(.sample(), gate: gate)
        let fixture = FactoryFixture(replacing: { $0.preferences = store })
        let router = fixture.sut.makeRouter(path: [.search])
        let home = ReloadCounter()
        router.attach(home: home)
        let screen = fixture.sut.makeScreen(for: .search, at: 0, router: router)
        guard case .search(let search) = screen else {
            Issue.record("This is another screen.")
            return
        }
        let first = Task { await search.locationSelected(.tokyo) }
        await gate.waitForArrivals()
        let last = Task { await search.locationSelected(.paris) }
        await settle()
        gate.letOneThrough()
        await gate.waitForArrivals(2)
        store.base.setFailure(.storage(.full))
        gate.open()
        await first.value
        await last.value
        #expect(home.begun == 0)

        switch leaving {
        case .back: search.backTapped()
        case .swipe: router.path = []
        }
        await router.waitForReload()

        #expect(router.path.isEmpty)
        #expect(router.currentLocation == .tokyo)
        #expect(home.ended == 1)
    }

    @Test
    func `lead home with a choice that is still being saved when they are swiped away`() async {
        let gate = Gate()
        let store = GatedStore(.sample(), gate: gate)
        let fixture = FactoryFixture(replacing: { $0.preferences = store })
        let router = fixture.sut.makeRouter(path: [.history, .search])
        guard case .search(let search) = fixture.sut.makeScreen(for: .search, at: 1, router: router) else {
            Issue.record("This is another screen.")
            return
        }
        let choice = Task { await search.locationSelected(.tokyo) }
        await gate.waitForArrivals()

        router.path.removeLast()
        #expect(router.path == [.history])
        gate.open()
        await choice.value

        #expect(router.path.isEmpty)
        #expect(router.currentLocation == .tokyo)
    }
}

/// A store whose changes wait at a gate.
private final class GatedStore: PreferencesStore {
    let base: InMemoryPreferencesStore
    private let gate: Gate

    init(_ preferences: Preferences, gate: Gate) {
        base = InMemoryPreferencesStore(preferences)
        self.gate = gate
    }

    func preferences() async throws(WeatherError) -> Preferences { try await base.preferences() }

    func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        do { try await gate.pass() } catch { throw .cancelled }
        return try await base.update(change)
    }

    func changes() -> AsyncStream<Preferences> { base.changes() }
}
