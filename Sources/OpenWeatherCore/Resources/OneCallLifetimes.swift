/// The lifetimes of the parts of One Call, each of which is a billed call in One Call 4.0.
///
/// The defaults follow the pace of the service's model, ten minutes, and how soon a part loses its value.
public struct OneCallLifetimes: Hashable, Sendable {
    /// The lifetime of the weather now; by default fresh for 10 minutes and stale for a day.
    public var current: CacheLifetime
    /// The lifetime of the minutes; by default fresh for 10 minutes and stale for the hour that they cover.
    public var minutes: CacheLifetime
    /// The lifetime of the quarters of an hour; by default fresh for 15 minutes and stale for 12 hours.
    public var quarterHours: CacheLifetime
    /// The lifetime of the hours; by default fresh for 30 minutes and stale for two days.
    public var hours: CacheLifetime
    /// The lifetime of the days, and of the description of a day; by default fresh for 3 hours and stale for four days.
    public var days: CacheLifetime
    /// The lifetime of the list of alerts; by default fresh for 10 minutes and stale for 6 hours.
    ///
    /// The text of an alert is kept until the alert ends.
    public var alerts: CacheLifetime
    /// The lifetime of weather of the past; by default fresh for 30 days and stale for a year.
    public var past: CacheLifetime

    /// Creates lifetimes.
    ///
    /// - Parameters:
    ///   - current: Fresh for 10 minutes, shown for a day.
    ///   - minutes: Fresh for 10 minutes, shown for an hour.
    ///   - quarterHours: Fresh for 15 minutes, shown for 12 hours.
    ///   - hours: Fresh for 30 minutes, shown for two days.
    ///   - days: Fresh for 3 hours, shown for four days.
    ///   - alerts: Fresh for 10 minutes, shown for 6 hours.
    ///   - past: Fresh for 30 days, shown for a year, because the past rarely changes.
    public init(
        current: CacheLifetime = CacheLifetime(fresh: .seconds(10 * 60), stale: .seconds(24 * 3600)),
        minutes: CacheLifetime = CacheLifetime(fresh: .seconds(10 * 60), stale: .seconds(3600)),
        quarterHours: CacheLifetime = CacheLifetime(fresh: .seconds(15 * 60), stale: .seconds(12 * 3600)),
        hours: CacheLifetime = CacheLifetime(fresh: .seconds(30 * 60), stale: .seconds(48 * 3600)),
        days: CacheLifetime = CacheLifetime(fresh: .seconds(3 * 3600), stale: .seconds(96 * 3600)),
        alerts: CacheLifetime = CacheLifetime(fresh: .seconds(10 * 60), stale: .seconds(6 * 3600)),
        past: CacheLifetime = CacheLifetime(fresh: .seconds(30 * 24 * 3600), stale: .seconds(365 * 24 * 3600))
    ) {
        self.current = current
        self.minutes = minutes
        self.quarterHours = quarterHours
        self.hours = hours
        self.days = days
        self.alerts = alerts
        self.past = past
    }
}
