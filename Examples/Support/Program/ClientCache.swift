public import OpenWeather
public import OpenWeatherCore

/// The cache of a client, for the settings screen.
public struct ClientCache: CacheControl {
    private let client: OpenWeatherClient

    /// Creates the control of the cache of `client`.
    public init(_ client: OpenWeatherClient) {
        self.client = client
    }

    /// Returns the number and the size of the cached responses.
    public func usage() async -> CacheUsage { await client.cacheUsage() }

    /// Removes all cached responses.
    public func clear() async { await client.clearCache() }
}
