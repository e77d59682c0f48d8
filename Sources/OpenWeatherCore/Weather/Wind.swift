/// The wind at a place.
public struct Wind: Hashable, Codable, Sendable {
    /// The mean speed.
    public let speed: Speed

    /// Where the wind comes from; `nil` when it is calm or the service does not say.
    public let direction: WindDirection?

    /// The speed of gusts, where the service sends one; it can be lower than ``speed``.
    public let gust: Speed?

    /// Creates a wind.
    public init(speed: Speed, direction: WindDirection?, gust: Speed?) {
        self.speed = speed
        self.direction = direction
        self.gust = gust
    }

    /// The strength on the Beaufort scale.
    public var force: BeaufortForce { BeaufortForce(speed: speed) }
}
