/// A point of the compass.
package struct CompassText: Hashable, Sendable {
    /// The abbreviation, for example `NNE`.
    package let short: String

    /// The full name as it is spoken.
    package let name: String
}
