import AppIntents
import OpenWeather
import OpenWeatherComposition
import OpenWeatherIcons
import OpenWeatherMocks
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import OpenWeatherTestWatch
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

// snippet: parts-own
struct CommuteView: View {
    let client: OpenWeatherClient
    let office: Location

    @State private var content: HomeContent?
    @State private var failure: FailureContent?

    var body: some View {
        List {
            Text("Office at nine")
            if let failure { MessageCard(failure) { await load() } }
            if let content {
                WeatherHero(content)
                if let hours = content.hours { HourStrip(hours) }
                ForEach(content.days?.rows ?? []) { DayRow($0) }
                if let source = content.attribution { Text(source.text).font(.footnote) }
            }
        }
        .task { await load() }
    }

    private func load() async {
        let environment = ScreenSettings().environment
        let (place, options) = (LocationQuery.coordinate(office.coordinate), environment.requestOptions)
        do throws(WeatherError) {
            let weather = try await client.currentWeather(for: place, options: options)
            let forecast = try? await client.forecast(for: place, options: options)
            content = HomeContent(weather, forecast: forecast, at: office, in: environment)
            failure = nil
        } catch {
            guard error != .cancelled else { return }  // The view has gone.
            failure = FailureContent(id: "office", error, canSearch: false, in: environment)
        }
    }
}
// end

// snippet: icons-named
struct NamedCondition: View {
    let icon: ConditionIcon
    let name: String

    var body: some View {
        VStack {
            WeatherIcon(icon).image
                .resizable()
                .scaledToFit()
                .frame(width: 64, height: 64)
            Text(name)
        }
    }
}
// end

// snippet: icons-screens
struct DrawnWeather: View {
    let app: OpenWeatherApp

    var body: some View {
        WeatherAppView(app)
            .conditionImage { WeatherIcon($0).image }
    }
}
// end

enum OwnLook {
    // snippet: look-own
    static let look: WeatherLook = {
        var look = WeatherLook.standard
        look.typeface = .thinRounded
        look.card.cornerRadius = 6
        look.card.surface = .color(light: .white, dark: .ink)
        look.symbols = ["arrow.clockwise": "arrow.triangle.2.circlepath"]
        look.home = [.hero, .alerts, .days, .hours]
        look.day = [.steps, .summary]
        return look
    }()
    // end
}

// snippet: look-app
struct LookApp: App {
    @State private var app = makeApp()

    var body: some Scene {
        WindowGroup {
            WeatherAppView(app)
                .weatherLook(.spectrum)
        }
    }
}
// end

// snippet: screen-own
struct GardenView: View {
    let model: HomeViewModel

    var body: some View {
        ScrollView {
            switch model.state {
            case .idle(let prompt):
                MessageCard(prompt) { model.searchTapped() }
            case .failed(let failure):
                MessageCard(failure) { await model.retryTapped() }
            case .loading(let home), .loaded(let home):
                if let notice = home.notice { Text(notice.text) }
                if let notice = home.forecastNotice { Text(notice.text) }
                if let outlook = home.outlook { Text(outlook.text).font(.title) }
                ForEach(home.days?.rows ?? []) { DayRow($0) }
                    .redacted(reason: home.isPlaceholder ? .placeholder : [])
                CityChips(home.favorites) { place in await model.favoriteTapped(place) }
                if let source = home.attribution { Text(source.text).font(.footnote) }
            }
        }
        .refreshable { await model.refreshPulled() }
        .task { await model.onAppear() }
        .task { await model.runAutoRefresh() }
    }
}

struct GardenApp: App {
    @State private var scene = makeApp().makeScene()

    var body: some Scene {
        WindowGroup {
            GardenView(model: scene.home)
                .weatherEnvironment(scene.factory.settings)
                .task { await scene.run() }
        }
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
        let configuration = OpenWeatherConfiguration(apiKey: "your key")
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
        ?? SharedContainer(directory: StandardDirectories.settings())
    static let configuration = OpenWeatherConfiguration(apiKey: "your key")

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

// snippet: widgets-buttons
struct RefreshWidgetIntent: AppIntent {
    static let title: LocalizedStringResource = "Refresh"

    func perform() async throws -> some IntentResult { .result() }
}

struct NextPlaceIntent: AppIntent {
    static let title: LocalizedStringResource = "Next place"

    func perform() async throws -> some IntentResult {
        await Shared.container.makeWidgetPlaces(kind: "SharedPlace").showNext()
        return .result()
    }
}

struct WidgetWithButtons: View {
    let entry: WeatherEntry

    var body: some View {
        WeatherWidgetView(entry) { actions in
            WidgetButton(actions.refresh, intent: RefreshWidgetIntent())
            if let next = actions.nextPlace { WidgetButton(next, intent: NextPlaceIntent()) }
        }
    }
}
// end

// snippet: widgets-rain
struct WillItRainIntent: AppIntent {
    static let title: LocalizedStringResource = "Will it rain?"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let answer = await Shared.container.makeRainAnswers(over: Shared.configuration).answer()
        return .result(dialog: "\(answer.text)")
    }
}

struct RainShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: WillItRainIntent(),
            phrases: ["Will it rain in \(.applicationName)"],
            shortTitle: "Will it rain?",
            systemImageName: "umbrella"
        )
    }
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
@Suite("Code of an app for Apple systems", .watched)
struct SwiftUISnippets {
    @Test
    func `shows the current place until the user chooses another`() {
        #expect(SelectPlaceIntent().place == .current)
    }

    @Test
    func `an app and its widgets share a directory`() {
        #expect(Shared.container.directory == StandardDirectories.settings())
        #expect(Shared.makeApp().dependencies.source == Shared.configuration.api.source)
    }
}
