import Foundation
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import OpenWeatherTestWatch
import StubHost
import SwiftUI
import Testing

@MainActor
@Suite("Navigation of a whole app", .watched)
struct AppNavigationTests {
    private let app: OpenWeatherApp
    private let host: StubHost

    init() {
        var preferences = Preferences()
        preferences.select(.london)
        app = .demo(preferences: preferences)
        host = StubHost(WeatherAppView(app) { id, value in Text(verbatim: "\(id) \(value)") })
    }

    @Test
    func `loads home`() async {
        await until { app.home.state.content != nil && host.title == "London" }

        #expect(host.screens.count == 1)
        #expect(host.mistakes.isEmpty)
        host.close()
    }

    @Test(arguments: [
        Route.search, .forecast, .airQuality, .map, .favorites, .history, .settings, .converter,
        .custom(id: "map", value: "1"),
    ])
    func `shows the screen of a route and follows a swipe back`(_ route: Route) throws {
        app.router.path = [route]
        #expect(host.screens.count == 2)
        #expect(!host.labels.isEmpty)
        #expect(host.mistakes.isEmpty)
        try host.back()

        #expect(app.router.path.isEmpty)
        #expect(host.screens.count == 1)
        host.close()
    }

    @Test(arguments: [
        (HomeContent.ID.search, Route.search), (HomeContent.ID.forecast, .forecast),
        (HomeContent.ID.airQuality, .airQuality), (HomeContent.ID.favorites, .favorites),
        (HomeContent.ID.history, .history), (HomeContent.ID.converter, .converter),
        (HomeContent.ID.settings, .settings),
    ])
    func `goes where a button of home leads`(_ identifier: String, _ route: Route) async throws {
        await until { app.home.state.content != nil }
        try host.tap(identifier)

        #expect(app.router.path == [route])
        #expect(host.screens.count == 2)
        host.close()
    }

    @Test
    func `keeps one view model for each place of a route that is shown twice`() {
        let day = LocalDay(daysSince1970: 20_000)
        app.router.path = [.dayDetail(day), .forecast, .dayDetail(day)]
        _ = host.tree
        let first = models
        host.environment.colorScheme = .dark
        _ = host.tree

        #expect(models == first)
        #expect(Set(first).count == 3)
        #expect(host.screens.count == 4)
        host.close()
    }

    @Test
    func `reads from right to left in Arabic`() async throws {
        try await app.dependencies.preferences.update { $0.language = .fixed(.arabic) }
        await until { host.screens.last?.environment.layoutDirection == .rightToLeft }

        #expect(host.screens.last?.environment.locale.identifier.hasPrefix("ar") == true)
        host.close()
    }

    @Test
    func `opens a link`() async throws {
        host.open(try #require(DeepLink(path: [.settings]).url))
        await until { app.router.path == [.settings] }

        #expect(host.screens.count == 2)
        host.close()
    }

    @Test
    func `refreshes home across its own change of state`() async throws {
        await until { app.home.state.content != nil }
        try await host.refresh()

        #expect(app.home.state.content != nil)
        host.close()
    }

    /// The view models of the path, lowest first.
    private var models: [ObjectIdentifier] {
        app.router.elements.compactMap { app.screen(for: $0).dismissible.map { ObjectIdentifier($0) } }
    }
}
