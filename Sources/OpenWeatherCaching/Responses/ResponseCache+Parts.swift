import Foundation
package import OpenWeatherCore

/// Values that are requested together with others, so that looking, requesting and storing are steps of their own.
extension ResponseCache {
    /// Returns the cached value of a row while it is fresh; `nil` afterwards and when there is none.
    package func freshValue<Value>(
        of resource: Resource<Value>,
        in language: Language,
        by rules: CacheRules
    ) async -> Fetched<Value>? {
        try? await freshResponse(in: rules.slot(of: resource, in: language))?.typed()
    }

    private func freshResponse(in slot: CacheSlot) async -> Fetched<any CacheValue>? {
        let now = now()
        guard let response = try? await cachedResponse(in: slot, at: now),
            response.isFresh(at: now, for: slot.lifetime)
        else {
            onEvent(.miss(slot.key))
            return nil
        }
        onEvent(.hit(slot.key))
        return response.fetched(from: .cache, at: now, for: slot.lifetime)
    }

    /// Returns the cached value of a row, fresh or not, as stale because of a failure; `nil` when none may be shown.
    package func staleValue<Value>(
        of resource: Resource<Value>,
        in language: Language,
        by rules: CacheRules,
        because failure: WeatherError
    ) async -> Fetched<Value>? {
        try? await staleResponse(in: rules.slot(of: resource, in: language), because: failure)?.typed()
    }

    private func staleResponse(in slot: CacheSlot, because failure: WeatherError) async -> Fetched<any CacheValue>? {
        let now = now()
        guard let response = try? await cachedResponse(in: slot, at: now),
            response.isShowable(at: now, for: slot.lifetime)
        else { return nil }
        onEvent(.stale(slot.key, failure))
        return response.fetched(from: .stale(failure), at: now, for: slot.lifetime)
    }

    /// Returns a value that has arrived, or the cached one when that is newer than one that has arrived out of date.
    package func newest<Value>(
        _ fetched: Fetched<Value>,
        of resource: Resource<Value>,
        in language: Language,
        by rules: CacheRules
    ) async -> Fetched<Value> {
        let slot = rules.slot(of: resource, in: language)
        guard let newer = try? await newerResponse(than: fetched.map { $0 }, in: slot),
            let cached: Fetched<Value> = try? newer.typed()
        else { return fetched }
        return cached
    }

    /// Caches a value that the service has sent.
    package func store<Value>(
        _ fetched: Fetched<Value>,
        of resource: Resource<Value>,
        in language: Language,
        by rules: CacheRules
    ) async {
        await cache(fetched.map { $0 }, in: rules.slot(of: resource, in: language))
    }
}
