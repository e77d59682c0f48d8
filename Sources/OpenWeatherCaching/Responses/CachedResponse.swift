import Foundation
import OpenWeatherCore

/// A decoded response with the times that decide whether it may be used.
struct CachedResponse: Sendable {
    /// The value.
    let value: any CacheValue
    /// The moment the service sent the value.
    let fetchedAt: Date
    /// The moment from which the value is no longer fresh, as decided when it was cached.
    let expiresAt: Date
    /// The provider of the value.
    let source: DataSource

    /// Returns whether the response may be used at `now` without a request.
    ///
    /// The shorter of two lifetimes counts: the one it was cached with and the one of the current request.
    func isFresh(at now: Date, for lifetime: CacheLifetime) -> Bool {
        fetchedAt <= now && now < end(of: lifetime)
    }

    /// Returns the moment from which the response is no longer fresh.
    private func end(of lifetime: CacheLifetime) -> Date {
        min(expiresAt, lifetime.end(from: fetchedAt))
    }

    /// Returns whether the response may be shown at `now` when the service cannot be reached.
    ///
    /// A response from the future, left by a clock that was set back, has no known age and may be too old. A difference
    /// of up to five minutes is allowed, because clocks are corrected all the time.
    func isShowable(at now: Date, for lifetime: CacheLifetime) -> Bool {
        let age = now.timeIntervalSince(fetchedAt)
        return age > -Self.clockCorrection && age <= lifetime.stale / .seconds(1)
    }

    /// Returns the response as a caller receives it at `now`.
    func fetched(from origin: FetchOrigin, at now: Date, for lifetime: CacheLifetime) -> Fetched<any CacheValue> {
        Fetched(value, at: fetchedAt, from: origin, source: source).fresh(until: end(of: lifetime), returnedAt: now)
    }

    private static var clockCorrection: TimeInterval { 5 * 60 }
}

extension Date {
    /// Returns whether a response fetched at this moment is preferred at `now` over one fetched at `other`.
    ///
    /// The later one is preferred, but one from the future, left by a clock that was set back, never is.
    func isBetterFetch(than other: Date, at now: Date) -> Bool {
        switch (self <= now, other <= now) {
        case (true, true): self > other
        case (let isPast, _): isPast
        }
    }
}

/// The bytes of a response in a store: the value and the provider to credit when it is shown again.
///
/// They begin with the number of this layout and the form of the value. Bytes in any other layout or form, such as
/// those of an earlier version, are not read.
struct StoredResponse: Sendable {
    /// The value.
    let value: any CacheValue
    /// The provider of the value.
    let source: DataSource

    /// Creates the response of a value.
    init(value: any CacheValue, source: DataSource) {
        self.value = value
        self.source = source
    }

    /// Reads a response, or returns `nil` when the bytes are damaged or in another form than that of `type`.
    init?(_ data: Data, of type: any CacheValue.Type) {
        var reader = BinaryReader(data)
        do throws(BinaryFailure) {
            guard try reader.byte() == layout, try reader.string() == type.cacheFormat else { return nil }
            source = try reader.value()
            value = try type.init(from: &reader)
            try reader.finish()
        } catch {
            return nil
        }
    }

    /// The bytes of the response, or `nil` when the value cannot be stored.
    var data: Data? {
        var writer = BinaryWriter(capacity: 1_024)
        writer.write(byte: layout)
        writer.write(type(of: value).cacheFormat)
        do throws(BinaryFailure) {
            try source.write(to: &writer)
            try value.write(to: &writer)
        } catch {
            return nil
        }
        return writer.data
    }
}

/// The number of the layout of ``StoredResponse``; never the first byte of JSON.
private let layout: UInt8 = 1
