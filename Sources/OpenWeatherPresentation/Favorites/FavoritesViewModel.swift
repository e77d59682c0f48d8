public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The view model of the favorites screen: the places that the user marked, with the present weather at each.
///
/// A view shows ``state`` and calls the event methods. It runs ``followFavorites()`` in a task of its own for as long as
/// it is visible. Places are loaded a few at a time, and each row shows its weather as soon as it is known; a place that
/// cannot be loaded says so in its own row. An event that loads returns when the load has ended; cancelling its task
/// cancels the load unless another event waits for it. Loads that overlap share their requests.
///
/// A change of the list shows at once and is taken back with a notice when it cannot be saved. Cancelling the task of
/// such an event does not stop it.
///
/// Create the model with ``FavoritesBuilder`` and keep it for as long as its view is shown.
@MainActor
@Observable
public final class FavoritesViewModel: ReloadableScreen, DismissibleScreen {
    private var hasRead = false
    private var failure: WeatherError?

    @ObservationIgnored private var memory = ContentMemory<FavoritesInputs>()
    @ObservationIgnored private var exit = ScreenExit()
    /// The number of the latest reading of the preferences.
    @ObservationIgnored private var lastReading = 0
    @ObservationIgnored private let weather: FavoritesWeather
    @ObservationIgnored private let getPreferences: GetPreferencesUseCase
    @ObservationIgnored private let saver: PreferencesSaver
    @ObservationIgnored private let settings: ScreenSettings
    @ObservationIgnored private let router: any FavoritesRouting

    /// Creates a view model.
    init(
        weather: FavoritesWeather,
        getPreferences: GetPreferencesUseCase,
        saver: PreferencesSaver,
        settings: ScreenSettings,
        router: any FavoritesRouting
    ) {
        self.weather = weather
        self.getPreferences = getPreferences
        self.saver = saver
        self.settings = settings
        self.router = router
    }

    // MARK: - State

    /// The content to show, computed from the favorites, the weather, and the settings.
    ///
    /// New units appear at once without a request. When the weather at one place arrives, only its row is computed.
    public var state: FavoritesContent {
        let inputs = FavoritesInputs(
            device: settings.preferences.deviceFavorite,
            favorites: settings.preferences.favorites,
            weather: weather.states,
            isRead: hasRead,
            readFailure: failure,
            saveFailure: saver.failure
        )
        return memory.content(of: inputs, in: settings.environment)
    }

    // MARK: - Events

    /// Reads the favorites and loads the weather at each, from the cache while it is fresh.
    public func onAppear() async {
        exit.open()
        saver.clearFailure()
        await load(.cacheFirst)
    }

    /// Loads the weather at all favorites from the service, regardless of the cache.
    public func refreshPulled() async { await load(.refresh) }

    /// Loads the weather from the service for the favorites whose last load failed; reads the favorites again.
    public func retryTapped() async {
        await read()
        guard !Task.isCancelled else { return }
        await weather.load(weather.failed, .refresh)
        guard !Task.isCancelled else { return }
        await weather.load(weather.unknown, .cacheFirst)
    }

    /// Reads the favorites and the settings again and loads the weather for them, from the cache while it is fresh.
    ///
    /// A router calls it after it has dismissed another screen.
    public func reload() async { await load(.cacheFirst) }

    /// Shows a home screen for a favorite without making it the current place; ignores a place that is not in the list.
    ///
    /// ``/OpenWeatherCore/LocationID/device`` stands for the place where the device was found last.
    public func favoriteTapped(_ id: LocationID) {
        let preferences = settings.preferences
        guard !exit.hasLeft, let choice = preferences.favoriteChoices.first(where: { $0.id == id }),
            let location = preferences.location(of: choice)
        else { return }
        router.showHome(for: choice, at: location)
    }

    /// Moves the favorite at one position of the list to another.
    ///
    /// The move follows what the user saw: when the list is changed elsewhere at the same time, the favorite moves next to
    /// the one that it was moved next to here. Does nothing for a position that no row has.
    ///
    /// The device's own place is always first and does not move.
    ///
    /// - Parameters:
    ///   - row: The position of the row.
    ///   - destinationRow: The position that the row has afterwards.
    public func favoriteMoved(from row: Int, to destinationRow: Int) async {
        let favorites = settings.preferences.favorites
        let offset = settings.preferences.deviceFavorite == nil ? 0 : 1
        let (position, destination) = (row - offset, max(destinationRow - offset, 0))
        guard favorites.indices.contains(position), favorites.indices.contains(destination), position != destination
        else { return }
        let (moved, neighbor) = (favorites[position].id, favorites[destination].id)
        let isAfter = position < destination
        await saver.save { $0.moveFavorite(moved, after: isAfter, neighbor) }
    }

    /// Removes a place from the favorites; the history and the current place stay.
    ///
    /// ``/OpenWeatherCore/LocationID/device`` stands for the device's own place, which is remembered all the same.
    public func removeTapped(_ id: LocationID) async {
        await saver.save { preferences in
            if id == .device { preferences.setDeviceFavorite(false) } else { preferences.removeFavorite(id) }
        }
    }

    /// Shows the search, from the card in place of an empty list.
    public func searchTapped() {
        if !exit.hasLeft { router.showSearch() }
    }

    /// Returns to the previous screen; a second call before the next appearance does nothing.
    public func backTapped() {
        if exit.take() { router.dismiss() }
    }

    /// Ends the screen after it was left without its back button.
    public func dismissed() { _ = exit.take() }

    // MARK: - Changes made elsewhere

    /// Follows the stored favorites and settings until the task is cancelled.
    ///
    /// Changes made on other screens or in other processes appear at once. A favorite that was added is loaded, and all of
    /// them are loaded again in another language, from the cache while it is fresh.
    public func followFavorites() async {
        await withDiscardingTaskGroup { group in
            for await preferences in getPreferences.changes() {
                settings.apply(preferences)
                (hasRead, failure) = (true, nil)
                let places = weather.unknown
                if !places.isEmpty { group.addTask { await self.weather.load(places, .cacheFirst) } }
            }
        }
    }

    // MARK: - Loading

    private func load(_ policy: FetchPolicy) async {
        await read()
        guard !Task.isCancelled else { return }
        await weather.load(weather.allPlaces, policy)
    }

    private func read() async {
        lastReading += 1
        let reading = lastReading
        let revision = saver.revision
        do throws(WeatherError) {
            let stored = try await getPreferences()
            guard !Task.isCancelled, reading == lastReading else { return }
            (hasRead, failure) = (true, nil)
            // A reading that overlaps a change may be older than what the change stored.
            if saver.revision == revision { settings.apply(stored) }
        } catch {
            guard !Task.isCancelled, reading == lastReading else { return }
            failure = error
        }
    }
}

extension Preferences {
    /// Moves a favorite directly after or before another one; does nothing when either is none.
    fileprivate mutating func moveFavorite(_ id: LocationID, after isAfter: Bool, _ neighbor: LocationID) {
        guard let position = favorites.firstIndex(where: { $0.id == id }),
            let other = favorites.firstIndex(where: { $0.id == neighbor })
        else { return }
        // The neighbor moves up when the favorite is taken out above it.
        let start = position < other ? other - 1 : other
        moveFavorite(from: position, to: isAfter ? start + 1 : start)
    }
}
