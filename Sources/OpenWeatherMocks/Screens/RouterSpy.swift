public import OpenWeatherCore
public import OpenWeatherPresentation

/// A router that shows no screens and records its calls.
///
/// Pass it to a view model in place of the real router, and check ``calls`` after an event.
@MainActor
public final class RouterSpy {
    /// A call of the router.
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
    /// Records that the search was shown.
    public func showSearch() { calls.append(.show(.search)) }
    /// Records that the forecast was shown.
    public func showForecast() { calls.append(.show(.forecast)) }
    /// Records that a day was shown.
    public func showDayDetail(_ day: LocalDay) { calls.append(.show(.dayDetail(day))) }
    /// Records that the air quality was shown.
    public func showAirQuality() { calls.append(.show(.airQuality)) }
    /// Records that the settings were shown.
    public func showSettings() { calls.append(.show(.settings)) }
    /// Records that the converter was shown.
    public func showConverter() { calls.append(.show(.converter)) }
    /// Records that a screen was dismissed.
    public func dismiss() { calls.append(.dismiss) }
    /// Records that home became the only screen.
    public func setRootHome() { calls.append(.setRootHome) }
}
