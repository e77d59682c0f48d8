public import Foundation
public import OpenWeatherCore
import OpenWeatherScreenKit

/// A provider of timelines for weather widgets.
///
/// A widget shows the weather at a ``WidgetPlace``: by default at the current place, or at the location of the device when
/// the user has chosen none. The methods correspond to those of WidgetKit's timeline providers, also of the one for
/// widgets that the user configures: map the family to a ``WidgetSize`` and the configuration to a place.
///
/// Later entries of a timeline show the same weather and only mark it as outdated: a forecast is not a measurement. Steps
/// and days of the forecast that are over by then are left out.
///
/// The app and the widget are two processes. Give both of them repositories over the same cache directory, so that the
/// widget finds the weather that the app has fetched, and let the app reload its widgets when the user changes the
/// place, the favorites, the units, or the language.
///
/// No method throws: a failure shows as a card in place of the weather, or as a dash among the favorites. Call the
/// methods from any task.
///
/// ```swift
/// let provider = WidgetTimelineProvider(weather: weather, preferences: preferences, now: { time.now })
/// let timeline = await provider.timeline(.small)
/// if let entry = timeline.entries.first, let content = entry.content.weather {
///     print(entry.date, content.temperature.text, "reload at", timeline.reloadDate)
/// }
/// ```
public struct WidgetTimelineProvider: Sendable {
    private let source: WidgetSource
    private let reloadLog: WidgetReloadLog
    private let reloadPolicy: WidgetReloadPolicy
    private let outdatedAfter: Duration
    private let deviceLocale: Locale
    private let timeZone: TimeZone
    private let now: @Sendable () -> Date

    /// Creates a provider.
    ///
    /// - Parameters:
    ///   - weather: The source of weather.
    ///   - preferences: The store of the current place, the favorites, the units, and the language.
    ///   - locationProvider: The source of the device's location, used for ``WidgetPlace/device`` and when there is no
    ///     current place. It must not prompt the user, because a widget cannot. With `nil`, the widget prompts the user to
    ///     choose a city instead.
    ///   - reloadLog: The record of earlier reloads.
    ///   - reloadPolicy: The policy that spaces reloads.
    ///   - fetchesForecast: Whether a timeline fetches the forecast when the cache has none younger than half an hour, with
    ///     one more request. By default a widget shows the forecast that the app has fetched, if there is one. The small
    ///     size never fetches it.
    ///   - favoritesLimit: The largest number of favorite cities in a large widget; each may cost a request.
    ///   - outdatedAfter: The age at which weather becomes outdated.
    ///   - deviceLocale: The locale of the device.
    ///   - timeZone: The time zone of the user.
    ///   - now: A closure that returns the current date.
    public init(
        weather: any WeatherRepository,
        preferences: any PreferencesStore,
        locationProvider: (any LocationProvider)? = nil,
        reloadLog: WidgetReloadLog = WidgetReloadLog(),
        reloadPolicy: WidgetReloadPolicy = WidgetReloadPolicy(),
        fetchesForecast: Bool = false,
        favoritesLimit: Int = 4,
        outdatedAfter: Duration = .seconds(3600),
        deviceLocale: Locale = .autoupdatingCurrent,
        timeZone: TimeZone = .autoupdatingCurrent,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        source = WidgetSource(
            getPreferences: GetPreferencesUseCase(store: preferences),
            getWeather: GetCurrentWeatherUseCase(weather: weather),
            getForecast: GetForecastUseCase(weather: weather),
            fetchesForecast: fetchesForecast,
            locationProvider: locationProvider,
            favoritesLimit: favoritesLimit,
            options: { preferences in
                ScreenEnvironment(
                    preferences: preferences,
                    deviceLocale: deviceLocale,
                    timeZone: timeZone,
                    now: now
                )
                .requestOptions
            },
            now: now
        )
        self.reloadLog = reloadLog
        self.reloadPolicy = reloadPolicy
        self.outdatedAfter = outdatedAfter
        self.deviceLocale = deviceLocale
        self.timeZone = timeZone
        self.now = now
    }

    /// Returns sample weather at once, in the language and the units of the device.
    ///
    /// ``WidgetEntry/isSample`` marks it, and its texts name no real place. No request is sent and no file is read.
    public func placeholder(_ family: WidgetSize) -> WidgetEntry {
        sample(family, Preferences(), at: now())
    }

    /// Returns an entry without a request, for example for the widget gallery.
    ///
    /// The entry shows the weather in the cache, or sample weather when there is none or the place is not known; it is
    /// never a failure. ``WidgetEntry/isSample`` tells the two apart.
    public func snapshot(_ family: WidgetSize, for place: WidgetPlace = .current) async -> WidgetEntry {
        let snapshot = await source.read(family, for: place, policy: .cacheOnly)
        guard case .weather = snapshot.result else { return sample(family, snapshot.preferences, at: snapshot.date) }
        return entry(snapshot, family, at: snapshot.date)
    }

    /// Loads the weather and returns the entries until the next reload.
    ///
    /// A large widget costs at most one request for its place and one for each favorite, and any other at most one; with
    /// `fetchesForecast`, all but the small one cost one more. Responses that are fresh in the cache cost none, whatever
    /// their units. A cancelled call is not recorded in the log.
    public func timeline(_ family: WidgetSize, for place: WidgetPlace = .current) async -> WidgetTimeline {
        let snapshot = await source.read(family, for: place, policy: .cacheFirst)
        let outcome = snapshot.outcome
        let history =
            Task.isCancelled
            ? await reloadLog.history(of: family, for: place)
            : await reloadLog.record(outcome, of: family, for: place, at: snapshot.date)
        let reloadDate = reloadPolicy.nextReload(
            after: outcome,
            at: snapshot.date,
            consecutiveFailures: history.consecutiveFailures,
            reloadsInLastDay: history.reloadsInLastDay(at: snapshot.date)
        )
        let dates = [snapshot.date] + snapshot.agingDates(lifetime: outdatedAfter)
        return WidgetTimeline(entries: dates.map { entry(snapshot, family, at: $0) }, reloadDate: reloadDate)
    }

    private func sample(_ family: WidgetSize, _ preferences: Preferences, at date: Date) -> WidgetEntry {
        WidgetEntry(date: date, content: .sample(family, formatter(preferences, at: date)))
    }

    private func entry(_ snapshot: WidgetSnapshot, _ family: WidgetSize, at date: Date) -> WidgetEntry {
        WidgetEntry(date: date, content: WidgetContent(snapshot, family, formatter(snapshot.preferences, at: date)))
    }

    private func formatter(_ preferences: Preferences, at date: Date) -> WidgetFormatter {
        WidgetFormatter(environment: environment(preferences, at: date), lifetime: outdatedAfter, date: date)
    }

    private func environment(_ preferences: Preferences, at date: Date) -> ScreenEnvironment {
        ScreenEnvironment(preferences: preferences, deviceLocale: deviceLocale, timeZone: timeZone, now: { date })
    }
}
