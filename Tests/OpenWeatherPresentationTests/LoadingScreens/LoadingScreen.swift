import OpenWeatherAirQualityFeature
import OpenWeatherForecastFeature
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import Testing

/// A screen that loads values of one place, with the events that all such screens have.
@MainActor
protocol LoadingScreen: ReloadableScreen {
    associatedtype Content: LoadedContent

    var state: ScreenState<Content> { get }
    func onAppear() async
    func refreshPulled() async
    func retryTapped() async
}

/// The content of such a screen.
protocol LoadedContent: Hashable, Sendable {
    var isPlaceholder: Bool { get }
    var notice: NoticeContent? { get }
    /// The place that is shown.
    var place: String { get }
    /// The number that tells one response from another; `nil` for a placeholder.
    var number: Int? { get }
}

extension HomeViewModel: LoadingScreen {}
extension ForecastViewModel: LoadingScreen {}
extension DayDetailViewModel: LoadingScreen {}
extension AirQualityViewModel: LoadingScreen {}

extension HomeContent: LoadedContent {
    var place: String { name.text }
    var number: Int? { Int(hero.temperature.text.dropLast()) }
}

extension ForecastContent: LoadedContent {
    var place: String { name.text }
    var number: Int? { days.first?.entries.first.flatMap { Int($0.temperature.dropLast()) } }
}

extension DayDetailContent: LoadedContent {
    var place: String { name.text }
    var number: Int? { entries.first.flatMap { Int($0.temperature.dropLast()) } }
}

extension AirQualityContent: LoadedContent {
    var place: String { name.text }
    var number: Int? { Int(index.value.text) }
}

/// The kinds of state that a view tells apart.
enum StateKind { case prompt, skeleton, loading, loaded, noticed, failed }

extension LoadingScreen {
    var kind: StateKind {
        switch state {
        case .idle: .prompt
        case .loading(let content): content.isPlaceholder ? .skeleton : .loading
        case .loaded(let content): content.notice == nil ? .loaded : .noticed
        case .failed: .failed
        }
    }

    var number: Int? { state.content?.number }
    var place: String? { state.content?.place }

    /// Returns a closure that compares the state with the present one.
    func remember() -> @MainActor () -> Bool {
        let before = state
        return { self.state == before }
    }
}

/// An event that loads.
enum LoadingEvent: CaseIterable {
    case onAppear, refreshPulled, retryTapped, reload

    @MainActor
    func send(to screen: any LoadingScreen) async {
        switch self {
        case .onAppear: await screen.onAppear()
        case .refreshPulled: await screen.refreshPulled()
        case .retryTapped: await screen.retryTapped()
        case .reload: await screen.reload()
        }
    }
}

/// The kinds of screens that load, each over the repository whose response it cannot do without.
enum LoadingScreenKind: CaseIterable {
    case home, forecast, dayDetail, airQuality

    /// Whether an appearance requests nothing while the values that are known are young enough.
    var keepsYoungValues: Bool { self == .forecast || self == .dayDetail }
}
