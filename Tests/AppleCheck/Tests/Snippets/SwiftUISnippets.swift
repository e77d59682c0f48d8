import AppIntents
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import SwiftUI
import Testing
import WidgetKit

/// The app that the article composes in its second step.
@MainActor
private func makeApp() -> OpenWeatherApp {
    OpenWeatherApp.demo(preferences: .sample(currentLocation: .lisbon))
}

// snippet: swiftui-landing
struct WeatherScene: Scene {
    let app: OpenWeatherApp

    var body: some Scene {
        WindowGroup { WeatherAppView(app) }
    }
}
// end

// snippet: swiftui-forecast
struct ForecastSheet: View {
    let app: OpenWeatherApp
    let forecast: ForecastViewModel

    var body: some View {
        NavigationStack {
            ForecastView(forecast)
                .showsBackButton()
        }
        .weatherEnvironment(app.settings)
    }
}
// end

// snippet: ios-app
struct FirstApp: App {
    @State private var app = makeApp()

    var body: some Scene {
        WindowGroup { WeatherAppView(app) }
    }
}
// end

// snippet: ios-refresh
struct RefreshingApp: App {
    @State private var app = makeApp()

    var body: some Scene {
        WindowGroup { WeatherAppView(app) }
            .backgroundTask(.appRefresh("com.example.weather.refresh")) {
                await app.refreshInBackground()
            }
    }
}
// end

// snippet: ios-widget
struct FirstWidget: Widget {
    let provider: WidgetTimelineProvider

    init() {
        self.init(SharedContainer(appGroup: "group.com.example.weather"))
    }

    init(_ container: SharedContainer?) {
        let shared = container ?? SharedContainer(directory: StandardDirectories.caches())
        let configuration = OpenWeatherConfiguration(api: OpenWeatherAPIConfig(apiKey: APIKey("your key")))
        provider = shared.makeWidgetTimelineProvider(kind: "Weather", over: configuration)
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Weather", provider: WeatherTimelineProvider(provider)) { entry in
            WeatherWidgetView(entry)
        }
    }
}
// end

// snippet: routing-own
struct OwnNavigation: View {
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
                    case .forecast(let forecast): ForecastView(forecast)
                    case .settings(let settings): SettingsView(settings)
                    default: Text(verbatim: "No view yet")
                    }
                }
        }
        .weatherEnvironment(scene.factory.settings)
        .task { await scene.run() }
        .onOpenURL { url in
            guard let link = DeepLink(url) else { return }
            Task { try await scene.router.open(link) }
        }
    }
}
// end

// snippet: widgets-shared
/// The parts that the app and its widgets compose alike.
enum Shared {
    static let container =
        SharedContainer(appGroup: "group.com.example.weather")
        ?? SharedContainer(directory: StandardDirectories.caches())
    static let configuration = OpenWeatherConfiguration(api: OpenWeatherAPIConfig(apiKey: APIKey("your key")))

    /// Composes the app over the directory that the widgets read.
    @MainActor
    static func makeApp() -> OpenWeatherApp {
        OpenWeatherApp.live(
            configuration: container.configuration(configuration),
            preferences: container.makePreferencesStore()
        )
    }
}
// end

// snippet: widgets-extension
struct SharedPlaceWidget: Widget {
    private static let kind = "SharedPlace"
    private let provider = Shared.container.makeWidgetTimelineProvider(kind: kind, over: Shared.configuration)

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: WeatherTimelineProvider(provider)) { entry in
            WeatherWidgetView(entry)
        }
        .configurationDisplayName("Current place")
        .description("The weather at the place that the app shows.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

struct SharedWidgets: WidgetBundle {
    var body: some Widget { SharedPlaceWidget() }
}
// end

/// A favorite as a choice in the configuration of a widget.
struct FavoriteEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
    static let defaultQuery = FavoriteQuery()

    let location: Location

    var id: String { location.id.description }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(location.name)") }
}

/// Finds the sample's places.
struct FavoriteQuery: EntityQuery {
    func entities(for identifiers: [FavoriteEntity.ID]) async throws -> [FavoriteEntity] {
        [.lisbon, .london].map(FavoriteEntity.init).filter { identifiers.contains($0.id) }
    }
}

// snippet: ios-intent
struct SelectPlaceIntent: WeatherWidgetIntent {
    static let title: LocalizedStringResource = "Select a place"

    @Parameter(title: "Place")
    var favorite: FavoriteEntity?

    var place: WidgetPlace { favorite.map { .location($0.location) } ?? .current }
}
// end

@MainActor
@Suite("Code of an app for Apple systems")
struct SwiftUISnippets {
    @Test
    func showsTheCurrentPlaceUntilTheUserChoosesAnother() {
        #expect(SelectPlaceIntent().place == .current)
    }

    @Test
    func anAppAndItsWidgetsShareADirectory() {
        #expect(Shared.container.directory == StandardDirectories.caches())
        #expect(Shared.makeApp().dependencies.preferences is FilePreferencesStore)
    }
}
