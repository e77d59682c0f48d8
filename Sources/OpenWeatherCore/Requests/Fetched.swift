public import Foundation

/// A value together with the time, the origin, and the source it was fetched with.
///
/// Repositories return every value in this form, so that a screen can show its age, mark it as outdated, and name its
/// provider. ``map(_:)`` transforms the value and preserves the rest.
///
/// ```swift
/// let temperature = response.map(\.temperature)  // a `Fetched<Temperature>`
/// ```
public struct Fetched<Value: Sendable>: Sendable {
    /// The value.
    public let value: Value

    /// The moment of the service's response, or the one at which a gateway stored it when it came from the gateway's
    /// cache.
    public let fetchedAt: Date

    /// The origin of this copy: the network or a cache.
    public let origin: FetchOrigin

    /// The provider of the data, which screens name.
    public let source: DataSource

    /// Creates a fetched value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - fetchedAt: The moment of the provider's response.
    ///   - origin: The origin of this copy.
    ///   - source: The provider of the data.
    public init(_ value: Value, at fetchedAt: Date, from origin: FetchOrigin, source: DataSource) {
        self.value = value
        self.fetchedAt = fetchedAt
        self.origin = origin
        self.source = source
    }

    /// Returns the time since the response; never negative, even when the clock was set back.
    public func age(at now: Date) -> Duration {
        let seconds = now.timeIntervalSince(fetchedAt)
        // A damaged date may lie further away than a duration can represent.
        return seconds > 0 ? .seconds(min(seconds, 1e12)) : .zero
    }

    /// A Boolean value that indicates whether the value is outdated, see ``FetchOrigin/stale(_:)``.
    public var isStale: Bool {
        guard case .stale = origin else { return false }
        return true
    }

    /// Returns the transformed value with the same time, origin, and source.
    public func map<Other: Sendable>(_ transform: (Value) -> Other) -> Fetched<Other> {
        Fetched<Other>(transform(value), at: fetchedAt, from: origin, source: source)
    }
}

extension Fetched: Equatable where Value: Equatable {}
extension Fetched: Hashable where Value: Hashable {}

/// The origin of a fetched value.
///
/// It describes one copy: a value that was fetched from the network comes from the cache the next time.
///
/// ```swift
/// let response = try await weather.currentWeather(for: .city("Lisbon"))
/// if case .stale(let reason) = response.origin {
///     print("from \(response.age(at: now())) ago, because: \(reason)")
/// }
/// ```
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum FetchOrigin: Hashable, Sendable {
    /// The service, just now.
    case network
    /// The cache, within the lifetime of the value.
    case cache
    /// The cache, past the lifetime of the value or after a refresh failed.
    ///
    /// The error is the reason there is nothing newer; ``WeatherError/notCached`` when no request was sent at all, as
    /// with ``FetchPolicy/cacheOnly``.
    case stale(WeatherError)
}

/// The provider of data, with the name that it requires wherever the data is shown.
///
/// A repository states its source in every value it returns, caches keep it, and screens take their attribution from
/// it:
///
/// ```swift
/// let source = DataSource(name: "Open-Meteo", address: URL(string: "https://open-meteo.com/"))
/// ```
public struct DataSource: Hashable, Codable, Sendable {
    /// The provider's name, for example `OpenWeather`.
    public var name: String

    /// The provider's site, to which an attribution links; `nil` when there is none.
    public var address: URL?

    /// Creates a source from a name and the address of its site.
    public init(name: String, address: URL? = nil) {
        self.name = name
        self.address = address
    }

    /// The OpenWeather service.
    public static let openWeather = DataSource(name: "OpenWeather", address: URL(string: "https://openweathermap.org/"))
}
