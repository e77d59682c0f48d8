/// An amount of rain or snow over a number of hours.
public struct PrecipitationAmount: Hashable, Codable, Sendable {
    /// The depth of water that fell.
    public let depth: Precipitation

    /// The hours over which it fell: 1 for current weather (3 in answers before 2018), 3 for forecast entries.
    public let hours: Int

    /// Creates an amount.
    public init(depth: Precipitation, hours: Int) {
        self.depth = depth
        self.hours = hours
    }
}
