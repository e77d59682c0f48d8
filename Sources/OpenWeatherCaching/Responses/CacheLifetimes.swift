/// How long each kind of answer may be used.
public struct CacheLifetimes: Hashable, Sendable {
    /// The weather as last measured.
    public let currentWeather: CacheLifetime
    /// The quality of the air now.
    public let airQuality: CacheLifetime
    /// Forecasts, of the weather and of the air.
    public let forecast: CacheLifetime
    /// Places by name, point or postcode.
    public let geocoding: CacheLifetime

    /// Creates lifetimes.
    ///
    /// - Parameters:
    ///   - currentWeather: Fresh for 5 minutes, about as often as stations report; shown for a day.
    ///   - airQuality: Fresh for 5 minutes, shown for a day.
    ///   - forecast: Fresh for 30 minutes, shown for two days.
    ///   - geocoding: Fresh for a day, shown for 30, as places stay where they are.
    public init(
        currentWeather: CacheLifetime = CacheLifetime(fresh: .seconds(5 * 60), stale: .seconds(24 * 3600)),
        airQuality: CacheLifetime = CacheLifetime(fresh: .seconds(5 * 60), stale: .seconds(24 * 3600)),
        forecast: CacheLifetime = CacheLifetime(fresh: .seconds(30 * 60), stale: .seconds(48 * 3600)),
        geocoding: CacheLifetime = CacheLifetime(fresh: .seconds(24 * 3600), stale: .seconds(30 * 24 * 3600))
    ) {
        self.currentWeather = currentWeather
        self.airQuality = airQuality
        self.forecast = forecast
        self.geocoding = geocoding
    }

    /// The lifetimes of a product that shows the weather to people.
    public static let standard = CacheLifetimes()
}

/// How long a kind of answer may be used.
public struct CacheLifetime: Hashable, Sendable {
    /// How long an answer is used without asking the service again.
    public let fresh: Duration

    /// The age up to which an answer is shown when the service cannot be asked; older ones are as good as none.
    public let stale: Duration

    /// Creates a lifetime; `fresh` beyond `stale` counts as `stale`.
    public init(fresh: Duration, stale: Duration) {
        self.fresh = min(fresh, stale)
        self.stale = stale
    }
}
