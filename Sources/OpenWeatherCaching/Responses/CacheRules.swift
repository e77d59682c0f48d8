import Foundation
package import OpenWeatherCore

/// The rules by which responses are cached: how long each kind is used, and which places share one.
package struct CacheRules: Sendable {
    /// How long each kind of response may be used.
    package var lifetimes: CacheLifetimes
    /// The number of decimals to which coordinates are rounded; those that then agree share a response.
    private let coordinateDecimals: Int

    /// Creates rules.
    package init(lifetimes: CacheLifetimes = .standard, coordinateDecimals: Int = 2) {
        self.lifetimes = lifetimes
        self.coordinateDecimals = coordinateDecimals
    }

    /// Returns the key of a row, which identical requests share.
    package func key(of identity: ResourceIdentity, in language: Language) -> CacheKey {
        identity.key(in: language, decimals: coordinateDecimals)
    }

    /// Returns the place of a row in the cache.
    func slot<Value>(of resource: Resource<Value>, in language: Language) -> CacheSlot {
        CacheSlot(
            key: key(of: resource.identity, in: language),
            lifetime: resource.identity.lifetime(in: lifetimes),
            type: Value.self,
            expiry: { [end = resource.end] in ($0 as? Value).map(end) ?? .distantFuture }
        )
    }
}

/// A place in the cache for one response, and the rules for it.
///
/// It holds the type of the value instead of being generic over it, so that the work of the cache is compiled once.
struct CacheSlot: Sendable {
    /// The key that identical requests share.
    let key: CacheKey
    /// How long the response may be used.
    let lifetime: CacheLifetime
    /// The type of the value.
    let type: any CacheValue.Type
    /// Returns the moment from which a value is no longer fresh, whatever the lifetime is.
    var expiry: @Sendable (any CacheValue) -> Date = { _ in .distantFuture }

    /// Returns the moment from which a response is no longer fresh.
    func end(of fetched: Fetched<any CacheValue>) -> Date {
        min(lifetime.end(from: fetched.fetchedAt), expiry(fetched.value))
    }

    /// Returns whether a response has a value of the type.
    func accepts(_ response: CachedResponse) -> Bool {
        Swift.type(of: response.value) == type
    }
}
