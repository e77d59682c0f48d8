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

/// The view model of a screen, as ``ScreenFactory`` creates it.
///
/// A front end switches over the value to choose a view. ``ScreenFactory/makeScreen(for:at:router:)`` returns the same
/// view model for as long as the screen is in the path.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum Screen: Sendable {
    /// Home.
    case home(HomeViewModel)
    /// The search for places.
    case search(LocationSearchViewModel)
    /// The forecast.
    case forecast(ForecastViewModel)
    /// One day of the forecast.
    case dayDetail(DayDetailViewModel)
    /// The air quality.
    case airQuality(AirQualityViewModel)
    /// The map.
    case map(WeatherMapViewModel)
    /// The favorites.
    case favorites(FavoritesViewModel)
    /// The history.
    case history(HistoryViewModel)
    /// The settings.
    case settings(SettingsViewModel)
    /// The temperature converter.
    case converter(ConverterViewModel)
    /// A screen of the app's own, with the values of ``Route/custom(id:value:)``.
    case custom(id: String, value: String)

    /// The view model as a screen that can be reloaded; `nil` for a screen that does not show the current place.
    public var reloadable: (any ReloadableScreen)? {
        switch self {
        case .home(let screen): screen
        case .forecast(let screen): screen
        case .dayDetail(let screen): screen
        case .airQuality(let screen): screen
        case .map(let screen): screen
        case .favorites(let screen): screen
        case .search, .history, .settings, .converter, .custom: nil
        }
    }

    /// The view model as a screen whose work ends when it is left; `nil` for a screen without a view model.
    public var dismissible: (any DismissibleScreen)? {
        switch self {
        case .home(let screen): screen
        case .search(let screen): screen
        case .forecast(let screen): screen
        case .dayDetail(let screen): screen
        case .airQuality(let screen): screen
        case .map(let screen): screen
        case .favorites(let screen): screen
        case .history(let screen): screen
        case .settings(let screen): screen
        case .converter(let screen): screen
        case .custom: nil
        }
    }
}
