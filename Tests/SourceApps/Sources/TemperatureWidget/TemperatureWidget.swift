import OpenWeatherPresentation

/// A converter and widgets over a source that need not be OpenWeather.
@MainActor
struct TemperatureWidget {
    let factory: ScreenFactory
    let router: AppRouter
    let converter: ConverterViewModel
    let widgets: WidgetTimelineProvider

    /// Composes the app.
    ///
    /// - Parameters:
    ///   - weather: The source of the weather, such as WeatherKit.
    ///   - places: The source of places; without one, the search finds coordinates alone.
    ///   - preferences: The store that the app shares with its widgets.
    ///   - reloads: The record of the widgets' reloads.
    ///   - adjust: Changes what the screens use, such as the source of the location.
    init(
        weather: any WeatherRepository,
        places: any GeocodingRepository = UnavailableGeocodingRepository(),
        preferences: any PreferencesStore,
        reloads: WidgetReloadLog,
        adjust: (inout ScreenDependencies) -> Void = { _ in }
    ) {
        var parts = ScreenDependencies(
            weather: weather,
            airQuality: UnavailableAirQualityRepository(),
            geocoding: places,
            preferences: preferences
        )
        adjust(&parts)
        factory = ScreenFactory(parts)
        router = factory.makeRouter()
        converter = ConverterBuilder(
            geocoding: places,
            weather: weather,
            preferences: preferences,
            locationProvider: parts.locationProvider,
            debounce: parts.searchDelay
        )
        .makeViewModel(settings: factory.settings, router: router)
        widgets = parts.makeWidgetTimelineProvider(reloadLog: reloads)
    }
}

extension TemperatureBand {
    /// The colors of the app, from the top to the bottom.
    var colors: ColorGradient {
        switch self {
        case .cold: ColorGradient(top: RGBColor(hex: 0x667eea), bottom: RGBColor(hex: 0x764ba2))
        case .mild: ColorGradient(top: RGBColor(hex: 0x11998e), bottom: RGBColor(hex: 0x38ef7d))
        case .warm: ColorGradient(top: RGBColor(hex: 0xf093fb), bottom: RGBColor(hex: 0xf5576c))
        case .hot: ColorGradient(top: RGBColor(hex: 0xff512f), bottom: RGBColor(hex: 0xdd2476))
        }
    }
}
