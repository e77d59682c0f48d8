package import OpenWeatherCore

/// The button that marks the place of a screen as a favorite, or removes the mark.
///
/// A tap calls the view model's `favoriteToggled()`. The button shows the change at once, before it has been saved.
public struct FavoriteContent: Hashable, Sendable, Identifiable {
    /// A Boolean value that indicates whether the place is a favorite.
    public let isFavorite: Bool
    /// The button, with a filled star for a favorite.
    public let action: ActionContent
    /// A remark that the last change could not be saved; `nil` when there is none.
    public let notice: NoticeContent?

    /// The stable identifier of the button for user-interface tests, for example `home.favoriteToggle`.
    public var id: String { action.id }

    /// Creates the button; `failure` is that of the last change, or `nil` when it was saved.
    package init(id: String, isFavorite: Bool, failure: WeatherError?, in environment: ScreenEnvironment) {
        let texts = FavoriteTexts.texts(in: environment)
        self.isFavorite = isFavorite
        action = ActionContent(
            id: id,
            title: isFavorite ? texts.remove : texts.add,
            symbolName: isFavorite ? "star.fill" : "star"
        )
        notice = failure.map { NoticeContent(id: "\(id).notice", failure: $0, in: environment) }
    }
}

/// Marks places as favorites, showing each change at once and saving it afterwards.
///
/// Changes are saved one after another, so that the last tap decides. A change that cannot be saved is taken back, and
/// leaves a notice when it was the last. Saving goes on when the task of the tap is cancelled.
@MainActor
package final class FavoriteToggle {
    private let saver: PreferencesSaver
    private let settings: ScreenSettings

    /// Creates a toggle that saves to `preferences` and shows changes in `settings`.
    package init(preferences: any PreferencesStore, settings: ScreenSettings) {
        saver = PreferencesSaver(preferences: preferences, settings: settings, reportsLastChangeOnly: true)
        self.settings = settings
    }

    /// Returns the button for `location`; `nil` while the screen has no place.
    package func content(_ location: Location?, id: String) -> FavoriteContent? {
        guard let location else { return nil }
        return FavoriteContent(
            id: id,
            isFavorite: settings.preferences.isFavorite(location.id),
            failure: saver.failure,
            in: settings.environment
        )
    }

    /// Removes the notice of a failure, for a screen that appears.
    package func clearFailure() { saver.clearFailure() }

    /// Marks `location` as a favorite, or removes the mark when it is shown as one; returns when that is saved.
    ///
    /// Does nothing without a place.
    package func toggle(_ location: Location?) async {
        guard let location else { return }
        let isMarked = !settings.preferences.isFavorite(location.id)
        let now = settings.environment.now()
        await saver.save { preferences in
            if preferences.isFavorite(location.id) != isMarked { preferences.toggleFavorite(location, at: now) }
        }
    }
}
