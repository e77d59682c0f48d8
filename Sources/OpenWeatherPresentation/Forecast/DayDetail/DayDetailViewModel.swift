public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// One day of the forecast.
///
/// Shows what the forecast knows and loads only when it knows nothing, as after a restart that restored the screen.
@MainActor
@Observable
public final class DayDetailViewModel: ReloadableScreen {
    /// The day that is shown, at the place.
    public let day: LocalDay

    /// Whether the screen was left, so that a second quick tap does not leave the next one too.
    @ObservationIgnored private var hasLeft = false

    @ObservationIgnored private let source: ForecastSource
    @ObservationIgnored private let settings: ScreenSettings
    @ObservationIgnored private let router: any DayDetailRouting

    /// Creates the screen.
    public init(day: LocalDay, source: ForecastSource, settings: ScreenSettings, router: any DayDetailRouting) {
        self.day = day
        self.source = source
        self.settings = settings
        self.router = router
    }

    /// What is shown now; idle when no place is chosen, or when the forecast does not have the day.
    ///
    /// Made anew from the forecast and the settings each time it is read; costs less than a millisecond.
    public var state: ScreenState<DayDetailContent> {
        let environment = settings.environment
        let load = source.state
        if source.place == .none, load.failure == nil { return .idle(.noLocation(in: environment)) }
        if let known = load.value, !known.days.contains(where: { $0.day == day }) {
            // A forecast that is about to be replaced may be one that merely does not have the day any more or yet.
            guard load.isLoading else { return .idle(.missingDay(day, of: known, in: environment)) }
            return .loading(.placeholder(known.location, in: environment))
        }
        return ScreenState(
            load,
            placeholder: .placeholder(source.place.location, in: environment),
            failure: { FailureContent(id: DayDetailContent.ID.failure, $0, canSearch: false, in: environment) },
            content: { known, failure in
                DayDetailContent(known, day: day, failure: failure, in: environment)
                    ?? .placeholder(known.location, in: environment)
            }
        )
    }

    /// The buttons, in every state.
    public var actions: DayDetailActionsContent { DayDetailActionsContent(in: settings.environment) }

    /// Loads the forecast if it is not known yet, from the cache while it is fresh.
    public func onAppear() async {
        hasLeft = false
        await source.loadIfNeeded(settings)
    }

    /// Loads the forecast anew, whatever the cache holds.
    public func refreshPulled() async { await source.refresh(settings) }

    /// Loads the forecast anew after a failure, whatever the cache holds.
    public func retryTapped() async { await source.refresh(settings) }

    /// Shows another day; the day that is shown and days that the forecast does not have are ignored.
    public func dayTapped(_ day: LocalDay) {
        guard day != self.day, source.state.value?.days.contains(where: { $0.day == day }) == true else { return }
        router.showDayDetail(day)
    }

    /// Goes back.
    public func backTapped() {
        guard !hasLeft else { return }
        hasLeft = true
        router.dismiss()
    }

    /// Reads place and settings again and loads what they ask for, from the cache while it is fresh.
    public func reload() async {
        source.setNeedsReload()
        await source.loadIfNeeded(settings)
    }
}
