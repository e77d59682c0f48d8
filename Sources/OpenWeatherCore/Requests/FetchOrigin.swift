/// Where a fetched value came from.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum FetchOrigin: Hashable, Sendable {
    /// The service, just now.
    case network
    /// The cache, within its lifetime.
    case cache
    /// The cache, because the service gave nothing newer: the answer is past its lifetime, or a refresh failed.
    ///
    /// The error is why; ``WeatherError/notCached`` when the service was not asked at all, as with
    /// ``FetchPolicy/cacheOnly``.
    case stale(WeatherError)
}
