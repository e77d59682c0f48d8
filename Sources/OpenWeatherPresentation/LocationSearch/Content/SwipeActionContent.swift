public import OpenWeatherScreenKit

/// Something the user can do with a row, for example by swiping it.
public struct SwipeActionContent: Hashable, Sendable, Identifiable {
    /// What the action does.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// Marks the place, by ``LocationSearchViewModel/favoriteToggled(_:)``.
        case favorite
        /// Takes the mark away, by ``LocationSearchViewModel/favoriteToggled(_:)``.
        case unfavorite
        /// Forgets the recent place, by ``LocationSearchViewModel/removeRecentTapped(_:)``.
        case remove
    }

    /// What the action does.
    public let kind: Kind
    /// The button for it.
    public let action: ActionContent

    /// The button's stable name, for example `search.recent.0.remove`.
    public var id: String { action.id }

    /// Whether something disappears from the list.
    public var isDestructive: Bool { kind == .remove }

    /// Creates an action of the row called `row`.
    init(_ kind: Kind, row: String, texts: LocationSearchTexts) {
        self.kind = kind
        let (title, symbolName) =
            switch kind {
            case .favorite: (texts.favorite, "star")
            case .unfavorite: (texts.unfavorite, "star.slash")
            case .remove: (texts.remove, "trash")
            }
        action = ActionContent(id: "\(row).\(kind.rawValue)", title: title, symbolName: symbolName)
    }
}
