public import OpenWeatherAirQualityFeature
public import OpenWeatherConverterFeature
public import OpenWeatherForecastFeature
public import OpenWeatherHomeFeature
public import OpenWeatherLocationSearchFeature
public import OpenWeatherScreenKit
public import OpenWeatherSettingsFeature

/// Every way between the screens: the routing protocols of all of them together.
///
/// Screens see only the narrow protocol of their own exits; the app's router conforms to this one.
@MainActor
public protocol Router: HomeRouting, LocationSearchRouting, ForecastRouting, DayDetailRouting,
    AirQualityRouting, SettingsRouting, ConverterRouting
{
    /// Names home as the screen to reload when another one changed what it shows.
    func attach(home: any ReloadableScreen)

    /// Names a screen to reload when the place changes while it stays where it is.
    func attach(_ screen: any ReloadableScreen, at route: Route)
}

extension Router {
    /// Does nothing, for a router that reloads no screen.
    public func attach(home: any ReloadableScreen) {}

    /// Does nothing, for a router that reloads no screen.
    public func attach(_ screen: any ReloadableScreen, at route: Route) {}
}
