public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The forecast: five days in steps of three hours at the place the user chose last.
///
/// A view shows ``state`` and calls the event methods. Events that load end when the load has ended; cancelling their
/// task cancels it, and the state is then what it was before.
@MainActor
@Observable
public final class ForecastViewModel: ReloadableScreen {
    /// Whether the screen was left, so that a second quick tap does not leave the next one too.
    @ObservationIgnored private var hasLeft = false

    @ObservationIgnored private let source: ForecastSource
    @ObservationIgnored private let settings: ScreenSettings
    @ObservationIgnored private let router: any ForecastRouting

    /// Creates the screen.
    public init(source: ForecastSource, settings: ScreenSettings, router: any ForecastRouting) {
        self.source = source
        self.settings = settings
        self.router = router
    }

    /// What is shown now; idle when no place is chosen.
    ///
    /// Made anew from the forecast and the settings each time it is read, so that new units show at once and ages are
    /// right; costs less than a millisecond.
    public var state: ScreenState<ForecastContent> {
        let environment = settings.environment
        let load = source.state
        if source.place == .none, load.failure == nil { return .idle(.noLocation(in: environment)) }
        return ScreenState(
            load,
            placeholder: .placeholder(source.place.location, in: environment),
            failure: { FailureContent(id: ForecastContent.ID.failure, $0, canSearch: false, in: environment) },
            content: { ForecastContent($0, failure: $1, in: environment) }
        )
    }

    /// The buttons, in every state.
    public var actions: ForecastActionsContent { ForecastActionsContent(in: settings.environment) }

    /// Loads the forecast, from the cache while it is fresh; asks nobody when it is known already.
    public func onAppear() async {
        hasLeft = false
        await source.loadIfNeeded(settings)
    }

    /// Loads anew, whatever the cache holds.
    public func refreshPulled() async { await source.refresh(settings) }

    /// Loads anew after a failure, whatever the cache holds.
    public func retryTapped() async { await source.refresh(settings) }

    /// Shows one of the days in detail; a day that the forecast does not have is ignored.
    public func dayTapped(_ day: LocalDay) {
        guard source.state.value?.days.contains(where: { $0.day == day }) == true else { return }
        router.showDayDetail(day)
    }

    /// Goes back.
    public func backTapped() {
        guard !hasLeft else { return }
        hasLeft = true
        router.dismiss()
    }

    /// Makes the next ``onAppear()`` ask, even when the forecast is known; for a router whose settings were dismissed.
    public func setNeedsReload() { source.setNeedsReload() }

    /// Reads place and settings again and loads what they ask for, from the cache while it is fresh.
    public func reload() async {
        source.setNeedsReload()
        await source.loadIfNeeded(settings)
    }
}
