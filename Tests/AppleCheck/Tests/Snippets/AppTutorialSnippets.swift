import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import OpenWeatherTestWatch
import SwiftUI
import Testing
import WidgetKit

// snippet: tutorial-sky-app
// step: SkyApp-1 OpenWeatherComposition OpenWeatherMocks OpenWeatherScreenMocks
/// Composes the app: made-up weather, and Lisbon as the first place.
@MainActor
func makeSkyApp() -> OpenWeatherApp {
    OpenWeatherApp.demo(preferences: .sample(currentLocation: .lisbon))
}

// step: SkyApp-2 OpenWeatherSwiftUI SwiftUI
struct SkyApp: App {
    @State private var app = makeSkyApp()

    var body: some Scene {
        WindowGroup {
            WeatherAppView(app)
                // step: SkyApp-5
                .weatherLook(.evening)
            // step: SkyApp-2
        }
    }
}

// step: SkyApp-3
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

// step: SkyApp-4
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

// step: SkyApp-5
extension WeatherLook {
    /// Round letters, flat cards, and the days above the hours.
    static let evening: WeatherLook = {
        var look = WeatherLook.standard
        look.typeface = .thinRounded
        look.card.cornerRadius = 8
        look.home = [.hero, .alerts, .days, .hours]
        return look
    }()
}

// step: SkyApp-6 WidgetKit
struct SkyWidget: Widget {
    let provider: WidgetTimelineProvider

    init() {
        self.init(SharedContainer(appGroup: "group.com.example.weather"))
    }

    init(_ container: SharedContainer?) {
        let shared = container ?? SharedContainer(directory: StandardDirectories.caches())
        let configuration = OpenWeatherConfiguration(apiKey: "your key")
        provider = shared.makeWidgetTimelineProvider(kind: "Sky", over: configuration)
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sky", provider: WeatherTimelineProvider(provider)) { entry in
            WeatherWidgetView(entry)
        }
    }
}
// end

@MainActor
@Suite("Code of the tutorial about an app", .watched)
struct AppTutorialSnippets {
    @Test
    func `home has a place and weather after its first event`() async {
        let app = makeSkyApp()

        await app.home.onAppear()

        #expect(app.home.state.content?.name.text == "Lisbon")
        #expect(WeatherLook.evening.home.first == .hero)
    }
}
