/// Whether there is a network.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum Connectivity: Hashable, Sendable {
    /// A network is there; the service may still be out of reach.
    case online
    /// There is no network.
    case offline
}
