import OpenWeatherHomeFeature

/// A router of an app with a single screen.
@MainActor
final class NoRouter: HomeRouting {
    func showSearch() {}
    func showForecast() {}
    func showAirQuality() {}
    func showSettings() {}
    func showConverter() {}
}
