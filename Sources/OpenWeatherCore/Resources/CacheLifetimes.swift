package import Foundation

/// The lifetimes of all kinds of responses.
///
/// The defaults follow how often the service has new data; shorter lifetimes use more of the account's requests. A
/// repository applies its lifetimes to every request, so responses that were cached with longer ones expire with the
/// shorter.
public struct CacheLifetimes: Hashable, Sendable {
    /// The lifetime of current weather; by default fresh for 5 minutes and stale for a day.
    public var currentWeather: CacheLifetime
    /// The lifetime of current air quality; by default fresh for 5 minutes and stale for a day.
    public var airQuality: CacheLifetime
    /// The lifetime of weather and air quality forecasts; by default fresh for 30 minutes and stale for two days.
    public var forecast: CacheLifetime
    /// The lifetime of places found by name, coordinate or postcode; by default fresh for a day and stale for 30.
    public var geocoding: CacheLifetime
    /// The lifetimes of the parts of One Call.
    public var oneCall: OneCallLifetimes

    /// Creates lifetimes.
    ///
    /// - Parameters:
    ///   - currentWeather: Fresh for 5 minutes, about as often as stations report; shown for a day.
    ///   - airQuality: Fresh for 5 minutes, shown for a day.
    ///   - forecast: Fresh for 30 minutes, shown for two days.
    ///   - geocoding: Fresh for a day, shown for 30, because places do not move.
    ///   - oneCall: The lifetimes of the parts of One Call.
    public init(
        currentWeather: CacheLifetime = CacheLifetime(fresh: .seconds(5 * 60), stale: .seconds(24 * 3600)),
        airQuality: CacheLifetime = CacheLifetime(fresh: .seconds(5 * 60), stale: .seconds(24 * 3600)),
        forecast: CacheLifetime = CacheLifetime(fresh: .seconds(30 * 60), stale: .seconds(48 * 3600)),
        geocoding: CacheLifetime = CacheLifetime(fresh: .seconds(24 * 3600), stale: .seconds(30 * 24 * 3600)),
        oneCall: OneCallLifetimes = OneCallLifetimes()
    ) {
        self.currentWeather = currentWeather
        self.airQuality = airQuality
        self.forecast = forecast
        self.geocoding = geocoding
        self.oneCall = oneCall
    }

    /// The default lifetimes, for an app that shows the weather.
    public static let standard = CacheLifetimes()

    /// The lifetime of days that the service no longer changes: a century, whatever the other lifetimes are.
    package var settled: CacheLifetime {
        let century = Duration.seconds(36_500 * 86_400.0)
        return CacheLifetime(fresh: century, stale: century)
    }
}

/// The period for which one kind of response may be used.
///
/// A response is fresh at first, then a fallback while the service cannot be reached, and finally no longer used.
public struct CacheLifetime: Hashable, Sendable {
    /// The age up to which a response is used without a request.
    public let fresh: Duration

    /// The age up to which a response is shown when the service cannot be reached.
    public let stale: Duration

    /// Creates a lifetime; a `fresh` longer than `stale` is shortened to it.
    public init(fresh: Duration, stale: Duration) {
        self.fresh = min(fresh, stale)
        self.stale = stale
    }

    /// Returns the moment from which a response of `date` is no longer fresh.
    package func end(from date: Date) -> Date {
        date.addingTimeInterval(fresh / .seconds(1))
    }
}
