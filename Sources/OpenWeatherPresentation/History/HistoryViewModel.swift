public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The view model of the history screen: the places that the user looked at and the texts that the user searched for.
///
/// A view shows ``state`` and calls the event methods. The history is that of ``/OpenWeatherScreenKit/ScreenSettings``,
/// so the list shows changes made on other screens and, while the settings follow the store, in other processes. The
/// screen sends no requests.
///
/// A change of the list shows at once and is taken back with a notice when it cannot be saved. Cancelling the task of
/// such an event does not stop it. Clearing the history erases the diary of forecasts first; when that fails, a notice says
/// so, and the history stays, so that the user can try again.
///
/// Create the model with ``HistoryBuilder`` and keep it for as long as its view is shown.
@MainActor
@Observable
public final class HistoryViewModel: DismissibleScreen {
    private var hasRead = false
    private var failure: WeatherError?
    private var isConfirming = false

    @ObservationIgnored private var memory = ContentMemory<HistoryInputs>()
    @ObservationIgnored private var exit = ScreenExit()
    @ObservationIgnored private let getPreferences: GetPreferencesUseCase
    @ObservationIgnored private let saver: PreferencesSaver
    @ObservationIgnored private let diary: (any ForecastDiary)?
    @ObservationIgnored private let settings: ScreenSettings
    @ObservationIgnored private let router: any HistoryRouting

    /// Creates a view model.
    init(
        getPreferences: GetPreferencesUseCase,
        saver: PreferencesSaver,
        diary: (any ForecastDiary)?,
        settings: ScreenSettings,
        router: any HistoryRouting
    ) {
        self.getPreferences = getPreferences
        self.saver = saver
        self.diary = diary
        self.settings = settings
        self.router = router
    }

    // MARK: - State

    /// The content to show, computed from the history and the settings.
    ///
    /// While ``/OpenWeatherScreenKit/ScreenSettings/followTime(on:)`` runs, observing views read it again every minute, so
    /// that "Today" becomes "Yesterday" in time.
    public var state: HistoryContent {
        let inputs = HistoryInputs(
            history: settings.preferences.history,
            isRead: hasRead,
            keepsDiary: keepsDiary,
            isConfirming: isConfirming,
            readFailure: failure,
            saveFailure: saver.failure
        )
        return memory.content(of: inputs, in: settings.environment)
    }

    // MARK: - Events

    /// Reads the history.
    ///
    /// A failure to read it shows as a notice, or as a card when there is nothing else to show.
    public func onAppear() async {
        exit.open()
        saver.clearFailure()
        await read()
    }

    /// Reads the history again after a failure.
    public func retryTapped() async { await read() }

    /// Shows a home screen for a place without making it the current one, or repeats a search.
    ///
    /// An entry that is not in the list is ignored.
    public func entryTapped(_ id: HistoryEntry.ID) {
        guard !exit.hasLeft, let entry = settings.preferences.history.first(where: { $0.id == id }) else { return }
        switch entry.content {
        case .place(let location): router.showHome(at: location)
        case .search(let text): router.showSearch(for: text)
        }
    }

    /// Removes an entry; the favorites and the current place stay.
    public func removeTapped(_ id: HistoryEntry.ID) async {
        await saver.save { $0.removeFromHistory(id) }
    }

    /// Asks the user to confirm that the whole history is to be removed; does nothing while there is neither a history nor a
    /// diary that is kept.
    ///
    /// ``HistoryContent/confirmation`` has the texts and the buttons.
    public func clearTapped() {
        if keepsDiary || !settings.preferences.history.isEmpty { isConfirming = true }
    }

    /// Erases the diary of forecasts and removes the whole history; does nothing unless the user was asked to confirm it.
    public func clearConfirmed() async {
        guard isConfirming else { return }
        isConfirming = false
        if let failure = await eraseDiary() {
            saver.failure = failure
        } else {
            await saver.save { $0.clearHistory() }
        }
    }

    /// Leaves the history as it is.
    public func clearCancelled() { isConfirming = false }

    /// Returns to the previous screen; a second call before the next appearance does nothing.
    public func backTapped() {
        isConfirming = false
        if exit.take() { router.dismiss() }
    }

    /// Ends the screen after it was left without its back button.
    public func dismissed() {
        isConfirming = false
        _ = exit.take()
    }

    // MARK: - Diary

    private var keepsDiary: Bool { diary != nil && settings.preferences.keepsDiary }

    /// Erases the diary, also when the task is cancelled, and also one that is no longer kept; returns the failure.
    private func eraseDiary() async -> WeatherError? {
        guard let diary else { return nil }
        saver.clearFailure()
        return await Task {
            do throws(WeatherError) {
                try await diary.erase()
                return nil
            } catch {
                return error
            }
        }
        .value
    }

    // MARK: - Reading

    private func read() async {
        let revision = saver.revision
        do throws(WeatherError) {
            let stored = try await getPreferences()
            guard !Task.isCancelled else { return }
            (hasRead, failure) = (true, nil)
            // A reading that overlaps a change may be older than what the change stored.
            if saver.revision == revision { settings.apply(stored) }
        } catch {
            guard !Task.isCancelled else { return }
            failure = error
        }
    }
}
