public import OpenWeatherCore
public import OpenWeatherPresentation

/// A router that shows no screens and records its calls.
///
/// Pass it to a view model in place of the real router, and check ``calls`` after an event.
///
/// ```swift
/// let router = RouterSpy()
/// let home = HomeBuilder(weather: weather, preferences: InMemoryPreferencesStore())
///     .makeViewModel(settings: ScreenSettings(), router: router)
///
/// home.searchTapped()
///
/// #expect(router.calls == [.show(.search)])
/// ```
@MainActor
public final class RouterSpy {
    /// A call of the router.
    ///
    /// Compare a whole array of calls, as in `router.calls == [.show(.search)]`: a second call that should not happen
    /// is then found as well.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Call: Hashable, Sendable {
        /// A screen was pushed.
        case show(Route)
        /// The top screen was dismissed.
        case dismiss
        /// All screens above home were dismissed.
        case setRootHome
    }

    /// Every call so far, in order.
    public private(set) var calls: [Call] = []

    /// Creates a router without calls.
    public init() {}
}

extension RouterSpy: Router {
    /// Records that a home screen above the app's own was shown.
    public func showHome(at location: Location) { calls.append(.show(.home(location))) }
    /// Records that the search was shown.
    public func showSearch() { calls.append(.show(.search)) }
    /// Records that the search for a text was shown.
    public func showSearch(for text: String) { calls.append(.show(.search(for: text))) }
    /// Records that the forecast was shown.
    public func showForecast(at location: Location? = nil) { calls.append(.show(.forecast(at: location))) }
    /// Records that a day was shown.
    public func showDayDetail(_ day: LocalDay, at location: Location? = nil) {
        calls.append(.show(.dayDetail(day, at: location)))
    }
    /// Records that the air quality was shown.
    public func showAirQuality(at location: Location? = nil) { calls.append(.show(.airQuality(at: location))) }
    /// Records that the map was shown.
    public func showMap(at location: Location? = nil) { calls.append(.show(.map(at: location))) }
    /// Records that the favorites were shown.
    public func showFavorites() { calls.append(.show(.favorites)) }
    /// Records that the history was shown.
    public func showHistory() { calls.append(.show(.history)) }
    /// Records that the settings were shown.
    public func showSettings() { calls.append(.show(.settings)) }
    /// Records that the converter was shown.
    public func showConverter() { calls.append(.show(.converter)) }
    /// Records that a screen was dismissed.
    public func dismiss() { calls.append(.dismiss) }
    /// Records that home became the only screen.
    public func setRootHome() { calls.append(.setRootHome) }
}
