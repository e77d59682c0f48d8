import Foundation
import OpenWeatherCaching
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
            directory: directory.appending(path: serverName(of: configuration)),
            limits: configuration.cache.diskLimits,
            now: configuration.now,
            onEvent: handler
        )
    }

    /// Returns a directory name for the server, so that the responses of two servers are kept apart.
    ///
    /// It begins with a shortened, readable form of the address; the number at its end identifies the exact addresses.
    private static func serverName(of configuration: OpenWeatherConfiguration) -> String {
        let url = configuration.api.baseURLWeather
        let parts = [url?.host(), url?.port.map(String.init), url?.path()].compactMap(\.self)
        let allowed: Set<Character> = Set("abcdefghijklmnopqrstuvwxyz0123456789.-")
        let name = String(parts.joined(separator: "-").lowercased().map { allowed.contains($0) ? $0 : "_" })
        let addresses = [url, configuration.api.baseURLGeo].map { $0?.absoluteString ?? "" }
        let number = KeyedHash.open(Data(addresses.joined(separator: "\n").utf8)).prefix(8)
            .reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return (name.isEmpty ? "unknown" : String(name.prefix(100))) + "-" + String(number, radix: 36)
    }
}
