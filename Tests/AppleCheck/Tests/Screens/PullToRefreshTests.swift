import OpenWeatherCore
import OpenWeatherFavoritesFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import SwiftUI
import Testing

/// The gesture that loads a screen again, whose indicator the system shows until the work has ended.
@MainActor
@Suite("Pulling to refresh", .watched)
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

    /// Whether a screen that shows its data has all of them: a favorite is not loaded twice at once.
    private func isLoaded(_ screen: Screen) -> Bool {
        guard case .favorites(let model) = screen, case .rows(let rows) = model.state.list else { return true }
        return !rows.contains(where: \.weather.isLoading)
    }

    @Test(arguments: [
        (Route.home(.lisbon), "home.attribution"), (.forecast, "forecast.attribution"),
        (.dayDetail(Forecast.sample().days[1].day), "dayDetail.attribution"), (.airQuality, "airQuality.attribution"),
        (.favorites, "favorites.attribution"),
    ])
    func `lasts until the work has ended`(route: Route, shown: String) async {
        let fixture = ScreenFixture(.sample(favorites: [.lisbon]))
        let screen = fixture.screen(route)
        let stage = Stage(view(of: screen))
        await stage.until { stage[shown] != nil && isLoaded(screen) }
        await stage.settle()
        let gate = Gate()
        fixture.hold(at: gate)
        let ends = Counter()

        let pull = Task {
            await stage.pull()
            ends.increment()
        }
        await stage.until { gate.waitingCount > 0 || ends.count > 0 }
        await stage.settle()
        #expect(ends.count == 0)
        gate.open()
        await pull.value

        #expect(ends.count == 1)
    }
}
