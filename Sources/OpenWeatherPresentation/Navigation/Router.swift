public import OpenWeatherAirQualityFeature
public import OpenWeatherConverterFeature
public import OpenWeatherForecastFeature
public import OpenWeatherHomeFeature
public import OpenWeatherLocationSearchFeature
public import OpenWeatherSettingsFeature

/// Every way between the screens: the routing protocols of all of them together.
///
/// Screens see only the narrow protocol of their own exits; the app's router conforms to this one.
@MainActor
public protocol Router: HomeRouting, LocationSearchRouting, ForecastRouting, DayDetailRouting,
    AirQualityRouting, SettingsRouting, ConverterRouting
{}
