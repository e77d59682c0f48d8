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

    /// What the user chose.
    public private(set) var preferences: Preferences

    /// What to show of preferences that are stored while changes to them are still being saved.
    @ObservationIgnored package var pendingChanges: (@MainActor (Preferences) -> Preferences)?

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

    /// Takes over what is stored; nobody is told when nothing changed.
    public func apply(_ stored: Preferences) {
        let preferences = pendingChanges?(stored) ?? stored
        guard preferences != self.preferences else { return }
        let isSameEnvironment =
            preferences.units == self.preferences.units && preferences.language == self.preferences.language
        self.preferences = preferences
        if !isSameEnvironment { renew() }
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

    private func renew() {
        environment = ScreenEnvironment(
            preferences: preferences,
            deviceLocale: deviceLocale,
            timeZone: timeZone,
            now: now
        )
    }
}
