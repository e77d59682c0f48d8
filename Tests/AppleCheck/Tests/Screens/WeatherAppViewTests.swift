import Foundation
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import SwiftUI
import Testing

@testable import OpenWeatherSwiftUI

/// A whole app as views, whose path is that of the router.
@MainActor
@Suite("App view", .watched)
struct WeatherAppViewTests {
    private nonisolated static let days = Forecast.sample().days.map(\.day)

    @Test(arguments: [
        (Route.home(.tokyo), "home.measured"), (.search, "search.field"), (.forecast, "forecast.name"),
        (.dayDetail(days[0]), "dayDetail.summary"), (.airQuality, "airQuality.name"), (.map, "map.name"),
        (.favorites, "favorites.empty"), (.history, "history.row.0"), (.settings, "settings.units"),
        (.converter, "converter.slider"),
    ])
    func `shows the screen of every route`(route: Route, id: String) async {
        let (app, _) = scripted([route])
        let stage = Stage(WeatherAppView(app))

        await stage.until(shows: id)
    }

    @Test
    func `follows the path both ways`() async {
        let (app, _) = scripted()
        let stage = Stage(WeatherAppView(app))

        stage.tap("home.forecast")
        #expect(app.router.path == [.forecast])
        await stage.until(shows: "forecast.name")
        app.router.showSettings()
        #expect(stage["settings.units"] != nil)
        stage.swipeBack()
        #expect(app.router.path == [.forecast])
        #expect(stage["forecast.name"] != nil)
        app.router.dismiss()
        #expect(stage["home.forecast"] != nil)
    }

    @Test
    func `makes one model for each place of a route that is shown twice`() async {
        let (app, _) = scripted([.dayDetail(Self.days[0]), .dayDetail(Self.days[1]), .dayDetail(Self.days[0])])
        let stage = Stage(WeatherAppView(app))
        await stage.until(shows: "dayDetail.summary")
        let models = app.router.elements.map { model(app.screen(for: $0)) }

        app.router.showConverter()
        await stage.until(shows: "converter.slider")
        stage.swipeBack()
        await stage.until(shows: "dayDetail.summary")

        #expect(Set(models).count == 3)
        #expect(app.router.elements.map { model(app.screen(for: $0)) } == models)
    }

    @Test
    func `reloads the model that is on the screen when the settings are left`() async {
        let (app, fixture) = scripted([.airQuality, .settings])
        guard case .airQuality(let shown) = app.screen(for: app.router.elements[0]) else {
            Issue.record("This is another screen.")
            return
        }
        let stage = Stage(WeatherAppView(app))
        await stage.until(shows: "settings.units")
        fixture.airQuality.airQuality.always(.sample(index: .veryPoor))

        stage.swipeBack()
        await app.router.waitForReload()
        await stage.until { shown.state.content?.isPlaceholder == false }

        let index = shown.state.content?.index.value.accessibility.value
        #expect(index?.contains("5") == true)
        #expect(stage["airQuality.index"]?.value == index)
    }

    /// A way to leave the screen on top.
    enum Leaving: CaseIterable {
        case back, swipe
    }

    @Test(
        arguments: Leaving.allCases,
        [
            Route.home(.tokyo), .search, .forecast, .dayDetail(days[0]), .airQuality, .map, .favorites, .history,
            .settings, .converter,
        ]
    )
    func `ends every screen alike by swipe and by its button`(leaving: Leaving, route: Route) async {
        let (app, _) = scripted([.forecast(at: .paris), route])
        let stage = Stage(WeatherAppView(app).showsBackButton())
        weak let gone = app.topScreen.dismissible
        #expect(gone != nil)

        switch leaving {
        case .back: stage.tap(stage.top.first { $0.hasSuffix(".back") } ?? "no button")
        case .swipe: stage.swipeBack()
        }
        await app.router.waitForReload()

        #expect(app.router.path == [.forecast(at: .paris)])
        await stage.until(shows: "forecast.name")
        await stage.until { gone == nil }  // Nothing holds a screen that has been left.
    }

    @Test
    func `speaks and reads as the settings say`() async throws {
        let (app, fixture) = scripted([.custom(id: "probe", value: "")], .sample(language: .fixed(.arabic)))
        let stage = Stage(WeatherAppView(app) { _, _ in EnvironmentProbe() })
        await stage.until { stage.words.contains("ar rightToLeft") }

        try await fixture.preferences.update { $0.language = .fixed(.german) }

        await stage.until { stage.words.contains("de leftToRight") }
    }

    @Test(arguments: [true, false])
    func `follows the settings of the device`(byLocale: Bool) {
        let (app, _) = scripted()
        let stage = Stage(WeatherAppView(app))
        app.settings.deviceChanged(locale: Locale(identifier: "fr_FR"), timeZone: .gmt)
        #expect(app.settings.environment.locale.identifier.hasPrefix("fr"))

        if byLocale {
            stage.change(\.locale, to: Locale(identifier: "ja_JP"))
        } else {
            stage.change(\.timeZone, to: TimeZone(secondsFromGMT: 3600) ?? .gmt)
        }

        // The device speaks English, as the app's dependencies say.
        #expect(app.settings.environment.locale.identifier.hasPrefix("en"))
    }

    @Test
    func `opens links and says why one cannot be opened`() async throws {
        let (app, fixture) = scripted()
        let stage = Stage(WeatherAppView(app))

        stage.open(try #require(URL(string: "openweather://forecast")))
        await stage.until { app.router.path == [.forecast] }
        stage.open(try #require(URL(string: "openweather://nowhere")))
        await stage.settle()
        #expect(app.router.path == [.forecast])

        fixture.preferences.setFailure(.storage(.full))
        stage.open(try #require(URL(string: "openweather://home?lat=35.69&lon=139.69")))
        let failure = FailureContent(id: "app.link", .storage(.full), in: app.settings.environment)
        await stage.until { stage.words.contains(failure.message) }
        #expect(app.router.path == [.forecast])
    }

    // MARK: - The path of the last launch

    @Test
    func `begins where the user left the app`() async {
        let store = StubSceneStore()
        let (first, _) = scripted()
        let before = Stage(WeatherAppView(first), keeping: store)
        before.tap("home.settings")
        await before.until { store.values["openweather.path"] != nil }

        let (second, _) = scripted()
        let stage = Stage(WeatherAppView(second), keeping: store)

        #expect(second.router.path == [.settings])
        await stage.until(shows: "settings.units")
    }

    @Test(arguments: ["", "no path", "[1,2", #"{"version":99,"path":[{"screen":"settings"}]}"#])
    func `begins at home when the path cannot be read`(text: String) async {
        let store = StubSceneStore()
        store.values["openweather.path"] = Optional(Data(text.utf8))
        let (app, _) = scripted()
        let stage = Stage(WeatherAppView(app), keeping: store)

        await stage.until(shows: "home.measured")
        #expect(app.router.path == [])
    }

    @Test
    func `keeps a path that the app begins with`() async {
        let store = StubSceneStore()
        store.values["openweather.path"] = SavedPath([.settings]).stored
        let (app, _) = scripted([.converter])
        let stage = Stage(WeatherAppView(app), keeping: store)

        await stage.until(shows: "converter.slider")
        #expect(app.router.path == [.converter])
    }

    @Test
    func `begins at home where the app says so`() async {
        let store = StubSceneStore()
        store.values["openweather.path"] = SavedPath([.settings]).stored
        let fixture = ScreenFixture { $0.restoresPath = false }
        let app = OpenWeatherApp(
            client: OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: DemoHTTPClient())),
            dependencies: fixture.factory.dependencies
        )
        let stage = Stage(WeatherAppView(app), keeping: store)
        await stage.until(shows: "home.measured")
        stage.tap("home.forecast")
        await stage.until(shows: "forecast.name")

        #expect(store.values["openweather.path"] as? Data == nil, "nothing is kept either")
    }

    @Test
    func `prefers a link to its own screen`() async {
        let (app, _) = scripted()
        let stage = Stage(WeatherAppView(app))
        #expect(stage.preferredLinks == ["openweather://home"])

        stage.tap("home.airQuality")

        await stage.until { stage.preferredLinks == ["openweather://air"] }
    }

    @Test
    func `shows screens of its own in each window`() async {
        let (app, _) = scripted()
        let (first, second) = (Stage(WeatherAppView(app)), Stage(WeatherAppView(app)))

        second.tap("home.forecast")
        await second.until(shows: "forecast.name")
        #expect(app.router.path == [], "the first window has the router of the app")
        #expect(first["home.forecast"] != nil)
        first.tap("home.settings")
        second.change(\.colorScheme, to: .dark)

        #expect(app.router.path == [.settings])
        #expect(first["settings.units"] != nil)
        #expect(second["forecast.name"] != nil)
        second.swipeBack()
        #expect(second["home.forecast"] != nil)
        #expect(app.router.path == [.settings])
    }

    @Test
    func `opens a link in the window that gets it alone`() async throws {
        let (app, _) = scripted()
        let (first, second) = (Stage(WeatherAppView(app)), Stage(WeatherAppView(app)))

        second.open(try #require(URL(string: "openweather://settings")))

        await second.until(shows: "settings.units")
        #expect(first["home.forecast"] != nil)
        #expect(app.router.path == [])
    }

    @Test
    func `follows the settings once for all windows and after the first is closed`() async throws {
        let (app, fixture) = scripted()
        var first: Stage? = Stage(WeatherAppView(app))
        let others = (0..<2).map { _ in Stage(WeatherAppView(app)) }
        await first?.until { fixture.preferences.listenerCount >= 4 }
        await others[0].settle()
        #expect(fixture.preferences.listenerCount == 4, "one for the settings, and one for the place of each window")

        first = nil
        await others[0].until { fixture.preferences.listenerCount == 3 }
        try await fixture.preferences.update { $0.units = .imperial }

        await others[0].until { app.settings.environment.units == .imperial }
    }

    @Test
    func `shows the apps own scene again when its window was closed`() async {
        let (app, fixture) = scripted()
        var first: Stage? = Stage(WeatherAppView(app))
        first?.tap("home.settings")
        let second = Stage(WeatherAppView(app))
        await second.until { fixture.preferences.listenerCount == 3 }

        first = nil
        await second.until { fixture.preferences.listenerCount == 2 }
        await second.settle()
        let third = Stage(WeatherAppView(app))

        #expect(third["settings.units"] != nil)
        #expect(second["home.forecast"] != nil)
    }

    @Test
    func `shows the screens of the app itself`() async {
        let (app, _) = scripted([.custom(id: "radar", value: "rain")])
        let stage = Stage(WeatherAppView(app) { id, value in Text(verbatim: "\(id) of \(value)") })

        #expect(stage.words.contains("radar of rain"))
    }

    @Test
    func `keeps a screen that is being animated away`() {
        let (app, _) = scripted([.forecast])
        let element = app.router.elements[0]
        let keeper = ScreenKeeper()
        let shown = model(keeper.screen(of: element, in: app.scene))

        app.router.dismiss()
        #expect(model(keeper.screen(of: element, in: app.scene)) == shown)
        app.router.showForecast()
        let next = model(keeper.screen(of: element, in: app.scene))

        #expect(next != shown, "the next screen is another one")
        #expect(next == model(app.topScreen))
    }
}

/// Shows the language and the reading direction that it finds around it.
private struct EnvironmentProbe: View {
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        Text(verbatim: "\(locale.language.languageCode?.identifier ?? "") \(layoutDirection)")
    }
}
