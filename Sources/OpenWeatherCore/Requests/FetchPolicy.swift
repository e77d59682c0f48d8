/// Where a value may come from.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum FetchPolicy: String, CaseIterable, Codable, Sendable {
    /// A fresh cached value if there is one, else the network; when that fails in a way that may pass
    /// (``WeatherError/isTransient``), an outdated value, marked ``FetchOrigin/stale(_:)``.
    case cacheFirst
    /// The network, storing what it answers, for a refresh the user asked for; when that fails in a way that may pass,
    /// what is kept, marked ``FetchOrigin/stale(_:)``.
    case refresh
    /// The cache alone, an outdated value marked ``FetchOrigin/stale(_:)``; ``WeatherError/notCached`` when it holds
    /// nothing that may still be shown.
    case cacheOnly
}
