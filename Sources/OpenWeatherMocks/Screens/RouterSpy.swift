public import OpenWeatherCore
public import OpenWeatherPresentation

/// A router that goes nowhere and remembers where it was sent.
@MainActor
public final class RouterSpy {
    /// Where a router was sent.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Call: Hashable, Sendable {
        /// To a screen above the present one.
        case show(Route)
        /// Back to the screen below.
        case dismiss
        /// To home, whatever was above it.
        case setRootHome
    }

    /// Every call in order.
    public private(set) var calls: [Call] = []

    /// Creates a router that was sent nowhere yet.
    public init() {}
}

extension RouterSpy: Router {
    /// Remembers that the search was shown.
    public func showSearch() { calls.append(.show(.search)) }
    /// Remembers that the forecast was shown.
    public func showForecast() { calls.append(.show(.forecast)) }
    /// Remembers that a day was shown.
    public func showDayDetail(_ day: LocalDay) { calls.append(.show(.dayDetail(day))) }
    /// Remembers that the air quality was shown.
    public func showAirQuality() { calls.append(.show(.airQuality)) }
    /// Remembers that the settings were shown.
    public func showSettings() { calls.append(.show(.settings)) }
    /// Remembers that the converter was shown.
    public func showConverter() { calls.append(.show(.converter)) }
    /// Remembers that a screen was left.
    public func dismiss() { calls.append(.dismiss) }
    /// Remembers that home was shown.
    public func setRootHome() { calls.append(.setRootHome) }
}
