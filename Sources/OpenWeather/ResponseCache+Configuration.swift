package import Foundation
package import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherNetworking

extension ResponseCache {
    /// Returns the cache of a configuration; `nil` for ``CacheConfiguration/none``.
    static func make(
        _ configuration: OpenWeatherConfiguration,
        store: (any CacheStore)?,
        handler: @escaping CacheEventHandler
    ) -> ResponseCache? {
        if case .none = configuration.cache.place { return nil }
        return ResponseCache(
            store: store,
            memory: configuration.cache.memoryLimits,
            isEnabled: configuration.isCacheEnabled,
            now: configuration.now,
            onEvent: handler
        )
    }

    /// Returns the store below the memory of a configuration's cache; `nil` when there is none.
    static func makeStore(
        _ configuration: OpenWeatherConfiguration,
        handler: @escaping CacheEventHandler
    ) -> (any CacheStore)? {
        switch configuration.cache.place {
        case .none, .memory: nil
        case .store(let own): own
        case .directory(let directory): disk(in: directory, configuration, handler)
        case .standard: disk(in: StandardDirectories.caches(), configuration, handler)
        }
    }

    private static func disk(
        in directory: URL,
        _ configuration: OpenWeatherConfiguration,
        _ handler: @escaping CacheEventHandler
    ) -> DiskCacheStore {
        DiskCacheStore(
            directory: directory.appending(path: serverName(of: configuration.api)),
            limits: configuration.cache.diskLimits,
            now: configuration.now,
            onEvent: handler
        )
    }

    /// Returns a directory name for the servers, so that the responses of two configurations with different ones are kept
    /// apart.
    ///
    /// It begins with a shortened, readable form of the address for weather, without what may be a gateway's token in its
    /// path: names of files are listed and logged. The number at its end identifies the exact addresses of all bases.
    fileprivate static func serverName(of api: any WeatherAPIConfiguration) -> String {
        let url = api.baseURLWeather
        let path = url.map { url in
            // What follows the scheme and the host.
            let parts = url.shown.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
            return parts.count > 3 ? "/\(parts[3])" : ""
        }
        let parts = [url?.host(), url?.port.map(String.init), path].compactMap(\.self)
        let allowed: Set<Character> = Set("abcdefghijklmnopqrstuvwxyz0123456789.-")
        let name = String(parts.joined(separator: "-").lowercased().map { allowed.contains($0) ? $0 : "_" })
        let addresses = Endpoint.Base.allCases.map { api.baseURL(of: $0)?.absoluteString ?? "" }
        let number = KeyedHash.open(Data(addresses.joined(separator: "\n").utf8)).prefix(8)
            .reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return (name.isEmpty ? "unknown" : String(name.prefix(100))) + "-" + String(number, radix: 36)
    }
}

extension OpenWeatherClient {
    /// Returns a cache of its own beside that of the responses, with the same switch; `nil` when the client caches nothing.
    ///
    /// - Parameters:
    ///   - name: The name of its directory.
    ///   - directory: The directory above it; the platform's when `nil`, or memory alone where the client has no store.
    ///   - limits: The most to store.
    /// - Returns: The cache.
    package func sideCache(named name: String, in directory: URL?, limits: CacheLimits) -> ResponseCache? {
        guard let cache = services.cache else { return nil }
        let responses = cache.responses
        let place = directory ?? (cache.store == nil ? nil : StandardDirectories.caches())
        let store = place.map {
            DiskCacheStore(
                directory: $0.appending(path: name).appending(path: ResponseCache.serverName(of: services.api)),
                limits: limits,
                now: responses.now,
                onEvent: responses.onEvent
            )
        }
        return ResponseCache(
            store: store,
            isEnabled: responses.isEnabled,
            now: responses.now,
            onEvent: responses.onEvent
        )
    }
}
