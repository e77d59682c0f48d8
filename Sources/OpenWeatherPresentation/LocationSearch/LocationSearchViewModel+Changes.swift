public import OpenWeatherCore
import OpenWeatherScreenKit

extension LocationSearchViewModel {
    /// Adds `location` to the favorites, or removes it when it is shown as one.
    public func favoriteToggled(_ location: Location) async {
        let isFavorite = settings.preferences.isFavorite(location.id)
        let now = settings.environment.now()
        await change(location) { preferences in
            // The change follows what the user saw, so two quick taps do not cancel each other out.
            guard preferences.isFavorite(location.id) == isFavorite else { return }
            preferences.toggleFavorite(location, at: now)
        }
    }

    /// Removes `location` from the recent places; the current place and the favorites stay.
    public func removeRecentTapped(_ location: Location) async {
        await change(location) { $0.removeRecent(location.id) }
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

    /// Records a search; one that cannot be recorded is only missing from the history.
    func record(_ text: String) async {
        let now = settings.environment.now()
        guard let preferences = try? await useCases.savePreferences({ $0.recordSearch(text, at: now) }) else { return }
        settings.apply(preferences)
    }
}
