import OpenWeatherCaching
import OpenWeatherCore

/// The cache of a client: responses, and icons in the same store, or beside the responses where there is none.
struct ClientCache: CacheControl {
    /// The cache of responses.
    let responses: ResponseCache
    /// The store of icons.
    let icons: any CacheStore

    /// The store below the memory of the responses; `nil` when there is none.
    let store: (any CacheStore)?

    private let ownIcons: MemoryCacheStore?

    /// Creates the cache of a configuration; `nil` for ``CacheConfiguration/none``.
    init?(_ configuration: OpenWeatherConfiguration, handler: @escaping CacheEventHandler) {
        let store = ResponseCache.makeStore(configuration, handler: handler)
        guard let responses = ResponseCache.make(configuration, store: store, handler: handler) else { return nil }
        self.responses = responses
        self.store = store
        if let store {
            icons = store
            ownIcons = nil
        } else {
            let memory = MemoryCacheStore(onEvent: handler)
            icons = memory
            ownIcons = memory
        }
    }

    /// Returns the number of responses and icons, and their total size in bytes.
    func usage() async -> CacheUsage {
        let (all, icons) = (await responses.usage(), await ownIcons?.usage())
        return CacheUsage(entries: all.entries + (icons?.entries ?? 0), bytes: all.bytes + (icons?.bytes ?? 0))
    }

    /// Removes every response and icon.
    func clear() async {
        await responses.clear()
        await ownIcons?.removeAll()
    }
}
