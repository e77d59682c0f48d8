/// Where a fetched value came from.
public enum FetchOrigin: Hashable, Sendable {
    /// The service, just now.
    case network
    /// The cache, within its lifetime.
    case cache
    /// The cache, past its lifetime, because of this failure.
    case stale(WeatherError)
}
