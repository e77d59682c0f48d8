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
    private let places: WidgetPlaces?
    private let reloadLog: WidgetReloadLog
    private let reloadPolicy: WidgetReloadPolicy
    private let outdatedAfter: Duration

    /// Creates a provider.
    ///
    /// - Parameters:
    ///   - weather: The source of weather.
    ///   - preferences: The store of the current place, the favorites, the units, and the language.
    ///   - locationProvider: The source of the device's location, used for ``WidgetPlace/device``, and when the current
    ///     place follows the device or there is none. It is never allowed to prompt the user, because a widget cannot.
    ///     While it fails, the widget shows the place where the device was found last. With `nil` and without such a
    ///     place, the widget prompts the user to choose a city.
    ///   - comparison: The source of what a large widget compares the weather with, of which only cached values are asked
    ///     for, so that no request is sent; `nil` for none.
    ///   - places: The places that a button of the widget shows by turns, in place of ``WidgetPlace/current``; `nil` for a
    ///     widget without that button.
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
        comparison: (any WeatherComparisonRepository)? = nil,
        places: WidgetPlaces? = nil,
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
            weather: weather,
            preferences: preferences,
            locationProvider: locationProvider,
            comparison: comparison,
            fetchesForecast: fetchesForecast,
            favoritesLimit: favoritesLimit,
            deviceLocale: deviceLocale,
            timeZone: timeZone,
            now: now
        )
        self.places = places
        self.reloadLog = reloadLog
        self.reloadPolicy = reloadPolicy
        self.outdatedAfter = outdatedAfter
    }

    /// Returns sample weather at once, in the language and the units of the device.
    ///
    /// ``WidgetEntry/isSample`` marks it, and its texts name no real place. No request is sent and no file is read.
    public func placeholder(_ family: WidgetSize) -> WidgetEntry {
        sample(family, Preferences(), at: source.now())
    }

    /// Returns an entry without a request, for example for the widget gallery.
    ///
    /// The entry shows the weather in the cache, or sample weather when there is none or the place is not known; it is
    /// never a failure. ``WidgetEntry/isSample`` tells the two apart.
    public func snapshot(_ family: WidgetSize, for place: WidgetPlace = .current) async -> WidgetEntry {
        let snapshot = await source.read(family, for: shown(place), policy: .cacheOnly)
        guard case .weather = snapshot.result else { return sample(family, snapshot.preferences, at: snapshot.date) }
        return entry(snapshot, family, place, at: snapshot.date)
    }

    /// Loads the weather and returns the entries until the next reload.
    ///
    /// A large widget costs at most one request for its place and one for each favorite, and any other at most one; with
    /// `fetchesForecast`, all but the small one cost one more. Responses that are fresh in the cache cost none, whatever
    /// their units. A cancelled call is not recorded in the log.
    public func timeline(_ family: WidgetSize, for place: WidgetPlace = .current) async -> WidgetTimeline {
        let asked = place
        let place = await shown(place)
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
        return WidgetTimeline(entries: dates.map { entry(snapshot, family, asked, at: $0) }, reloadDate: reloadDate)
    }

    private func sample(_ family: WidgetSize, _ preferences: Preferences, at date: Date) -> WidgetEntry {
        WidgetEntry(date: date, content: .sample(family, formatter(preferences, at: date)))
    }

    /// Returns the place that the user has reached by the button of the widget, in place of the current one.
    private func shown(_ place: WidgetPlace) async -> WidgetPlace {
        guard case .current = place, let places else { return place }
        return await places.shown()
    }

    private func entry(
        _ snapshot: WidgetSnapshot,
        _ family: WidgetSize,
        _ asked: WidgetPlace,
        at date: Date
    ) -> WidgetEntry {
        let formatter = formatter(snapshot.preferences, at: date)
        var content = WidgetContent(snapshot, family, formatter)
        let hasNext = places != nil && asked == .current && WidgetPlaces.hasNext(snapshot.preferences)
        content.actions = WidgetContent.Actions(family, hasNextPlace: hasNext, formatter)
        return WidgetEntry(date: date, content: content)
    }

    private func formatter(_ preferences: Preferences, at date: Date) -> WidgetFormatter {
        source.formatter(preferences, lifetime: outdatedAfter, at: date)
    }
}
