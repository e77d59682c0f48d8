import Observation
package import OpenWeatherCore

/// Saves changes of the preferences, showing each at once and taking it back when it cannot be saved.
///
/// Changes are saved one after another in the order in which they were made. Saving goes on when the task that made a
/// change is cancelled, because the user has already seen it happen.
///
/// Each failure is reported, unless the saver is one of changes that supersede each other, such as taps on one button:
/// then only that of the last change is.
@MainActor
@Observable
package final class PreferencesSaver {
    /// The failure of a change that was taken back; `nil` when there was none since the last change began.
    ///
    /// A screen with one notice for both also sets the failure of a reading here.
    package var failure: WeatherError?

    /// A number that grows whenever a change begins or ends, so that a reading can tell whether it is out of date.
    @ObservationIgnored package private(set) var revision = 0

    @ObservationIgnored private var last: (id: PendingPreferences.ID, saving: Task<Void, Never>)?
    @ObservationIgnored private let savePreferences: SavePreferencesUseCase
    @ObservationIgnored private let settings: ScreenSettings
    @ObservationIgnored private let reportsLastChangeOnly: Bool

    /// Creates a saver that writes to `preferences` and shows changes in `settings`.
    package init(preferences: any PreferencesStore, settings: ScreenSettings, reportsLastChangeOnly: Bool = false) {
        savePreferences = SavePreferencesUseCase(store: preferences)
        self.settings = settings
        self.reportsLastChangeOnly = reportsLastChangeOnly
    }

    /// Forgets the failure, for a screen that appears.
    package func clearFailure() {
        if failure != nil { failure = nil }
    }

    /// Waits until every change made so far was saved or taken back; returns at once when there is none.
    package func waitForSaving() async { await last?.saving.value }

    /// Shows `change` and saves it; returns when it was saved or taken back.
    package func save(_ change: @escaping PendingPreferences.Change) async {
        await enqueue(change)?.value
    }

    /// Shows `change` at once and saves it after those before it.
    ///
    /// - Returns: The saving; `nil` when the change alters nothing that is shown, such as a second quick tap on the same
    ///   button.
    @discardableResult
    package func enqueue(_ change: @escaping PendingPreferences.Change) -> Task<Void, Never>? {
        guard let id = settings.begin(change) else { return nil }
        clearFailure()
        revision += 1
        let before = last?.saving
        let saving = Task {
            await before?.value
            do throws(WeatherError) {
                settings.commit(id, stored: try await savePreferences(change))
            } catch {
                settings.revert(id)
                if !reportsLastChangeOnly || last?.id == id { failure = error }
            }
            revision += 1
        }
        last = (id, saving)
        return saving
    }
}
