public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The view model of the air-quality screen, which shows the air now and over the coming day at a place.
///
/// A view displays ``state`` and calls the event methods. An event that loads returns when the load has ended.
/// Cancelling its task returns at once and, when no other event waits for the same load, cancels the load and restores
/// the state from before. A second refresh joins the one in progress; another place supersedes it.
///
/// The air now and the coming hours are loaded side by side and fail independently: without the hours, the air now is
/// still shown.
@MainActor
@Observable
public final class AirQualityViewModel: ReloadableScreen, DismissibleScreen {
    private var scale: AirQualityScale
    private var showsMore = false

    @ObservationIgnored private var memory = ContentMemory<AirQualityInputs>()
    @ObservationIgnored private var exit = ScreenExit()

    @ObservationIgnored private let loader: PlaceLoader<AirQualityParts>
    @ObservationIgnored private let favoriteToggle: FavoriteToggle
    @ObservationIgnored private let settings: ScreenSettings
    @ObservationIgnored private let router: any AirQualityRouting

    /// Creates a view model that starts with `scale`.
    package init(
        loader: PlaceLoader<AirQualityParts>,
        favorite: FavoriteToggle,
        settings: ScreenSettings,
        router: any AirQualityRouting,
        scale: AirQualityScale
    ) {
        self.loader = loader
        favoriteToggle = favorite
        self.settings = settings
        self.router = router
        self.scale = scale
    }

    /// The content to display; idle when no place is selected.
    ///
    /// It is derived from the air and the settings, so that another language or scale appears at once and ages are correct.
    /// That takes well under a millisecond after a change, and microseconds otherwise.
    public var state: ScreenState<AirQualityContent> {
        memory.content(
            of: AirQualityInputs(air: loader.snapshot, scale: scale, showsMore: showsMore),
            in: settings.environment
        )
    }

    /// The title and the buttons of the screen, which are the same in every state.
    public var actions: AirQualityContent.Actions { AirQualityContent.Actions(in: settings.environment) }

    /// The button that marks the place as a favorite; `nil` while no place is known.
    public var favorite: FavoriteContent? { favoriteToggle.content(loader.location, id: AirQualityContent.ID.favorite) }

    // MARK: - Events

    /// Loads the air at the place, from the cache while it is fresh.
    public func onAppear() async {
        exit.open()
        favoriteToggle.clearFailure()
        await loader.load(.cacheFirst, settings)
    }

    /// Loads the air from the service, regardless of the cache.
    public func refreshPulled() async { await loader.load(.refresh, settings) }

    /// Loads the air from the service after a failure, regardless of the cache.
    public func retryTapped() async { await loader.load(.refresh, settings) }

    /// Reads the place and the settings again and loads the air for them, from the cache while it is fresh.
    ///
    /// A router calls it after it has dismissed another screen.
    public func reload() async { await loader.load(.cacheFirst, settings) }

    /// Marks the place as a favorite, or removes the mark; ``favorite`` shows the change at once.
    public func favoriteToggled() async { await favoriteToggle.toggle(loader.location) }

    /// Shows the less common pollutants, or hides them again.
    public func morePollutantsToggled() { showsMore.toggle() }

    /// Shows the air on another scale, without a request.
    ///
    /// The choice lasts as long as the view model; ``AirQualityBuilder`` sets the one to start with.
    public func indexScaleChanged(_ scale: AirQualityScale) {
        guard scale != self.scale else { return }
        self.scale = scale
    }

    /// Goes back; further calls do nothing until the screen appears again.
    public func backTapped() {
        if exit.take() { router.dismiss() }
    }

    /// Ends the screen after it was left without its back button.
    public func dismissed() { _ = exit.take() }
}
