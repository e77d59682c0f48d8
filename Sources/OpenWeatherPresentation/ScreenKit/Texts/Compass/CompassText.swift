/// A point of the compass.
public struct CompassText: Hashable, Sendable {
    /// The abbreviation, for example `NNE`.
    public let short: String

    /// The full name as it is spoken.
    public let name: String
}
