public import Foundation

/// A value together with when and where it was fetched.
public struct Fetched<Value: Sendable>: Sendable {
    /// The value.
    public let value: Value

    /// The moment the service answered; where a gateway had the answer in its cache, the moment it came there.
    public let fetchedAt: Date

    /// Where this copy came from: the network, or a cache.
    public let origin: FetchOrigin

    /// The provider of the data, which screens name.
    public let source: DataSource

    /// Creates a fetched value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - fetchedAt: The moment the provider answered.
    ///   - origin: Where this copy came from.
    ///   - source: The provider of the data.
    public init(_ value: Value, at fetchedAt: Date, from origin: FetchOrigin, source: DataSource) {
        self.value = value
        self.fetchedAt = fetchedAt
        self.origin = origin
        self.source = source
    }

    /// How long ago the service answered; never negative, even when the clock was set back.
    public func age(at now: Date) -> Duration {
        let seconds = now.timeIntervalSince(fetchedAt)
        // A damaged date may lie further away than a duration can tell.
        return seconds > 0 ? .seconds(min(seconds, 1e12)) : .zero
    }

    /// Whether the value is shown for want of a newer one, see ``FetchOrigin/stale(_:)``.
    public var isStale: Bool {
        guard case .stale = origin else { return false }
        return true
    }

    /// The same provenance with another value.
    public func map<Other: Sendable>(_ transform: (Value) -> Other) -> Fetched<Other> {
        Fetched<Other>(transform(value), at: fetchedAt, from: origin, source: source)
    }
}

extension Fetched: Equatable where Value: Equatable {}
extension Fetched: Hashable where Value: Hashable {}

/// Where a fetched value came from.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum FetchOrigin: Hashable, Sendable {
    /// The service, just now.
    case network
    /// The cache, within its lifetime.
    case cache
    /// The cache, because the service gave nothing newer: the answer is past its lifetime, or a refresh failed.
    ///
    /// The error is why; ``WeatherError/notCached`` when the service was not asked at all, as with
    /// ``FetchPolicy/cacheOnly``.
    case stale(WeatherError)
}

/// The provider of a piece of data, as it wants to be named wherever the data is shown.
///
/// A repository states its source in everything it returns, caches keep it, and screens take their attribution from
/// it:
///
/// ```swift
/// let source = DataSource(name: "Open-Meteo", address: URL(string: "https://open-meteo.com/"))
/// ```
public struct DataSource: Hashable, Codable, Sendable {
    /// The provider's name, for example `OpenWeather`.
    public let name: String

    /// The provider's site, which an attribution links to; `nil` when there is none.
    public let address: URL?

    /// Creates a source from a name and the address of a site.
    public init(name: String, address: URL?) {
        self.name = name
        self.address = address
    }

    /// The OpenWeather service.
    public static let openWeather = DataSource(name: "OpenWeather", address: URL(string: "https://openweathermap.org/"))
}
