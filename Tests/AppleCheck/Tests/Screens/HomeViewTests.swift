import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import SwiftUI
import Testing

/// The home screen as views.
@MainActor
@Suite("Home view", .watched)
struct HomeViewTests {
    /// A state of the screen.
    enum State: CaseIterable {
        case idle, loading, loaded, failed, notFound, stale, alerts, usual
    }

    /// Returns the screen in a state, as far as it can get there by itself.
    private func show(_ state: State) async -> (HomeViewModel, Stage) {
        let favorites = Preferences.sample(showsFetchTime: state == .alerts, favorites: [.lisbon, .tokyo])
        let fixture = ScreenFixture(state == .idle ? Preferences() : favorites) { parts in
            if state == .alerts {
                parts.oneCall = Self.oneCall()
                parts.activities = .standard
            }
            if state == .usual { parts.comparison = SourceOfUsual() }
        }
        switch state {
        case .idle, .loaded, .alerts, .usual: break
        case .loading: fixture.hold(at: Gate())
        case .failed: fixture.fail(.timedOut)
        case .notFound: fixture.fail(.notFound)
        case .stale: break
        }
        let model = fixture.home()
        let stage = Stage(HomeView(model))
        switch state {
        case .idle: await stage.until(shows: "home.onboarding")
        case .loading: await stage.until { model.state.content?.isPlaceholder == true && model.favorite != nil }
        case .failed, .notFound: await stage.until(shows: "home.failure")
        case .loaded, .stale: await stage.until { model.isLoaded && model.state.content?.days?.isPlaceholder == false }
        case .alerts: await stage.until { model.isLoaded && stage["home.alerts.0"] != nil }
        case .usual: await stage.until { model.isLoaded && stage["home.usual"] != nil }
        }
        if state == .stale {
            fixture.fail(.offline)
            await stage.pull()
            await stage.until(shows: "home.notice")
        }
        return (model, stage)
    }

    private static func oneCall() -> ScriptedOneCallRepository {
        let repository = ScriptedOneCallRepository()
        repository.reports.always(.sample())
        return repository
    }

    @Test(arguments: State.allCases)
    func `tells all of its content`(state: State) async {
        let (model, stage) = await show(state)

        switch (state, model.state) {
        case (.idle, .idle(let prompt)): stage.check(prompt)
        case (.loading, .loading(let content)): stage.check(content, without: ["home.fetched", "home.name"])
        case (.loaded, .loaded(let content)), (.stale, .loaded(let content)), (.alerts, .loaded(let content)),
            (.usual, .loaded(let content)):
            stage.check(content, without: ["home.fetched", "home.name"])
        case (.failed, .failed(let failure)), (.notFound, .failed(let failure)): stage.check(failure)
        default: Issue.record("The screen is in another state: \(model.state)")
        }
        stage.check(model.actions)
        if let favorite = model.favorite { stage.check(favorite) }
    }

    @Test
    func `puts the most important buttons within reach`() async {
        let fixture = ScreenFixture()
        let stage = Stage(HomeView(fixture.home()))
        await stage.until(shows: "home.measured")

        stage.tap("home.place")

        #expect(fixture.router.calls == [.show(.search)])
        #expect(stage.ids(in: "toolbar", outside: "menu") == ["home.place", "home.settings", "home.more"])
        let menu: Set = ["home.search", "home.map", "home.history", "home.converter", "home.refresh"]
        #expect(stage.ids(in: "menu").isSuperset(of: menu))
        #expect(stage.idsBelow == ["home.forecast", "home.airQuality", "home.favorites"])
    }

    @Test
    func `has all buttons in the bar of a wide window`() async {
        let fixture = ScreenFixture()
        let stage = Stage(HomeView(fixture.home()))
        stage.change(\.horizontalSizeClass, to: .regular)
        await stage.until(shows: "home.favoriteToggle")

        let bar = stage.ids(in: "toolbar", outside: "menu")
        #expect(bar.isSuperset(of: ["home.place", "home.forecast", "home.airQuality", "home.favorites"]))
        #expect(bar.isSuperset(of: ["home.settings", "home.refresh", "home.favoriteToggle"]))
        #expect(stage.idsBelow.isEmpty)
    }

    @Test
    func `gives the buttons rows and the place a line in the largest text`() async {
        let fixture = ScreenFixture()
        let stage = Stage(HomeView(fixture.home()))
        stage.change(\.dynamicTypeSize, to: .accessibility3)
        await stage.until(shows: "home.measured")

        await stage.until { stage["home.name"]?.label == "Lisbon" }
        #expect(stage.idsBelow.isEmpty)
        stage.tap("home.airQuality")

        #expect(fixture.router.calls == [.show(.airQuality)])
    }

    @Test(arguments: [
        ("home.search", Route.search), ("home.forecast", .forecast), ("home.airQuality", .airQuality),
        ("home.map", .map), ("home.favorites", .favorites), ("home.history", .history),
        ("home.converter", .converter),
        ("home.settings", .settings),
    ])
    func `leads to every other screen`(id: String, route: Route) async {
        let fixture = ScreenFixture()
        let stage = Stage(HomeView(fixture.home()))

        stage.tap(id)

        #expect(fixture.router.calls == [.show(route)])
    }

    @Test(arguments: [WeatherError.timedOut, .notFound])
    func `offers the remedy of a failure`(error: WeatherError) async {
        let fixture = ScreenFixture()
        fixture.fail(error)
        let stage = Stage(HomeView(fixture.home()))
        await stage.until(shows: "home.failure")
        fixture.weather.currentWeather.always(.sample())

        stage.tap(error == .notFound ? "home.failure.search" : "home.failure.retry")

        if error == .notFound {
            await stage.until { fixture.router.calls == [.show(.search)] }
        } else {
            await stage.until(shows: "home.measured")
        }
    }

    @Test
    func `leads from the first card to the search`() async {
        let fixture = ScreenFixture(Preferences())
        let stage = Stage(HomeView(fixture.home()))
        await stage.until(shows: "home.onboarding.search")

        stage.tap("home.onboarding.search")

        await stage.until { fixture.router.calls == [.show(.search)] }
    }

    @Test
    func `is not cancelled by the change of state of its own refresh`() async {
        let fixture = ScreenFixture()
        let model = fixture.home()
        let stage = Stage(HomeView(model))
        await stage.until { model.isLoaded }
        let gate = Gate()
        fixture.weather.currentWeather.always(.sample { $0.temperature = Temperature(celsius: 31) }, after: gate)

        let pull = Task { await stage.pull() }
        await gate.waitForArrivals()
        await stage.settle()
        #expect(!model.isLoaded, "the state has changed to loading")
        gate.open()
        await pull.value
        await stage.until { model.isLoaded }

        #expect(stage["home.temperature"]?.label?.contains("31") == true)
    }

    @Test
    func `loads the usual with a tap on the button that names the calls`() async {
        let source = SourceOfUsual()
        let fixture = ScreenFixture { $0.comparison = source }
        let stage = Stage(HomeView(fixture.home()))
        await stage.until(shows: "home.usual")
        #expect(stage["home.usual"]?.label == "Compare with the usual (30 calls)")
        #expect(stage["home.usual"]?.hint == "Loads the weather of these days in past years")

        stage.tap("home.usual")
        await source.gate.waitForArrivals()
        await stage.until(shows: "home.usual.progress")
        #expect(stage["home.usual"] == nil)
        source.gate.open()

        await stage.until(shows: "home.usual.notice")
        #expect(stage["home.usual.notice"]?.label?.hasPrefix("No more calls may be sent now.") == true)
        #expect(stage["home.usual"] != nil && stage["home.usual.progress"] == nil)
    }

    @Test
    func `marks its place and refreshes`() async {
        let fixture = ScreenFixture()
        let model = fixture.home()
        let stage = Stage(HomeView(model))
        await stage.until { model.isLoaded }
        let calls = fixture.weather.calls.count

        stage.tap("home.favoriteToggle")
        stage.tap("home.refresh")

        await stage.until { fixture.preferences.stored.favorites == [.lisbon] }
        await stage.until { fixture.weather.calls.count > calls }
    }

    @Test
    func `switches to a favorite`() async {
        let fixture = ScreenFixture(.sample(favorites: [.lisbon, .tokyo]))
        let model = fixture.home()
        let stage = Stage(HomeView(model))
        await stage.until { model.isLoaded }

        stage.tap("home.favorite.1")

        await stage.until { fixture.preferences.stored.currentLocation == .tokyo }
    }

    @Test
    func `loads when the app becomes active with outdated weather`() async {
        let fixture = ScreenFixture()
        let model = fixture.home()
        let stage = Stage(HomeView(model))
        await stage.until { model.isLoaded }
        stage.change(\.scenePhase, to: .background)
        await stage.settle()
        fixture.time.advance(by: .seconds(600))
        let calls = fixture.weather.calls.count

        stage.change(\.scenePhase, to: .active)

        await stage.until { fixture.weather.calls.count > calls }
    }

    @Test
    func `shows its own back button only on request`() async {
        let fixture = ScreenFixture()
        guard case .home(let model) = fixture.screen(.home(.tokyo)) else {
            Issue.record("This is another screen.")
            return
        }
        let plain = Stage(HomeView(model))
        let stage = Stage(HomeView(model).showsBackButton())

        stage.tap("home.back")

        #expect(plain["home.back"] == nil)
        #expect(fixture.router.calls == [.dismiss])
    }
}

/// A source whose usual weather takes 30 calls, which the budget does not permit once they have passed a gate.
private final class SourceOfUsual: WeatherComparisonRepository {
    let gate = Gate()

    private static let cost = CallCost([.oneCall4: 30])

    func cost(of present: CurrentWeather, at coordinate: Coordinate) -> ComparisonCost {
        ComparisonCost(usual: Self.cost)
    }

    func comparison(
        of present: CurrentWeather,
        at coordinate: Coordinate,
        allowance: ComparisonAllowance
    ) async -> WeatherComparison {
        var absence = ComparisonAbsence.notAsked(Self.cost)
        if case .asked = allowance {
            try? await gate.pass()
            absence = .overBudget
        }
        return WeatherComparison(dayBefore: .absent(.notRecorded), usual: .absent(absence))
    }
}

extension HomeViewModel {
    /// Whether the weather is there and no load is running.
    var isLoaded: Bool {
        guard case .loaded = state else { return false }
        return true
    }
}
