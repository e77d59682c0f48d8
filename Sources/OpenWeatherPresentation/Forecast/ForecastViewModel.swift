public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The view model of the forecast, which shows the days with their steps below the weather now.
///
/// It shows ``location``, or the place that the user chose last, and never changes that choice. Loading it takes two
/// requests: for the forecast, and for the current weather, which comes from the cache when home has just shown the same
/// place. Without the current weather, the header shows what the forecast expects for the next hours.
///
/// With a source of One Call it also requests the hours of the next two days and eight days with their UV index and
/// moon, on their own and at most every half hour. The days after the fifth have a summary and no steps. Where the source
/// fails or refuses, the screen is as without it.
///
/// A view displays ``state`` and calls the event methods. An event that loads returns when the load has ended.
/// Cancelling its task returns at once and, when no other event waits for the same load, cancels the load and restores
/// the state from before. A second refresh joins the one in progress, also one that a day's screen started.
@MainActor
@Observable
public final class ForecastViewModel: ReloadableScreen, DismissibleScreen {
    /// The place that is shown; `nil` for the current place, whichever that is.
    public let location: Location?

    @ObservationIgnored private var memory = ContentMemory<ForecastInputs>()
    @ObservationIgnored private var exit = ScreenExit()

    @ObservationIgnored private let forecast: PlaceForecastLoader
    @ObservationIgnored private let favoriteToggle: FavoriteToggle
    @ObservationIgnored private let settings: ScreenSettings
    @ObservationIgnored private let router: any ForecastRouting

    /// Creates a view model that shows the forecast of `source` for a place; `nil` for the current one.
    package init(
        source: ForecastSource,
        location: Location?,
        settings: ScreenSettings,
        router: any ForecastRouting
    ) {
        self.location = location
        forecast = source.forecast(at: location)
        favoriteToggle = FavoriteToggle(preferences: source.preferences, settings: settings)
        self.settings = settings
        self.router = router
    }

    /// The content to display; idle when no place is selected.
    ///
    /// It is derived from the forecast and the settings, so that new units appear at once and ages are correct. That takes
    /// about 0.2 ms after a change, and microseconds otherwise.
    public var state: ScreenState<ForecastContent> {
        memory.content(of: forecast.inputs, in: settings.environment)
    }

    /// The button that marks the place as a favorite; `nil` while no place is known.
    public var favorite: FavoriteContent? { favoriteToggle.content(forecast.location, id: ForecastContent.ID.favorite) }

    /// The buttons of the screen, which are the same in every state.
    public var actions: ForecastContent.Actions { ForecastContent.Actions(in: settings.environment) }

    /// Loads the forecast and the current weather from the cache while it is fresh, unless they are known already.
    ///
    /// After a change of language they are loaded again, because they contain descriptions.
    public func onAppear() async {
        exit.open()
        favoriteToggle.clearFailure()
        await forecast.loadIfNeeded(.everything, settings)
    }

    /// Loads the forecast and the current weather from the service, regardless of the cache.
    public func refreshPulled() async { await forecast.load(.everything, .refresh, settings) }

    /// Loads the forecast and the current weather from the service after a failure, regardless of the cache.
    public func retryTapped() async { await forecast.load(.everything, .refresh, settings) }

    /// Shows one of the days in detail; ignores a day that the forecast does not have.
    public func dayTapped(_ day: LocalDay) {
        if forecast.hasDay(day) { router.showDayDetail(day, at: location) }
    }

    /// Marks the place as a favorite, or removes the mark; ``favorite`` shows the change at once.
    public func favoriteToggled() async { await favoriteToggle.toggle(forecast.location) }

    /// Goes back; further calls do nothing until the screen appears again.
    public func backTapped() {
        if exit.take() { router.dismiss() }
    }

    /// Ends the screen after it was left without its back button.
    public func dismissed() { _ = exit.take() }

    /// Reads the place and the settings again and loads the forecast for them, from the cache while it is fresh.
    public func reload() async { await forecast.load(.everything, .cacheFirst, settings) }
}
