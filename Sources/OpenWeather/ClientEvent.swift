public import OpenWeatherCaching
public import OpenWeatherNetworking

/// Something that happened while the client worked, for a logger or metrics.
///
/// No event carries the API key.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ClientEvent: Hashable, Sendable {
    /// On the network.
    case network(NetworkEvent)
    /// In the cache.
    case cache(CacheEvent)
}
