/// A list of saved places under a heading.
public struct LocationSearchSection: Hashable, Sendable, Identifiable {
    /// What the places have in common.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Kind: String, Hashable, Sendable {
        /// They were chosen last, the newest first.
        case recents
        /// They were marked, in this order.
        case favorites
    }

    /// What the places have in common.
    public let kind: Kind
    /// The heading.
    public let title: String
    /// One row or more.
    public let rows: [LocationSearchRow]

    /// A stable name for tests of user interfaces, for example `search.recents`; the same in every language.
    public var id: String { "search.\(kind.rawValue)" }
}
