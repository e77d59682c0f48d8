public import OpenWeather
public import OpenWeatherCore

/// The cache of a client as the settings see it.
public struct ClientCache: CacheControl {
    private let client: OpenWeatherClient

    /// Creates the cache of `client`.
    public init(_ client: OpenWeatherClient) {
        self.client = client
    }

    /// How much is kept.
    public func usage() async -> CacheUsage { await client.cacheUsage() }

    /// Forgets everything that is kept.
    public func clear() async { await client.clearCache() }
}
