public import OpenWeatherCore
public import OpenWeatherScreenKit

/// A builder of view models for the history screen.
///
/// A builder is a value without state of its own. Create it once, and call ``makeViewModel(settings:router:)`` each time
/// the screen is shown.
public struct HistoryBuilder: Sendable {
    private let preferences: any PreferencesStore

    /// Creates a builder with the store of the history.
    public init(preferences: any PreferencesStore) {
        self.preferences = preferences
    }

    /// Creates a view model that shows `settings` and other screens through `router`.
    @MainActor
    public func makeViewModel(settings: ScreenSettings, router: any HistoryRouting) -> HistoryViewModel {
        HistoryViewModel(
            getPreferences: GetPreferencesUseCase(store: preferences),
            saver: PreferencesSaver(preferences: preferences, settings: settings),
            settings: settings,
            router: router
        )
    }
}

/// The screens that the history screen leads to.
///
/// An app's router conforms to it. `AppRouter` of `OpenWeatherPresentation` does.
@MainActor
public protocol HistoryRouting: AnyObject {
    /// Shows a home screen for `location` without making it the current place.
    func showHome(at location: Location)

    /// Shows the search for places, which begins with a search for `text`.
    func showSearch(for text: String)

    /// Returns to the previous screen.
    func dismiss()
}
