/// The reason the device's own place is not available.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LocationFailure: Hashable, Sendable, CustomStringConvertible {
    /// The user or a policy refused access.
    case refused
    /// The device could not find its place.
    case unavailable

    /// What to do about it, in English.
    public var description: String {
        switch self {
        case .refused: "Access to the current location was refused. Search for a city by name instead."
        case .unavailable: "The current location could not be found. Search for a city by name instead."
        }
    }
}
