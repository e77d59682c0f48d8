public import Foundation

/// A value together with the time, the origin, and the source it was fetched with.
///
/// Repositories return every value in this form, so that a screen can show its age, mark it as outdated, and name its
/// provider. The properties of the value can be read without ``value``. ``map(_:)`` transforms the value and preserves the
/// rest.
///
/// ```swift
/// let celsius = response.temperature.celsius  // that of `response.value`
/// let temperature = response.map(\.temperature)  // a `Fetched<Temperature>`
/// ```
@dynamicMemberLookup
public struct Fetched<Value: Sendable>: Sendable {
    /// The value.
    public let value: Value

    /// Shared, so that a copy takes one reference beside the value.
    private let stamp: Shared<FetchStamp>

    /// The moment of the service's response, or the one at which a gateway stored it when it came from the gateway's
    /// cache.
    public var fetchedAt: Date { stamp.value.fetchedAt }

    /// The origin of this copy: the network or a cache.
    public var origin: FetchOrigin { stamp.value.origin }

    /// The provider of the data, which screens name.
    public var source: DataSource { stamp.value.source }

    /// The moment from which the value is outdated; `nil` when its lifetime is not known.
    ///
    /// The repository that applies a lifetime states it; one without lifetimes, such as one that only sends requests,
    /// does not.
    public var freshUntil: Date? { stamp.value.freshUntil }

    /// A Boolean value that indicates whether the value was outdated when it was returned.
    ///
    /// It is when a newer one could not be fetched, see ``FetchOrigin/stale(_:)``, and when its lifetime was over: a
    /// response that a gateway returns from its cache has the age that it reached there. Ask ``isStale(at:)`` about a
    /// value that was returned some time ago.
    public var isStale: Bool { stamp.value.isStale }

    /// Creates a fetched value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - fetchedAt: The moment of the provider's response.
    ///   - origin: The origin of this copy.
    ///   - source: The provider of the data.
    public init(_ value: Value, at fetchedAt: Date, from origin: FetchOrigin, source: DataSource) {
        var isStale = false
        if case .stale = origin { isStale = true }
        self.init(value, FetchStamp(fetchedAt: fetchedAt, origin: origin, source: source, isStale: isStale))
    }

    private init(_ value: Value, _ stamp: FetchStamp) {
        self.init(value, Shared(stamp))
    }

    private init(_ value: Value, _ stamp: Shared<FetchStamp>) {
        self.value = value
        self.stamp = stamp
    }

    /// A property or an element of the value.
    public subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Member { value[keyPath: member] }

    /// Returns the value with the end of its lifetime, as it is returned to a caller at `now`.
    ///
    /// The earlier one of two ends counts, and a value that is stale stays so.
    public func fresh(until end: Date, returnedAt now: Date) -> Fetched {
        let end = freshUntil.map { min($0, end) } ?? end
        var stamp = stamp.value
        stamp.freshUntil = end
        stamp.isStale = isStale || end <= now
        return Fetched(value, stamp)
    }

    /// Returns the time since the response; never negative, even when the clock was set back.
    public func age(at now: Date) -> Duration { fetchedAt.age(at: now) }

    /// Returns whether the value is outdated at `now`: it was when it was returned, or its lifetime is over since.
    public func isStale(at now: Date) -> Bool {
        isStale || freshUntil.map { $0 <= now } ?? false
    }

    /// Returns whether the value was outdated when it was returned, or its lifetime has been over for as long as `allowance`.
    package func isStale(at now: Date, allowance: Duration) -> Bool {
        isStale(at: now.addingTimeInterval(-(allowance / .seconds(1))))
    }

    /// Returns the transformed value with the same times, origin, and source.
    public func map<Other: Sendable>(_ transform: (Value) -> Other) -> Fetched<Other> {
        Fetched<Other>(transform(value), stamp)
    }

    /// Returns a value put together from two responses: as old as the older, and as long fresh as the one that ends first.
    ///
    /// The origin is that of the response which says more against it: a stale one, then one from a cache.
    package func joined<Other>(with other: Fetched<Other>, _ combine: (Value, Other) -> Value) -> Fetched {
        let ends = [freshUntil, other.freshUntil].compactMap(\.self)
        let stamp = FetchStamp(
            fetchedAt: min(fetchedAt, other.fetchedAt),
            origin: other.origin.rank > origin.rank ? other.origin : origin,
            source: source,
            freshUntil: ends.min(),
            isStale: isStale || other.isStale
        )
        return Fetched(combine(value, other.value), stamp)
    }
}

extension Fetched: Equatable where Value: Equatable {}
extension Fetched: Hashable where Value: Hashable {}

/// The circumstances of a fetch.
private struct FetchStamp: Hashable, Sendable {
    var fetchedAt: Date
    var origin: FetchOrigin
    var source: DataSource
    var freshUntil: Date?
    var isStale: Bool
}

/// A value behind one reference, for what is passed on more often than it is made.
private final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }

    static func == (lhs: Shared, rhs: Shared) -> Bool { lhs.value == rhs.value }

    func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}

extension Shared: CustomStringConvertible {
    var description: String { String(reflecting: value) }
}

extension FetchOrigin {
    /// How much an origin says against a response.
    fileprivate var rank: Int {
        switch self {
        case .network: 0
        case .cache: 1
        case .stale: 2
        }
    }
}

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
    /// The cache, within the lifetime of the value, or past it where a server on the way sent an older one.
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

    /// Weather that no one measured, for demos, previews, and tests; it has no site.
    ///
    /// Screens name it in the language of the user, also where the name of another source has no room.
    public static let madeUp = DataSource(name: "Made-up weather")
}
