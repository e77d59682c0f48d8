public import OpenWeatherAirQualityFeature
public import OpenWeatherConverterFeature
public import OpenWeatherCore
public import OpenWeatherFavoritesFeature
public import OpenWeatherForecastFeature
public import OpenWeatherHistoryFeature
public import OpenWeatherHomeFeature
public import OpenWeatherLocationSearchFeature
public import OpenWeatherMapFeature
public import OpenWeatherSettingsFeature

/// A router that shows no other screens, for examples with a single one.
@MainActor
public final class NoRouter: HomeRouting, LocationSearchRouting, ForecastRouting, DayDetailRouting, AirQualityRouting,
    WeatherMapRouting, FavoritesRouting, HistoryRouting, SettingsRouting, ConverterRouting
{
    /// Creates a router.
    public init() {}

    /// Does nothing.
    public func showSearch() {}
    /// Does nothing.
    public func showSearch(for text: String) {}
    /// Does nothing.
    public func showForecast(at location: Location?) {}
    /// Does nothing.
    public func showDayDetail(_ day: LocalDay, at location: Location?) {}
    /// Does nothing.
    public func showAirQuality(at location: Location?) {}
    /// Does nothing.
    public func showHome(at location: Location) {}
    /// Does nothing.
    public func showFavorites() {}
    /// Does nothing.
    public func showHistory() {}
    /// Does nothing.
    public func showSettings() {}
    /// Does nothing.
    public func showConverter() {}
    /// Does nothing.
    public func setRootHome() {}
    /// Does nothing.
    public func dismiss() {}
}
