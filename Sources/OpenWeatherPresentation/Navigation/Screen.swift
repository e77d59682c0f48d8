public import OpenWeatherAirQualityFeature
public import OpenWeatherConverterFeature
public import OpenWeatherForecastFeature
public import OpenWeatherHomeFeature
public import OpenWeatherLocationSearchFeature
public import OpenWeatherScreenKit
public import OpenWeatherSettingsFeature

/// A screen that was made, whichever it is; a front end switches over it to choose its view.
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
    /// The quality of the air.
    case airQuality(AirQualityViewModel)
    /// The settings.
    case settings(SettingsViewModel)
    /// The temperature converter.
    case converter(ConverterViewModel)

    /// The screen as something that can be reloaded; `nil` for one that shows nothing about the current place.
    public var reloadable: (any ReloadableScreen)? {
        switch self {
        case .home(let screen): screen
        case .forecast(let screen): screen
        case .dayDetail(let screen): screen
        case .airQuality(let screen): screen
        case .search, .settings, .converter: nil
        }
    }
}
