public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The view model of the search screen: places found by name, coordinates, or postcode, recent places, and favorites.
///
/// A view shows ``state`` and calls the event methods. An event that starts work returns when the work has ended or was
/// superseded; cancelling the task of an event cancels its work. After a choice of a place, by a tap or by the device's
/// location, only another choice supersedes it. The screen is left for home once the last choice has been saved.
///
/// Recent places and favorites are those of ``/OpenWeatherScreenKit/ScreenSettings``, so the lists show changes made on
/// other screens and, while the settings follow the store, in other processes.
///
/// Create the model with ``LocationSearchBuilder`` and keep it for as long as its view is shown.
@MainActor
@Observable
public final class LocationSearchViewModel: DismissibleScreen {
    /// The failure of the last event; `nil` when it succeeded.
    var failure: WeatherError?

    @ObservationIgnored private var memory = ContentMemory<LocationSearchInputs>()
    @ObservationIgnored private var exit = ScreenExit()
    /// A Boolean value that indicates whether the screen is gone, so that only home is left to be told of a choice.
    @ObservationIgnored private var isDismissed = false
    /// The places that are being changed.
    @ObservationIgnored var beingChanged: Set<LocationID> = []

    /// The use cases of the screen.
    @ObservationIgnored let useCases: LocationSearchUseCases
    /// The settings of the screens.
    @ObservationIgnored let settings: ScreenSettings
    @ObservationIgnored private let router: any LocationSearchRouting
    @ObservationIgnored private let device: DeviceLocation
    @ObservationIgnored private let finder: LocationFinder
    @ObservationIgnored private let locating = LatestTask()
    @ObservationIgnored private let chosen: ChosenPlaces

    /// Creates a view model; the screen offers the device's location where there is a source of it.
    package init(
        searchingFor text: String?,
        useCases: LocationSearchUseCases,
        settings: ScreenSettings,
        router: any LocationSearchRouting,
        device: DeviceLocation,
        debounce: Duration,
        clock: any Clock<Duration>
    ) {
        self.useCases = useCases
        self.settings = settings
        self.router = router
        self.device = device
        chosen = ChosenPlaces(savePreferences: useCases.savePreferences, settings: settings)
        finder = LocationFinder(
            text ?? "",
            searchLocations: useCases.searchLocations,
            delay: debounce,
            clock: clock
        )
    }

    // MARK: - State

    /// The content to show, computed from the places and the settings.
    public var state: LocationSearchContent {
        let inputs = LocationSearchInputs(
            query: finder.text,
            search: finder.state,
            preferences: settings.preferences,
            isAvailable: device.isAvailable,
            isLocating: locating.isRunning,
            failure: failure,
            settingsURL: device.settingsURL
        )
        return memory.content(of: inputs, in: settings.environment)
    }

    // MARK: - Two-way values

    /// The text in the field.
    ///
    /// Setting it shows the text before the assignment returns, so that no keystroke is lost, and sends no request; call
    /// ``queryChanged()`` afterwards, for example in a task that restarts with every change of the text. An empty text
    /// ends the search. The text that is in the field already changes nothing, because toolkits write a binding again
    /// when a field loses its focus.
    public var query: String {
        get { finder.text }
        set {
            guard newValue != finder.text else { return }
            failure = nil
            locating.cancel()
            finder.setText(newValue)
        }
    }

    // MARK: - Events

    /// Reads recent places and favorites, and searches for the text in the field unless its results are shown.
    ///
    /// A failure to read them shows as a notice.
    public func onAppear() async {
        exit.open()
        isDismissed = false
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
    /// Returns when this search has ended or a later text superseded it. An empty text cancels the search.
    public func queryChanged(text: String) async {
        failure = nil
        locating.cancel()
        await finder.textChanged(text)
    }

    /// Searches for the text in ``query`` once the typing pauses.
    ///
    /// Returns when this search has ended or a later text superseded it. Does nothing when the places for this text are
    /// on show, or the search for it has failed.
    public func queryChanged() async {
        await finder.search()
    }

    /// Searches for the text in the field at once, and records it in the history when places are found.
    ///
    /// Call it for the return key of the field. A text that is not submitted is recorded when one of the places that it
    /// found is chosen or opened.
    public func querySubmitted() async {
        failure = nil
        locating.cancel()
        let text = finder.text
        await finder.submit()
        guard !Task.isCancelled, finder.text == text, case .loaded(let places) = finder.state, !places.isEmpty else {
            return
        }
        await record(text)
    }

    /// Repeats a failed search at once.
    public func retryTapped() async {
        failure = nil
        await finder.retry()
    }

    /// Saves `location` as the current place and returns to the home screen.
    ///
    /// A choice that cannot be saved shows a notice and leaves the screen as it is. A choice made while an earlier one is
    /// being saved waits for it and then supersedes it.
    public func locationSelected(_ location: Location) async {
        locating.cancel()
        await wait(for: choose(location))
    }

    /// Shows the weather at `location` above this screen without making it the current place.
    ///
    /// It records the search that found the place; the screen that opens records the visit.
    public func openTapped(_ location: Location) async {
        guard !exit.hasLeft, !chosen.isSaving else { return }
        locating.cancel()
        router.showHome(at: location)
        if let text = finder.text(thatFound: location) { await record(text) }
    }

    /// Selects the place of the device as the current one, which follows the device from then on, and returns to the
    /// home screen.
    ///
    /// Prompts for permission if that is undetermined. Does nothing without a location provider, while the device is being
    /// located, or while a choice is being saved, because that choice leaves the screen.
    public func useCurrentLocationTapped() async {
        guard device.isAvailable, !locating.isActive, !chosen.isSaving, !exit.hasLeft else { return }
        failure = nil
        var choice: ChosenPlaces.Work?
        await locating.run { [self] in
            do throws(WeatherError) {
                let place = try await device.locate()
                guard !Task.isCancelled else { return }
                choice = choose(place.location, as: place)
            } catch {
                guard !Task.isCancelled else { return }
                failure = error
            }
        }
        await wait(for: choice)
    }

    /// Returns to the previous screen without a choice.
    ///
    /// Does nothing while a choice is being saved, which then leaves the screen itself. When the current place has
    /// changed all the same, for example because one choice was saved and the next one failed, this returns to the home
    /// screen instead.
    public func backTapped() {
        guard !chosen.isSaving else { return }
        leave()
    }

    /// Ends the screen after it was left without its back button, as ``backTapped()`` does.
    ///
    /// A choice that is being saved still leads to the home screen, and so does one that was saved before a later one
    /// failed.
    public func dismissed() {
        guard !exit.hasLeft else { return }
        isDismissed = true
        finder.cancel()
        locating.cancel()
        if !chosen.isSaving { leave() }
    }

    // MARK: - Saving

    /// Begins to save a choice; only cancelling the returned work stops it.
    private func choose(_ location: Location, as place: DevicePlace? = nil) -> ChosenPlaces.Work? {
        guard !exit.hasLeft else { return nil }
        failure = nil
        return chosen.save(location, as: place, foundBy: finder.text(thatFound: location)) { [self] error in
            failure = error
            if error == nil || isDismissed { leave() }
        }
    }

    private func wait(for choice: ChosenPlaces.Work?) async {
        await withTaskCancellationHandler {
            _ = await choice?.value
        } onCancel: {
            choice?.cancel()
        }
    }

    /// Returns to the home screen when there is another place to show, otherwise to the previous screen.
    private func leave() {
        guard exit.take() else { return }
        finder.cancel()
        locating.cancel()
        if let location = chosen.takeSaved() {
            router.setRootHome(showing: location)
        } else if !isDismissed {
            router.dismiss()
        }
    }
}
