import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import OpenWeatherTestSupport
import SwiftUI
import Testing

/// The gesture that loads a screen again, whose indicator the system shows until the work has ended.
@MainActor
@Suite("Pulling to refresh", .timeLimit(.minutes(60)))
struct PullToRefreshTests {
    @ViewBuilder
    private func view(of screen: Screen) -> some View {
        switch screen {
        case .home(let model): HomeView(model)
        case .forecast(let model): ForecastView(model)
        case .dayDetail(let model): DayDetailView(model)
        case .airQuality(let model): AirQualityView(model)
        case .favorites(let model): FavoritesView(model)
        default: EmptyView()
        }
    }

    @Test(arguments: [
        (Route.home(.lisbon), "home.attribution"), (.forecast, "forecast.attribution"),
        (.dayDetail(Forecast.sample().days[1].day), "dayDetail.attribution"), (.airQuality, "airQuality.attribution"),
        (.favorites, "favorites.attribution"),
    ])
    func lastsUntilTheWorkHasEnded(route: Route, shown: String) async {
        let fixture = ScreenFixture(.sample(favorites: [.lisbon]))
        let stage = Stage(view(of: fixture.screen(route)))
        await stage.until(shows: shown)
        let gate = Gate()
        fixture.hold(at: gate)
        let ends = Counter()

        let pull = Task {
            await stage.pull()
            ends.increment()
        }
        await gate.waitForArrivals()
        await stage.settle()
        #expect(ends.count == 0)
        gate.open()
        await pull.value

        #expect(ends.count == 1)
    }
}
