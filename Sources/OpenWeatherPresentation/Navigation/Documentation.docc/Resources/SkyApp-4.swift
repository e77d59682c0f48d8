import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import SwiftUI

/// Composes the app: made-up weather, and Lisbon as the first place.
@MainActor
func makeSkyApp() -> OpenWeatherApp {
    OpenWeatherApp.demo(preferences: .sample(currentLocation: .lisbon))
}

struct SkyApp: App {
    @State private var app = makeSkyApp()

    var body: some Scene {
        WindowGroup {
            WeatherAppView(app)
        }
    }
}

/// Home, the search and the forecast, with a navigation of your own; the other screens have no view yet.
struct SkyNavigation: View {
    @State private var scene: OpenWeatherScene

    init(_ app: OpenWeatherApp) {
        _scene = State(initialValue: app.makeScene())
    }

    var body: some View {
        @Bindable var router = scene.router
        NavigationStack(path: $router.elements) {
            HomeView(scene.home)
                .navigationDestination(for: PathElement.self) { element in
                    switch scene.screen(for: element) {
                    case .search(let search): LocationSearchView(search)
                    case .forecast(let forecast): ForecastView(forecast)
                    default: Text(verbatim: "No view yet")
                    }
                }
        }
        .weatherEnvironment(scene.factory.settings)
        .task { await scene.run() }
    }
}

/// A card of your own below the one with the temperature.
struct WalkCard: View {
    let model: HomeViewModel

    var body: some View {
        if let content = model.state.content {
            WeatherHero(content)
            Text(content.outlook?.text ?? "A walk is always a good idea.")
                .font(.headline)
        }
    }
}
