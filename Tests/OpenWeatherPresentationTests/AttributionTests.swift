import OpenWeatherAirQualityFeature
import OpenWeatherConverterFeature
import OpenWeatherCore
import OpenWeatherFavoritesFeature
import OpenWeatherForecastFeature
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherSettingsFeature
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

/// The service's terms want its name on every screen that shows its data.
@MainActor
@Suite("The attribution of screens", .watched)
struct AttributionTests {
    private nonisolated static let day = Forecast.sample().days[0].day

    private let fixture = FactoryFixture(.sample(favorites: [.tokyo]))

    /// The attribution of a screen after it appeared, or while it waits for that.
    private func attribution(of route: Route, appears: Bool) async -> AttributionContent? {
        switch fixture.sut.makeScreen(for: route, router: RouterSpy()) {
        case .home, .search, .history, .custom: return nil
        case .favorites(let screen):
            if appears { await screen.onAppear() }
            return screen.state.attribution
        case .forecast(let screen):
            if appears { await screen.onAppear() }
            return screen.state.content?.attribution
        case .dayDetail(let screen):
            if appears { await screen.onAppear() }
            return screen.state.content?.attribution
        case .airQuality(let screen):
            if appears { await screen.onAppear() }
            return screen.state.content?.attribution
        case .map(let screen):
            if appears { await screen.onAppear() }
            guard appears, let content = screen.state.content, let center = content.center else { return nil }
            _ = try? await screen.tile(MapTile(containing: center, zoom: 5), of: content.tiles)
            return screen.state.content?.attribution
        case .settings(let screen): return screen.state.about.attribution
        case .converter(let screen):
            if appears { await screen.onAppear() }
            return screen.state.attribution
        }
    }

    @Test(arguments: [
        (Route.forecast, "forecast.attribution"), (.dayDetail(Self.day), "dayDetail.attribution"),
        (.airQuality, "airQuality.attribution"), (.map, "map.attribution"), (.favorites, "favorites.attribution"),
        (.settings, "settings.about.attribution"),
        (.converter, "converter.attribution"),
    ]
    )
    func `is there with the data under the screens own identifier`(route: Route, id: String) async {
        let attribution = await attribution(of: route, appears: true)

        #expect(attribution?.id == id)
        #expect(attribution?.text == "Weather data provided by OpenWeather")
    }

    @Test
    func `is on the home screen once there is weather`() async {
        let home = fixture.sut.makeHome(router: RouterSpy())
        let loading = home.state.content?.attribution

        await home.onAppear()

        #expect(loading == nil)
        #expect(home.state.content?.attribution?.id == "home.attribution")
    }

    @Test
    func `is not where the temperature was set by hand`() async {
        #expect(await attribution(of: .converter, appears: false) == nil)
    }

    @Test(arguments: [(WidgetSize.small, false), (.medium, true), (.large, true)]
    )
    func `is on a widget that has room for it`(family: WidgetSize, isThere: Bool) async {
        let timeline = await fixture.sut.dependencies
            .makeWidgetTimelineProvider(reloadLog: WidgetReloadLog())
            .timeline(family)

        let weather = timeline.entries.first?.content.weather
        #expect(weather != nil)
        #expect((weather?.attribution?.id == "widget.attribution") == isThere)
    }
}
