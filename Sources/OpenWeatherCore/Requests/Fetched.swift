public import Foundation

/// A value together with when and where it was fetched.
public struct Fetched<Value: Sendable>: Sendable {
    /// The value.
    public let value: Value

    /// The moment the service answered; where a gateway had the answer in its cache, the moment it came there.
    public let fetchedAt: Date

    /// Where this copy came from.
    public let origin: FetchOrigin

    /// Creates a fetched value.
    public init(_ value: Value, at fetchedAt: Date, from origin: FetchOrigin) {
        self.value = value
        self.fetchedAt = fetchedAt
        self.origin = origin
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
        Fetched<Other>(transform(value), at: fetchedAt, from: origin)
    }
}

extension Fetched: Equatable where Value: Equatable {}
extension Fetched: Hashable where Value: Hashable {}
