public import Foundation
public import OpenWeatherCore
public import OpenWeatherHomeFeature
public import OpenWeatherScreenKit
public import OpenWeatherWidgetFeature

/// The dependencies of all screens, composed once per app.
///
/// The sources are required. Everything else has a default and can be replaced before the value is passed to
/// ``ScreenFactory/init(_:)``:
///
/// ```swift
/// var parts = ScreenDependencies(
///     weather: client.repositories.weather,
///     airQuality: client.repositories.airQuality,
///     geocoding: client.repositories.geocoding,
///     preferences: preferences
/// )
/// parts.locationProvider = locationProvider
/// let factory = ScreenFactory(parts)
/// ```
public struct ScreenDependencies: Sendable {
    /// The source of weather.
    public var weather: any WeatherRepository
    /// The source of air quality, of which home and the screens of days take for the good times what is cached.
    public var airQuality: any AirQualityRepository
    /// The source of places.
    public var geocoding: any GeocodingRepository
    /// The store of places and settings.
    public var preferences: any PreferencesStore
    /// The source of One Call, whose requests may be billed; with `nil` no screen requests it.
    ///
    /// Home shows rain in the next minutes and alerts from it, and the forecast the UV index and the moon of each day.
    /// A source that refuses, for example a key without a subscription, leaves the screens as they are without one.
    public var oneCall: (any OneCallRepository)?
    /// The source of the weather that home compares the present one with; with `nil` it compares nothing.
    ///
    /// `OpenWeatherApp.live` adds one that reads the ``diary``.
    public var comparison: (any WeatherComparisonRepository)?
    /// The source of the tiles of the map screen, each of which is a call; with `nil` no screen leads to the map.
    public var maps: (any MapTileRepository)?
    /// The activities whose good times home and the screens of days show, as far as the user chose them; with `nil` they show
    /// none.
    ///
    /// Finding the times sends no request. `OpenWeatherApp.live` has those of `OpenWeatherInsights`.
    public var activities: ScreenActivities?
    /// The diary of forecasts, which the settings screen has a switch for, and which is erased with the history; with `nil`
    /// there is no switch.
    ///
    /// The screens never write into it: `OpenWeatherApp.live` has sources that do.
    public var diary: (any ForecastDiary)?
    /// The source of the accuracy that forecasts had at a place, which the screens of days show; with `nil` they show none.
    ///
    /// It sends no request. `OpenWeatherApp.live` has one that reads the ``diary``.
    public var accuracy: (any ForecastAccuracySource)?
    /// The source of the device's location; with `nil` no screen offers it.
    public var locationProvider: (any LocationProvider)?
    /// A Boolean value that indicates whether home asks for the location of the device when it appears without a place, and
    /// not only for a tap; `false` by default.
    ///
    /// It prompts the user for permission, once. Without a ``locationProvider`` it has no effect.
    public var asksForLocationAtFirstLaunch = false
    /// A Boolean value that indicates whether home proposes the city of the ``timeZone`` to a user without a place; `false`
    /// by default.
    ///
    /// Looking the city up sends its name to the source of places, with one request. It suits a device that has no other
    /// way to know where it is.
    public var proposesCityOfTimeZone = false
    /// The places to begin with: at the first start of the app the first is selected, and all are favorites.
    ///
    /// `OpenWeatherApp` applies them, see ``/OpenWeatherCore/Preferences/begin(with:)``.
    public var defaultPlaces: [Location] = []
    /// The monitor of the network; with `nil` the device counts as online.
    public var connectivityMonitor: (any ConnectivityMonitor)?
    /// The cache that the settings screen reports on and clears; with `nil` it has no section about a cache.
    public var cache: (any CacheControl)?
    /// The meter of the calls that the settings screen reports on; with `nil` it has no section about calls.
    public var budget: (any CallMeter)?
    /// The part of the app that shows notices about the weather; with `nil` the settings screen has no section about them.
    ///
    /// The section changes ``/OpenWeatherCore/Preferences/notices``. Planning them is up to the app; the refresh in the
    /// background of [OpenWeatherComposition](/documentation/openweathercomposition) does it.
    public var notifier: (any WeatherNotifier)?
    /// The provider of the data that the settings screen names; OpenWeather by default.
    ///
    /// Every other screen names the source of the values that it shows.
    public var source = DataSource.openWeather
    /// The automatic refresh of the home screen.
    public var autoRefresh = AutoRefresh.everyMinute
    /// A Boolean value that indicates whether a window shows the screens again that it showed when the app was left.
    public var restoresPath = true
    /// The scale that the air quality screen shows first.
    public var airQualityScale = AirQualityScale.openWeather
    /// The time to wait after the last change of a search text before the search begins.
    public var searchDelay = Duration.milliseconds(400)
    /// The clock that measures delays and intervals.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// The locale of the device.
    public var deviceLocale = Locale.autoupdatingCurrent
    /// The time zone of the user.
    public var timeZone = TimeZone.autoupdatingCurrent
    /// A closure that returns the current date.
    public var now: @Sendable () -> Date = { Date() }

    /// Creates dependencies with these sources and the defaults of everything else.
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

    /// Creates the timeline provider of a widget, whose process needs no screens.
    ///
    /// - Parameters:
    ///   - reloadLog: The record of earlier reloads.
    ///   - fetchesForecast: Whether timelines fetch the forecast, with one more request, when the cache has none that is
    ///     fresh; by default they show the one that the app has fetched.
    /// - Returns: A provider with these dependencies.
    public func makeWidgetTimelineProvider(
        reloadLog: WidgetReloadLog,
        fetchesForecast: Bool = false
    ) -> WidgetTimelineProvider {
        WidgetTimelineProvider(
            weather: weather,
            preferences: preferences,
            locationProvider: locationProvider,
            comparison: comparison,
            reloadLog: reloadLog,
            fetchesForecast: fetchesForecast,
            deviceLocale: deviceLocale,
            timeZone: timeZone,
            now: now
        )
    }
}
