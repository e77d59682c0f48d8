public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The view model of the forecast, which shows five days in steps of three hours at the place the user chose last.
///
/// A view displays ``state`` and calls the event methods. An event that loads returns when the load has ended.
/// Cancelling its task returns at once and, when no other event waits for the same load, cancels the load and restores
/// the state from before. A second refresh joins the one in progress, also one that a day's screen started.
@MainActor
@Observable
public final class ForecastViewModel: ReloadableScreen, DismissibleScreen {
    @ObservationIgnored private var exit = ScreenExit()

    @ObservationIgnored private let source: ForecastSource
    @ObservationIgnored private let settings: ScreenSettings
    @ObservationIgnored private let router: any ForecastRouting

    /// Creates a view model that shows the forecast of `source`.
    package init(source: ForecastSource, settings: ScreenSettings, router: any ForecastRouting) {
        self.source = source
        self.settings = settings
        self.router = router
    }

    /// The content to display; idle when no place is selected.
    ///
    /// Derived from the forecast and the settings on each access, so that new units appear at once and ages are correct.
    /// Costs less than a millisecond.
    public var state: ScreenState<ForecastContent> {
        let environment = settings.environment
        let load = source.state
        if source.place == .none, load.failure == nil { return .idle(.noForecastPlace(in: environment)) }
        return ScreenState(
            load,
            placeholder: .placeholder(source.place.location, in: environment),
            failure: { FailureContent(id: ForecastContent.ID.failure, $0, canSearch: false, in: environment) },
            content: { ForecastContent($0, failure: $1, in: environment) }
        )
    }

    /// The buttons of the screen, which are the same in every state.
    public var actions: ForecastContent.Actions { ForecastContent.Actions(in: settings.environment) }

    /// Loads the forecast from the cache while it is fresh, unless it is known already.
    public func onAppear() async {
        exit.open()
        await source.loadIfNeeded(settings)
    }

    /// Loads the forecast from the service, regardless of the cache.
    public func refreshPulled() async { await source.refresh(settings) }

    /// Loads the forecast from the service after a failure, regardless of the cache.
    public func retryTapped() async { await source.refresh(settings) }

    /// Shows one of the days in detail; ignores a day that the forecast does not have.
    public func dayTapped(_ day: LocalDay) {
        if source.hasDay(day) { router.showDayDetail(day, at: source.fixedPlace) }
    }

    /// Goes back; further calls do nothing until the screen appears again.
    public func backTapped() {
        if exit.take() { router.dismiss() }
    }

    /// Ends the screen after it was left without its back button.
    public func dismissed() { _ = exit.take() }

    /// Requires a load of the next ``onAppear()``, even when the forecast is known.
    ///
    /// For a router that dismissed the settings.
    public func setNeedsReload() { source.setNeedsReload() }

    /// Reads the place and the settings again and loads the forecast for them, from the cache while it is fresh.
    public func reload() async { await source.reload(settings) }
}
