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
