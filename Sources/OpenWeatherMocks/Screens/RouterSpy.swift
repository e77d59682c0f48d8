public import OpenWeatherHomeFeature

/// A router that goes nowhere and remembers where it was sent.
@MainActor
public final class RouterSpy {
    /// Where a router was sent.
    public enum Call: Hashable, Sendable {
        /// To the search.
        case search
        /// To the forecast.
        case forecast
        /// To the air quality.
        case airQuality
        /// To the settings.
        case settings
        /// To the converter.
        case converter
    }

    /// Every call in order.
    public private(set) var calls: [Call] = []

    /// Creates a router that was sent nowhere yet.
    public init() {}
}

extension RouterSpy: HomeRouting {
    /// Remembers ``Call/search``.
    public func showSearch() { calls.append(.search) }
    /// Remembers ``Call/forecast``.
    public func showForecast() { calls.append(.forecast) }
    /// Remembers ``Call/airQuality``.
    public func showAirQuality() { calls.append(.airQuality) }
    /// Remembers ``Call/settings``.
    public func showSettings() { calls.append(.settings) }
    /// Remembers ``Call/converter``.
    public func showConverter() { calls.append(.converter) }
}
