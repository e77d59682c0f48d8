public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The search for places, with recent places and favourites.
///
/// A view shows ``state`` and calls the event methods. Events that start work end when the work has ended or newer
/// work took its place; cancelling their task cancels the work. Once a place was chosen, by a tap or by the device,
/// only another choice takes its place: when the last one is saved the screen is left for home.
///
/// The lists are those of ``/OpenWeatherScreenKit/ScreenSettings``, so that they follow changes made elsewhere wherever
/// the settings follow the store.
@MainActor
@Observable
public final class LocationSearchViewModel {
    private var failure: WeatherError?

    /// Whether the screen was left, so that a second quick tap does not leave the next one too.
    @ObservationIgnored private var hasLeft = false
    @ObservationIgnored private var beingChanged: Set<LocationID> = []

    @ObservationIgnored private let useCases: LocationSearchUseCases
    @ObservationIgnored private let settings: ScreenSettings
    @ObservationIgnored private let router: any LocationSearchRouting
    @ObservationIgnored private let locationProvider: (any LocationProvider)?
    @ObservationIgnored private let finder: LocationFinder
    @ObservationIgnored private let locating = LatestTask()
    @ObservationIgnored private let chosen: ChosenPlaces

    /// Creates the screen; without a provider it does not offer the device's own place.
    public init(
        useCases: LocationSearchUseCases,
        settings: ScreenSettings,
        router: any LocationSearchRouting,
        locationProvider: (any LocationProvider)?,
        debounce: Duration,
        clock: any Clock<Duration>
    ) {
        self.useCases = useCases
        self.settings = settings
        self.router = router
        self.locationProvider = locationProvider
        chosen = ChosenPlaces(saveLocation: useCases.saveLocation)
        finder = LocationFinder(searchLocations: useCases.searchLocations, delay: debounce, clock: clock)
    }

    // MARK: - What is shown

    /// What is shown now, made anew from places and settings each time it is read.
    public var state: LocationSearchContent {
        LocationSearchContent(
            query: finder.text,
            search: finder.state,
            preferences: settings.preferences,
            location: (isAvailable: locationProvider != nil, isLocating: locating.isRunning),
            failure: failure,
            in: settings.environment
        )
    }

    // MARK: - Events

    /// Reads recent places and favourites, and takes up a search that was cut off when the screen was left.
    public func onAppear() async {
        hasLeft = false
        failure = nil
        do throws(WeatherError) {
            let preferences = try await useCases.getPreferences()
            guard !Task.isCancelled else { return }
            settings.apply(preferences)
        } catch {
            guard !Task.isCancelled else { return }
            failure = error
        }
        await finder.resume()
    }

    /// Searches for `text` once the typing pauses.
    ///
    /// Ends when the search for this text ended or when a later text took over. An empty text ends the search.
    public func queryChanged(text: String) async {
        failure = nil
        locating.cancel()
        await finder.textChanged(text)
    }

    /// Searches again, at once, for the text whose search failed.
    public func retryTapped() async {
        failure = nil
        await finder.retry()
    }

    /// Makes `location` the current place and returns to the home screen.
    ///
    /// When it cannot be saved, a notice says so and the screen stays as it is. While an earlier choice is being saved
    /// this one waits for it, and takes its place.
    public func locationSelected(_ location: Location) async {
        locating.cancel()
        await wait(for: choose(location))
    }

    /// Marks `location` as a favourite, or takes the mark away that is shown.
    public func favoriteToggled(_ location: Location) async {
        let isFavorite = settings.preferences.isFavorite(location.id)
        await change(location) { preferences in
            // As the user saw it, so that two quick taps do not cancel each other out.
            guard preferences.isFavorite(location.id) == isFavorite else { return }
            preferences.toggleFavorite(location)
        }
    }

    /// Forgets a recent place; the current place and favourites stay.
    public func removeRecentTapped(_ location: Location) async {
        await change(location) { $0.removeRecent(location.id) }
    }

    /// Asks for the device's own place, makes the place there the current one and returns to the home screen.
    ///
    /// Ignored while a choice is being saved, as that leaves the screen.
    public func useCurrentLocationTapped() async {
        guard let locationProvider, !locating.isActive, !chosen.isSaving, !hasLeft else { return }
        failure = nil
        var choice: ChosenPlaces.Work?
        await locating.run { [self] in
            do throws(WeatherError) {
                let coordinate = try await locationProvider.coordinateOrLocationFailure()
                let places = try await useCases.searchLocations.places(at: coordinate, limit: 1)
                guard !Task.isCancelled, let nearest = places.first else { return }
                choice = choose(nearest)
            } catch {
                guard !Task.isCancelled else { return }
                failure = error
            }
        }
        await wait(for: choice)
    }

    /// Goes back without a choice.
    ///
    /// Does nothing while a choice is being saved, which then leaves the screen itself. Where the current place has
    /// changed all the same, as when one choice was saved and the next one failed, this returns to the home screen,
    /// which shows it.
    public func backTapped() {
        guard !hasLeft, !chosen.isSaving else { return }
        leave()
    }

    // MARK: - Saving

    /// Begins to save a choice, which only cancelling the work that is returned cuts short.
    private func choose(_ location: Location) -> ChosenPlaces.Work? {
        guard !hasLeft else { return nil }
        failure = nil
        return chosen.save(location) { [self] error in
            failure = error
            if error == nil { leave() }
        }
    }

    private func wait(for choice: ChosenPlaces.Work?) async {
        await withTaskCancellationHandler {
            _ = await choice?.value
        } onCancel: {
            choice?.cancel()
        }
    }

    private func change(_ location: Location, by change: @Sendable (inout Preferences) -> Void) async {
        guard beingChanged.insert(location.id).inserted else { return }
        defer { beingChanged.remove(location.id) }
        failure = nil
        do throws(WeatherError) {
            let preferences = try await useCases.savePreferences(change)
            guard !Task.isCancelled else { return }
            settings.apply(preferences)
        } catch {
            guard !Task.isCancelled else { return }
            failure = error
        }
    }

    /// Leaves for home when it has another place to show, otherwise for the screen below.
    private func leave() {
        hasLeft = true
        finder.cancel()
        locating.cancel()
        let hasChanged = chosen.hasChanged
        chosen.hasChanged = false
        if hasChanged { router.setRootHome() } else { router.dismiss() }
    }
}
