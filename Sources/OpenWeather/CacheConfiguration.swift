public import Foundation
public import OpenWeatherCaching
public import OpenWeatherCore

/// The place where a client caches responses, and the most that it caches there.
///
/// Entries are kept for as long as ``OpenWeatherConfiguration/lifetimes`` permits, and the least recently used are
/// evicted at the limits. The API key is never part of them. The default limits suit an app; raise them on a server that
/// requests thousands of places, where a forecast takes about 20 kB of memory and 6 kB on disk.
///
/// ```swift
/// var configuration = OpenWeatherConfiguration(apiKey: key)
/// configuration.cache = .directory(directory)  // an app group's, to share it with a widget
/// configuration.cache.diskLimits = CacheLimits(bytes: 50_000_000, entries: 10_000)
/// configuration.lifetimes = CacheLifetimes(
///     currentWeather: CacheLifetime(fresh: .seconds(600), stale: .seconds(24 * 3600))
/// )
/// ```
public struct CacheConfiguration: Sendable {
    enum Place: Sendable {
        case standard
        case directory(URL)
        case memory
        case store(any CacheStore)
        case none
    }

    let place: Place

    /// The most to hold in memory, by estimated size; by default 4 MB in 256 responses.
    public var memoryLimits: CacheLimits

    /// The most to store on disk, by default 20 MB in 2,000 responses; unused without a directory of the cache's own.
    public var diskLimits: CacheLimits

    private init(_ place: Place) {
        self.place = place
        memoryLimits = .memory
        diskLimits = .disk
    }

    /// A cache on disk, in the platform's cache directory, with the most recent responses in memory.
    public static let standard = CacheConfiguration(.standard)

    /// A cache in memory alone, for the lifetime of the client.
    public static let memory = CacheConfiguration(.memory)

    /// No cache: every call sends a request or joins an identical one in flight.
    public static let none = CacheConfiguration(.none)

    /// Returns a configuration for a directory, with the most recent responses in memory.
    ///
    /// With the directory of an app group, an app and its widget share a cache; give both the same limits. Responses of
    /// different servers are kept in different subdirectories, each within the limits.
    public static func directory(_ directory: URL) -> CacheConfiguration {
        CacheConfiguration(.directory(directory))
    }

    /// Returns a configuration for a store of your own, with the most recent responses in memory.
    ///
    /// Clients of different servers must not share a store, because the keys of their responses are the same. The store
    /// limits its own size.
    public static func store(_ store: any CacheStore) -> CacheConfiguration {
        CacheConfiguration(.store(store))
    }
}
