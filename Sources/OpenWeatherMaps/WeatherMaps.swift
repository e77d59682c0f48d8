public import Foundation
public import OpenWeather
public import OpenWeatherCaching
public import OpenWeatherCore
import OpenWeatherNetworking

/// The tiles of weather maps, and a cache of their own.
///
/// ```swift
/// let maps = WeatherMaps(client)
/// let view = MapRegion(south: 36, west: -10, north: 44, east: 4)
/// var images: [MapTile: Data] = [:]
/// for tile in MapTile.covering(view, zoom: 5) {
///     images[tile] = try await maps.tile(tile, of: .precipitation).value
/// }
/// ```
///
/// A tile is a call of the account's plan, kept within its rate limit and its budget: a screen of a few degrees has about a
/// dozen tiles, so a map that is moved is soon at the 60 calls a minute of the free plan. Keep one of these for the life of the
/// app, so that its cache and its requests in flight are shared. The address of a tile has the key in it and is seen by the
/// transport alone; nothing here returns one.
public struct WeatherMaps: MapTileRepository {
    private let source: ServiceSource
    private let cache: ResponseCache?

    /// Creates maps over a client.
    ///
    /// - Parameters:
    ///   - client: The client.
    ///   - cache: The cache of the tiles. It never evicts weather, and weather never evicts a tile.
    public init(_ client: OpenWeatherClient, cache: MapCacheConfiguration = MapCacheConfiguration()) {
        self.cache = cache.make(for: client)
        var lifetimes = CacheLifetimes.standard
        lifetimes.currentWeather = cache.lifetime
        source = ServiceSource(client.source.remote, cache: self.cache, lifetimes: lifetimes, now: client.source.now)
    }

    /// Returns a tile as the bytes of a PNG file, which is transparent where there is nothing to show.
    ///
    /// Simultaneous calls for one tile share a request. While the service cannot be reached, an older tile takes its place.
    ///
    /// - Parameters:
    ///   - tile: The tile.
    ///   - layer: The layer that it shows.
    ///   - policy: Where the tile may come from.
    /// - Returns: The file with its date and origin.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for a zoom that the layer does not have, `invalidResponse`
    ///   when the response is not a picture of at most 500,000 bytes.
    public func tile(
        _ tile: MapTile,
        of layer: MapLayer,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<Data> {
        let wire = try WireResource.mapTile(tile, of: layer)
        return
            try await source.value(
                of: .mapTile(tile, of: layer, now: source.now()),
                by: wire,
                policy: policy
            )
            .map(\.png)
    }

    /// Returns the number of cached tiles and their size in bytes; both are 0 without a cache.
    public func cacheUsage() async -> CacheUsage {
        await cache?.usage() ?? CacheUsage(entries: 0, bytes: 0)
    }

    /// Removes every cached tile.
    public func clearCache() async {
        await cache?.clear()
    }
}

/// The place where tiles are cached, and the most that is cached there.
public struct MapCacheConfiguration: Sendable {
    /// The directory; `nil`, the default, for one in the platform's cache directory, or for memory alone where the client
    /// caches in memory.
    public var directory: URL?
    /// The most to store, by default 64 MB in 20,000 tiles.
    public var limits = CacheLimits(bytes: 64_000_000, entries: 20_000)
    /// The lifetime of a tile of the present: fresh for 3 hours, in which the service renews it, and stale for a day.
    ///
    /// From the plan Professional on the service renews tiles each hour. A tile of a moment of the past is kept for 30 days.
    public var lifetime = CacheLifetime(fresh: .seconds(3 * 3_600), stale: .seconds(24 * 3_600))

    /// Creates a configuration with the defaults.
    public init() {}

    fileprivate func make(for client: OpenWeatherClient) -> ResponseCache? {
        client.sideCache(named: "maps", in: directory, limits: limits)
    }
}
