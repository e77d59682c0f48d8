public import OpenWeatherCore
public import OpenWeatherScreenKit

/// A builder of view models for the history screen.
///
/// A builder is a value without state of its own. Create it once, and call ``makeViewModel(settings:router:)`` each time
/// the screen is shown.
public struct HistoryBuilder: Sendable {
    private let preferences: any PreferencesStore
    private let diary: (any ForecastDiary)?

    /// Creates a builder.
    ///
    /// - Parameters:
    ///   - preferences: The store of the history.
    ///   - diary: The diary of forecasts that is erased with the history; `nil` for none.
    public init(preferences: any PreferencesStore, diary: (any ForecastDiary)? = nil) {
        self.preferences = preferences
        self.diary = diary
    }

    /// Creates a view model that shows `settings` and other screens through `router`.
    @MainActor
    public func makeViewModel(settings: ScreenSettings, router: any HistoryRouting) -> HistoryViewModel {
        HistoryViewModel(
            getPreferences: GetPreferencesUseCase(store: preferences),
            saver: PreferencesSaver(preferences: preferences, settings: settings),
            diary: diary,
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
