import Foundation

/// The wind as a traveler meets it, before the speed of the travel is added.
public struct RelativeWind: Hashable, Sendable {
    /// The speed of the wind against the direction of travel; negative when it comes from behind.
    public let headwind: Speed
    /// The speed of the wind across the direction of travel, from the right; negative when it comes from the left.
    public let crosswind: Speed

    /// Creates a wind from its two parts.
    public init(headwind: Speed, crosswind: Speed) {
        self.headwind = headwind
        self.crosswind = crosswind
    }

    /// The speed of the wind in the direction of travel; negative when it comes from the front.
    public var tailwind: Speed { Speed(metersPerSecond: 0 - headwind.metersPerSecond) }
}

extension Wind {
    /// Returns the mean wind relative to a direction of travel; `nil` when it blows and its direction is not known.
    ///
    /// - Parameter bearing: The angle of travel clockwise from north in degrees; see ``Coordinate/bearing(to:)``.
    /// - Returns: The parts of the wind, which comes from its direction: one from north meets who travels to the north.
    public func relative(to bearing: Double) -> RelativeWind? {
        guard speed.metersPerSecond != 0 else { return RelativeWind(headwind: speed, crosswind: speed) }
        guard let direction, bearing.isFinite else { return nil }
        let angle = (direction.degrees - bearing) * .pi / 180
        return RelativeWind(
            headwind: Speed(metersPerSecond: speed.metersPerSecond * cos(angle)),
            crosswind: Speed(metersPerSecond: speed.metersPerSecond * sin(angle))
        )
    }
}
