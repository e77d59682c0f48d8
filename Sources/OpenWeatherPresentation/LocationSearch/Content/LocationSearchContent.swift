public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The search screen as it is shown.
public struct LocationSearchContent: Hashable, Sendable {
    /// The title of the screen.
    public let title: TextContent
    /// The field to type into; what is typed goes to ``LocationSearchViewModel/queryChanged(text:)``.
    public let field: SearchFieldContent
    /// The button for ``LocationSearchViewModel/useCurrentLocationTapped()``; `nil` where the device has no place.
    public let useCurrentLocation: ActionContent?
    /// Says that the device looks for its place; `nil` while it does not.
    public let locating: TextContent?
    /// What is listed.
    public let list: List
    /// A remark about something that failed; nothing that is listed is lost by it.
    public let notice: NoticeContent?
    /// The button for ``LocationSearchViewModel/backTapped()``.
    public let back: ActionContent
    /// The side from which the screen is read.
    public let layoutDirection: TextDirection
}

extension LocationSearchContent {
    /// What the search screen lists.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum List: Hashable, Sendable {
        /// Nothing was typed and nothing is saved: a card that says what to do.
        case nothingSaved(PromptContent)
        /// Nothing was typed: recent places and favourites, without empty sections.
        case saved([Section])
        /// A search is under way; the places found before it are still shown.
        case searching(TextContent, previous: [Row])
        /// The places found, with what is spoken when they appear.
        case results([Row], announcement: String)
        /// Nothing was found: a card with a hint.
        case noResults(PromptContent)
        /// The search failed; the places found before it are still shown, and ``LocationSearchViewModel/retryTapped()``
        /// tries again.
        case failed(FailureContent, previous: [Row])

        /// Every row, whatever the list says besides.
        public var rows: [Row] {
            switch self {
            case .saved(let sections): sections.flatMap(\.rows)
            case .searching(_, let rows), .results(let rows, _), .failed(_, let rows): rows
            case .nothingSaved, .noResults: []
            }
        }
    }

    /// A list of saved places under a heading.
    public struct Section: Hashable, Sendable, Identifiable {
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
        public let rows: [Row]

        /// A stable name for tests of user interfaces, for example `search.recents`; the same in every language.
        public var id: String { "search.\(kind.rawValue)" }
    }

    /// A place in a list of the search screen.
    public struct Row: Hashable, Sendable, Identifiable {
        /// The place; choosing it is ``LocationSearchViewModel/locationSelected(_:)``.
        public let place: PlaceContent
        /// Whether the place is marked.
        public let isFavorite: Bool
        /// The name of an SF Symbol for the mark.
        public let favoriteSymbolName: String
        /// What can be done with the row, the most usual first.
        public let swipeActions: [SwipeAction]

        /// The identity of the place.
        public var id: LocationID { place.id }
    }

    /// Something the user can do with a row, for example by swiping it.
    public struct SwipeAction: Hashable, Sendable, Identifiable {
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
}
