public import Foundation
public import Observation
public import OpenWeatherCore

/// The environment of every screen, which changes while they live.
///
/// All view models of an app hold the same object. They compute their content from ``environment``, so that a change
/// of units or language reaches whatever is on screen at once.
@MainActor
@Observable
public final class ScreenSettings {
    /// The environment now.
    public private(set) var environment: ScreenEnvironment

    /// The user's preferences, including changes that are still being saved.
    public private(set) var preferences: Preferences

    @ObservationIgnored private var pending: PendingPreferences
    @ObservationIgnored private var deviceLocale: Locale
    @ObservationIgnored private var timeZone: TimeZone
    @ObservationIgnored private let now: @Sendable () -> Date

    /// Creates settings; ``apply(_:)`` or ``follow(_:)`` bring what is stored.
    public init(
        preferences: Preferences = Preferences(),
        deviceLocale: Locale = .autoupdatingCurrent,
        timeZone: TimeZone = .autoupdatingCurrent,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.preferences = preferences
        pending = PendingPreferences(stored: preferences)
        self.deviceLocale = deviceLocale
        self.timeZone = timeZone
        self.now = now
        environment = ScreenEnvironment(
            preferences: preferences,
            deviceLocale: deviceLocale,
            timeZone: timeZone,
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

    /// Takes over a change of the device's locale or zone.
    public func deviceChanged(locale: Locale, timeZone: TimeZone) {
        guard locale != deviceLocale || timeZone != self.timeZone else { return }
        deviceLocale = locale
        self.timeZone = timeZone
        renew()
    }

    /// Applies what is stored now and after every change, until the task is cancelled.
    public func follow(_ getPreferences: GetPreferencesUseCase) async {
        for await preferences in getPreferences.changes() {
            apply(preferences)
        }
    }

    /// Makes every screen word ages and days anew once a minute, until the task is cancelled.
    ///
    /// Nothing else tells a view that time has passed: what was updated just now would be just now for hours.
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
        self.preferences = preferences
        if !isSameEnvironment { renew() }
    }

    private func renew() {
        environment = ScreenEnvironment(
            preferences: preferences,
            deviceLocale: deviceLocale,
            timeZone: timeZone,
            now: now
        )
    }
}
