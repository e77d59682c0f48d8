public import Foundation
public import OpenWeatherCore
public import OpenWeatherHomeFeature
public import OpenWeatherWidgetFeature

/// Everything the screens are made of, put together once; one line replaces any part.
///
/// ```swift
/// var parts = ScreenDependencies(
///     weather: client.weather,
///     airQuality: client.airQuality,
///     geocoding: client.geocoding,
///     preferences: preferences
/// )
/// parts.locationProvider = locationProvider
/// let factory = ScreenFactory(parts)
/// ```
public struct ScreenDependencies: Sendable {
    /// The source of weather.
    public var weather: any WeatherRepository
    /// The source of air quality.
    public var airQuality: any AirQualityRepository
    /// The source of places.
    public var geocoding: any GeocodingRepository
    /// The store of places and of what the user chose.
    public var preferences: any PreferencesStore
    /// The source of the device's own place; without one no screen offers it.
    public var locationProvider: (any LocationProvider)?
    /// The watcher of the network; without one it is taken to be there.
    public var connectivityMonitor: (any ConnectivityMonitor)?
    /// The cache that the settings tell about and empty; without one they have no section about it.
    public var cache: (any CacheControl)?
    /// Whether and how home refreshes itself.
    public var autoRefresh = AutoRefresh.everyMinute
    /// The scale that the air-quality screen begins with.
    public var airQualityScale = AirQualityScale.openWeather
    /// How long the typing has to pause before a search begins.
    public var searchDelay = Duration.milliseconds(400)
    /// The clock that delays and intervals are measured on.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// The device's locale.
    public var deviceLocale = Locale.autoupdatingCurrent
    /// The reader's zone.
    public var timeZone = TimeZone.autoupdatingCurrent
    /// The wall clock.
    public var now: @Sendable () -> Date = { Date() }

    /// Puts the sources together; everything else has a default and can be replaced afterwards.
    public init(
        weather: any WeatherRepository,
        airQuality: any AirQualityRepository,
        geocoding: any GeocodingRepository,
        preferences: any PreferencesStore
    ) {
        self.weather = weather
        self.airQuality = airQuality
        self.geocoding = geocoding
        self.preferences = preferences
    }

    /// Makes the timeline of a widget, whose process needs no screens.
    public func makeWidgetTimelineProvider(reloadLog: WidgetReloadLog) -> WidgetTimelineProvider {
        WidgetTimelineProvider(
            weather: weather,
            preferences: preferences,
            locationProvider: locationProvider,
            reloadLog: reloadLog,
            deviceLocale: deviceLocale,
            timeZone: timeZone,
            now: now
        )
    }
}
