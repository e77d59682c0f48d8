public import Foundation
public import OpenWeatherCore
import OpenWeatherScreenKit

/// What a widget shows, now and until its next reload.
///
/// The weather is that at the place the user chose, or else where the device is. Entries for later show the same
/// weather and only say that it has become outdated: a forecast is not what was measured, and its steps of three hours
/// are longer than the time to the next reload.
///
/// App and widget are two processes. Give both repositories over one cache folder, so that the widget finds what the
/// app has fetched, and let the app reload its widgets when the user chooses a place, favourites, units or a language.
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
    ///   - preferences: The store of the place, the favourites and of what the user chose.
    ///   - locationProvider: The source of the device's own place, for someone who chose none; it must not ask the
    ///     user, as a widget cannot.
    ///   - reloadLog: The memory of earlier reloads.
    ///   - reloadPolicy: When to reload.
    ///   - favoritesLimit: The most favourite cities of a large widget; each may cost a request.
    ///   - outdatedAfter: The age from which on what is shown is called outdated.
    ///   - deviceLocale: The device's locale.
    ///   - timeZone: The reader's zone.
    ///   - now: The wall clock.
    public init(
        weather: any WeatherRepository,
        preferences: any PreferencesStore,
        locationProvider: (any LocationProvider)? = nil,
        reloadLog: WidgetReloadLog = WidgetReloadLog(),
        reloadPolicy: WidgetReloadPolicy = WidgetReloadPolicy(),
        favoritesLimit: Int = 4,
        outdatedAfter: Duration = .seconds(3600),
        deviceLocale: Locale = .autoupdatingCurrent,
        timeZone: TimeZone = .autoupdatingCurrent,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        source = WidgetSource(
            getPreferences: GetPreferencesUseCase(store: preferences),
            getWeather: GetCurrentWeatherUseCase(weather: weather),
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

    /// The layout without values, at once; in the device's own language and units.
    public func placeholder(_ family: WidgetSize) -> WidgetEntry {
        let date = now()
        return WidgetEntry(date: date, content: .placeholder(family, in: environment(Preferences(), at: date)))
    }

    /// What is known without asking the service, for a moment such as a choice among widgets.
    public func snapshot(_ family: WidgetSize) async -> WidgetEntry {
        let snapshot = await source.read(family, policy: .cacheOnly)
        return entry(snapshot, family, at: snapshot.date)
    }

    /// What to show now and later, and when to ask again.
    ///
    /// Never fails: what cannot be had is shown as a card, or as a dash among the favourites. A task that is cancelled
    /// leaves no trace in the log.
    public func timeline(_ family: WidgetSize) async -> WidgetTimeline {
        let snapshot = await source.read(family, policy: .cacheFirst)
        let outcome = snapshot.outcome
        let history =
            Task.isCancelled
            ? await reloadLog.history(of: family)
            : await reloadLog.record(outcome, of: family, at: snapshot.date)
        let reloadDate = reloadPolicy.nextReload(
            after: outcome,
            at: snapshot.date,
            consecutiveFailures: history.consecutiveFailures,
            reloadsInLastDay: history.reloadsInLastDay(at: snapshot.date)
        )
        let dates = [snapshot.date] + snapshot.agingDates(lifetime: outdatedAfter)
        return WidgetTimeline(entries: dates.map { entry(snapshot, family, at: $0) }, reloadDate: reloadDate)
    }

    private func entry(_ snapshot: WidgetSnapshot, _ family: WidgetSize, at date: Date) -> WidgetEntry {
        let formatter = WidgetFormatter(
            environment: environment(snapshot.preferences, at: date),
            lifetime: outdatedAfter,
            date: date
        )
        return WidgetEntry(date: date, content: WidgetContent(snapshot, family, formatter))
    }

    private func environment(_ preferences: Preferences, at date: Date) -> ScreenEnvironment {
        ScreenEnvironment(preferences: preferences, deviceLocale: deviceLocale, timeZone: timeZone, now: { date })
    }
}
