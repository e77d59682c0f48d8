public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The search for places, with recent places and favourites.
///
/// A view shows ``state`` and calls the event methods. Events that start work end when the work has ended or newer
/// work took its place; cancelling their task cancels the work. The lists are those of ``/OpenWeatherScreenKit/ScreenSettings``, so that they
/// follow changes made elsewhere wherever the settings follow the store.
@MainActor
@Observable
public final class LocationSearchViewModel {
    private var failure: WeatherError?

    @ObservationIgnored private var isChoosing = false
    /// Whether the screen was left, so that a second quick tap does not leave the next one too.
    @ObservationIgnored private var hasLeft = false
    @ObservationIgnored private var beingChanged: Set<LocationID> = []

    @ObservationIgnored private let useCases: LocationSearchUseCases
    @ObservationIgnored private let settings: ScreenSettings
    @ObservationIgnored private let router: any LocationSearchRouting
    @ObservationIgnored private let locationProvider: (any LocationProvider)?
    @ObservationIgnored private let finder: LocationFinder
    @ObservationIgnored private let locating = LatestTask()

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
    public func retrySearchTapped() async {
        failure = nil
        await finder.retry()
    }

    /// Makes `location` the current place and returns to the home screen.
    ///
    /// When it cannot be saved, a notice says so and the screen stays as it is.
    public func locationSelected(_ location: Location) async {
        locating.cancel()
        await choose(location)
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
    public func useCurrentLocationTapped() async {
        guard let locationProvider, !locating.isActive, !hasLeft else { return }
        failure = nil
        await locating.run { [self] in
            do throws(WeatherError) {
                let coordinate = try await locationProvider.coordinateOrLocationFailure()
                let places = try await useCases.searchLocations.places(at: coordinate, limit: 1)
                guard !Task.isCancelled, let nearest = places.first else { return }
                await choose(nearest)
            } catch {
                guard !Task.isCancelled else { return }
                failure = error
            }
        }
    }

    /// Goes back without a choice.
    public func backTapped() {
        guard !hasLeft else { return }
        leave()
        router.dismiss()
    }

    // MARK: - Saving

    private func choose(_ location: Location) async {
        guard !isChoosing, !hasLeft else { return }
        isChoosing = true
        defer { isChoosing = false }
        failure = nil
        do throws(WeatherError) {
            try await useCases.saveLocation(location)
            guard !Task.isCancelled, !hasLeft else { return }
            leave()
            router.setRootHome()
        } catch {
            guard !Task.isCancelled, !hasLeft else { return }
            failure = error
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

    private func leave() {
        hasLeft = true
        finder.cancel()
        locating.cancel()
    }
}
