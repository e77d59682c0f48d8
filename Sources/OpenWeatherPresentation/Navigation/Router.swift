public import OpenWeatherAirQualityFeature
public import OpenWeatherConverterFeature
public import OpenWeatherFavoritesFeature
public import OpenWeatherForecastFeature
public import OpenWeatherHistoryFeature
public import OpenWeatherHomeFeature
public import OpenWeatherLocationSearchFeature
public import OpenWeatherMapFeature
public import OpenWeatherScreenKit
public import OpenWeatherSettingsFeature

/// The routing protocols of all screens together.
///
/// A screen sees only the narrow protocol of its own exits. ``AppRouter`` conforms to this one; conform a type of your
/// own to it when an app navigates by other means than a path. A router must not hold a view model strongly, because
/// view models hold their router.
@MainActor
public protocol Router: HomeRouting, LocationSearchRouting, ForecastRouting, DayDetailRouting,
    AirQualityRouting, WeatherMapRouting, FavoritesRouting, HistoryRouting, SettingsRouting, ConverterRouting
{
    /// Registers the home screen, to be reloaded when another screen has changed what it shows.
    func attach(home: any ReloadableScreen)

    /// Shows the search for places, which begins with a search for `text`.
    func showSearch(for text: String)

    /// Registers a screen, to be reloaded when the place changes while the screen stays on show.
    func attach(_ screen: any ReloadableScreen, at route: Route)
}

extension Router {
    /// Does nothing, for a router that reloads no screens.
    public func attach(home: any ReloadableScreen) {}

    /// Does nothing, for a router that reloads no screens.
    public func attach(_ screen: any ReloadableScreen, at route: Route) {}
}
