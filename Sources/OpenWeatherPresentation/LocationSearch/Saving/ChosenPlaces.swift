import OpenWeatherCore
import OpenWeatherScreenKit

/// Saves the places that the user chooses, one after another, so that the last choice becomes the current place.
///
/// A choice that is superseded while it waits is not saved, and only the last choice reports how it ended. That report
/// and the next choice both happen on the main actor, so they never interleave.
@MainActor
final class ChosenPlaces {
    /// The saving of a choice; its value is the place saved last, by this choice or by one that it waited for.
    typealias Work = Task<LocationID?, Never>

    private struct Choice {
        let generation: Int
        let location: LocationID
        let isDevice: Bool
        let work: Work
    }

    /// A Boolean value that indicates whether a choice is being saved or waits for an earlier one.
    var isSaving: Bool { last != nil }

    private var last: Choice?
    private var generation = 0
    private var saved: Location?
    private let savePreferences: SavePreferencesUseCase
    private let settings: ScreenSettings

    /// Creates an object that saves places and applies what was stored to `settings`.
    init(savePreferences: SavePreferencesUseCase, settings: ScreenSettings) {
        self.savePreferences = savePreferences
        self.settings = settings
    }

    /// Returns the place saved last and forgets it; `nil` when none was saved since the previous call.
    ///
    /// A choice that was cancelled or superseded counts as well when it was saved all the same.
    func takeSaved() -> Location? {
        defer { saved = nil }
        return saved
    }

    /// Saves `location` after the choices before it; choosing the same place again joins the choice under way.
    ///
    /// - Parameters:
    ///   - location: The place.
    ///   - device: The same place as that of the device, which it then follows; `nil` for a place that stays the same.
    ///   - text: The search that found the place, which is recorded with it; `nil` when there was none.
    ///   - end: Called with the failure, or with `nil` on success; not called when the work was cancelled or a later
    ///     choice was made.
    /// - Returns: The work, which a caller may await or cancel.
    func save(
        _ location: Location,
        as device: DevicePlace?,
        foundBy text: String?,
        _ end: @escaping @MainActor (_ failure: WeatherError?) -> Void
    ) -> Work {
        if let last, last.location == location.id, last.isDevice == (device != nil), !last.work.isCancelled {
            return last.work
        }
        generation += 1
        let generation = generation
        let before = last?.work
        let work = Task {
            var current = await before?.value
            var failure: WeatherError?
            if last?.generation == generation, !Task.isCancelled, current != location.id || device != nil {
                do throws(WeatherError) {
                    let now = settings.environment.now()
                    let preferences = try await savePreferences { preferences in
                        if let text { preferences.recordSearch(text, at: now) }
                        if let device {
                            preferences.selectDevice(device)
                        } else {
                            preferences.select(location, at: now)
                        }
                    }
                    settings.apply(preferences)
                    current = location.id
                    saved = location
                } catch {
                    failure = error
                }
            }
            if last?.generation == generation {
                last = nil
                if !Task.isCancelled { end(failure) }
            }
            return current
        }
        last = Choice(generation: generation, location: location.id, isDevice: device != nil, work: work)
        return work
    }
}
