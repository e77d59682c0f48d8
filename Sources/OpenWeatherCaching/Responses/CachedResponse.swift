import Foundation
import OpenWeatherCore

/// An answer of the service as the cache knows it: decoded, with its times.
struct CachedResponse<Value: Sendable>: Sendable {
    /// The answer.
    let value: Value
    /// The moment the service gave it.
    let fetchedAt: Date
    /// The moment from which it is no longer fresh, as said when it was kept.
    let expiresAt: Date
    /// The provider of the value.
    let source: DataSource

    /// Whether the answer may be used at `now` without asking the service.
    ///
    /// The shorter of both lifetimes counts, that of the process which kept it and that of the one which asks.
    func isFresh(at now: Date, for lifetime: CacheLifetime) -> Bool {
        fetchedAt <= now && now < min(expiresAt, fetchedAt.addingTimeInterval(lifetime.fresh / .seconds(1)))
    }

    /// Whether the answer may be shown at `now` when the service cannot be asked.
    ///
    /// An answer from the future, as a clock that was set back makes it, has no known age and may be too old. A
    /// little of it is forgiven, as clocks are corrected all the time.
    func isShowable(at now: Date, for lifetime: CacheLifetime) -> Bool {
        let age = now.timeIntervalSince(fetchedAt)
        return age > -Self.clockCorrection && age <= lifetime.stale / .seconds(1)
    }

    /// The answer for a caller.
    func fetched(from origin: FetchOrigin) -> Fetched<Value> {
        Fetched(value, at: fetchedAt, from: origin, source: source)
    }

    /// The same times with another value, or `nil` when there is none.
    func compactMap<Other: Sendable>(_ transform: (Value) -> Other?) -> CachedResponse<Other>? {
        transform(value)
            .map { CachedResponse<Other>(value: $0, fetchedAt: fetchedAt, expiresAt: expiresAt, source: source) }
    }

    /// The same response without the type of its value.
    var erased: CachedResponse<any Sendable> {
        CachedResponse<any Sendable>(value: value, fetchedAt: fetchedAt, expiresAt: expiresAt, source: source)
    }

    private static var clockCorrection: TimeInterval { 5 * 60 }
}
