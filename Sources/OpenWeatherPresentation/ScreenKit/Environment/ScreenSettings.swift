public import Foundation
public import Observation
public import OpenWeatherCore

/// The environment that all screens of an app share, which changes when the user or the device does.
///
/// Create one for the lifetime of the app and pass it to every builder. View models compute their content from
/// ``environment``, so that a change of units or language reaches all screens at once, without a request. Run
/// ``follow(_:)`` and ``followTime(on:)`` in tasks that live as long as the app's scene.
@MainActor
@Observable
public final class ScreenSettings {
    /// The current environment.
    public private(set) var environment: ScreenEnvironment

    /// The user's preferences, including changes that are still being saved.
    public private(set) var preferences: Preferences

    /// The activities of the app, whichever the user chose; `nil` for none.
    @ObservationIgnored package let activities: ScreenActivities?

    @ObservationIgnored private var pending: PendingPreferences
    @ObservationIgnored private var deviceLocale: Locale
    @ObservationIgnored private var timeZone: TimeZone
    @ObservationIgnored private let now: @Sendable () -> Date

    /// Creates settings, which ``apply(_:)`` and ``follow(_:)`` bring up to date with the store.
    ///
    /// - Parameters:
    ///   - preferences: The preferences to begin with.
    ///   - deviceLocale: The locale of the device.
    ///   - timeZone: The time zone of the device.
    ///   - activities: The activities that the screens know good times for; with `nil` no screen shows any.
    ///   - now: A closure that returns the current time.
    public init(
        preferences: Preferences = Preferences(),
        deviceLocale: Locale = .autoupdatingCurrent,
        timeZone: TimeZone = .autoupdatingCurrent,
        activities: ScreenActivities? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.preferences = preferences
        pending = PendingPreferences(stored: preferences)
        self.deviceLocale = deviceLocale
        self.timeZone = timeZone
        self.activities = activities
        self.now = now
        environment = ScreenEnvironment(
            preferences: preferences,
            deviceLocale: deviceLocale,
            timeZone: timeZone,
            activities: activities,
            now: now
        )
    }

    /// Applies preferences that were read from a store or saved to it.
    ///
    /// Changes that are still being saved stay on top of them. Observers are notified only when something differs.
    public func apply(_ stored: Preferences) {
        pending.stored = stored
        show(pending.shown)
    }

    /// The identity of the change that began last; `nil` before the first one.
    package var latestChange: PendingPreferences.ID? { pending.latest }

    /// Begins a change, which every screen shows at once.
    ///
    /// - Returns: The identity to commit or revert; `nil` when `change` alters nothing that is shown.
    package func begin(_ change: @escaping PendingPreferences.Change) -> PendingPreferences.ID? {
        let id = pending.begin(change)
        show(pending.shown)
        return id
    }

    /// Ends a change that was saved; `stored` is what the store returned.
    package func commit(_ id: PendingPreferences.ID, stored: Preferences) {
        pending.commit(id, stored: stored)
        show(pending.shown)
    }

    /// Ends a change that could not be saved and shows the preferences without it.
    package func revert(_ id: PendingPreferences.ID) {
        pending.revert(id)
        show(pending.shown)
    }

    /// Updates the environment after the locale or the time zone of the device changed.
    public func deviceChanged(locale: Locale, timeZone: TimeZone) {
        // A locale that follows the settings of the device is equal to itself after they changed.
        guard locale != deviceLocale || locale == .autoupdatingCurrent || timeZone != self.timeZone else { return }
        deviceLocale = locale
        self.timeZone = timeZone
        renew()
    }

    /// Applies the stored preferences, now and after every change, until the task is cancelled or the stream of the
    /// store ends.
    public func follow(_ getPreferences: GetPreferencesUseCase) async {
        for await preferences in getPreferences.changes() {
            apply(preferences)
        }
    }

    /// Renews the environment once a minute, until the task is cancelled, so that screens update ages and days.
    ///
    /// Without it, a view has no reason to redraw as time passes and "Updated just now" stays on the screen.
    public func followTime(on clock: any Clock<Duration> = ContinuousClock()) async {
        while true {
            do { try await clock.sleep(for: .seconds(60)) } catch { return }
            renew()
        }
    }

    private func show(_ preferences: Preferences) {
        guard preferences != self.preferences else { return }
        let isSameEnvironment =
            preferences.units == self.preferences.units && preferences.language == self.preferences.language
            && preferences.showsFetchTime == self.preferences.showsFetchTime
            && preferences.activities == self.preferences.activities
        self.preferences = preferences
        if !isSameEnvironment { renew() }
    }

    private func renew() {
        environment = ScreenEnvironment(
            preferences: preferences,
            deviceLocale: deviceLocale,
            timeZone: timeZone,
            activities: activities,
            now: now
        )
        .remembering(environment)
    }
}
