/// The ways out of the home screen.
///
/// A router that is already on its way to a screen ignores a second call for it, so that two quick taps open one.
@MainActor
public protocol HomeRouting: AnyObject {
    /// Shows the search for places.
    func showSearch()

    /// Shows the forecast for the current place.
    func showForecast()

    /// Shows the quality of the air at the current place.
    func showAirQuality()

    /// Shows the settings.
    func showSettings()

    /// Shows the temperature converter.
    func showConverter()
}
