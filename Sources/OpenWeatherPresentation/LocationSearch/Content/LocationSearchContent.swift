public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The content of the search screen, ready to display.
///
/// ``LocationSearchViewModel/state`` computes it. All texts are in the user's language, and identifiers are the same in
/// every language.
public struct LocationSearchContent: Hashable, Sendable {
    /// The title of the screen.
    public let title: TextContent
    /// The search field; pass what is typed to ``LocationSearchViewModel/queryChanged(text:)``.
    public let field: SearchFieldContent
    /// The button for ``LocationSearchViewModel/useCurrentLocationTapped()``; `nil` without a location provider.
    public let useCurrentLocation: ActionContent?
    /// The progress text shown while the device is being located; `nil` otherwise.
    public let locating: TextContent?
    /// The places, or the card in their place.
    public let list: List
    /// A notice about a failure other than that of the search, which leaves the list as it is; `nil` when there is none.
    public let notice: NoticeContent?
    /// The same notice with its way out, when it is about the location of the device; `nil` otherwise.
    ///
    /// ``LocationSearchViewModel/useCurrentLocationTapped()`` is the event for another attempt.
    public let locationHelp: DeviceNotice?
    /// The button for ``LocationSearchViewModel/backTapped()``.
    public let back: ActionContent
    /// The reading direction of the screen.
    public let layoutDirection: TextDirection
}

extension LocationSearchContent {
    /// The list of the search screen in each of its states.
    ///
    /// ``rows`` gives the rows in any state, for a view that draws them all the same way.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum List: Hashable, Sendable {
        /// The field is empty and no place is saved: a card that explains how to begin.
        case nothingSaved(PromptContent)
        /// The field is empty: recent places and favorites, without empty sections.
        case saved([Section])
        /// A search is in progress; the places found before it stay on screen.
        case searching(TextContent, previous: [Row])
        /// The places found, with a sentence for assistive technology to announce.
        case results([Row], announcement: String)
        /// The search found no place: a card with a hint.
        case noResults(PromptContent)
        /// The search failed; the places found before it stay on screen. ``LocationSearchViewModel/retryTapped()``
        /// searches again.
        case failed(FailureContent, previous: [Row])

        /// The rows of all sections, empty when the list shows a card.
        public var rows: [Row] {
            switch self {
            case .saved(let sections): sections.flatMap(\.rows)
            case .searching(_, let rows), .results(let rows, _), .failed(_, let rows): rows
            case .nothingSaved, .noResults: []
            }
        }
    }

    /// A list of saved places under a heading.
    ///
    /// A section has at least one row; empty sections are left out.
    public struct Section: Hashable, Sendable, Identifiable {
        /// The kinds of saved places.
        ///
        /// A place can be of both kinds, and then has a row in either section.
        #if hasAttribute(nonexhaustive)
        @nonexhaustive
        #endif
        public enum Kind: String, Hashable, Sendable {
            /// The places chosen last, newest first.
            case recents
            /// The favorites, in the order in which they were added.
            case favorites
        }

        /// The kind of places in the section.
        public let kind: Kind
        /// The heading.
        public let title: String
        /// The places, in the order of their kind.
        public let rows: [Row]

        /// The stable identifier for user-interface tests, for example `search.recents`.
        public var id: String {
            switch kind {
            case .recents: LocationSearchContent.ID.recents
            case .favorites: LocationSearchContent.ID.favorites
            }
        }
    }

    /// A place in a list of the search screen.
    ///
    /// Its identity is that of the place, so a row keeps it while the list changes around it.
    public struct Row: Hashable, Sendable, Identifiable {
        /// The place; a tap on it calls ``LocationSearchViewModel/locationSelected(_:)``.
        public let place: PlaceContent
        /// A Boolean value that indicates whether the place is a favorite.
        public let isFavorite: Bool
        /// The SF Symbol of the favorite mark.
        public let favoriteSymbolName: String
        /// The button for ``LocationSearchViewModel/openTapped(_:)``, for example in a menu of the row.
        public let open: ActionContent
        /// The actions of the row, most common first.
        public let swipeActions: [SwipeAction]

        /// The identity of the place.
        public var id: LocationID { place.id }
    }

    /// An action on a row, for example a swipe action or a menu item.
    ///
    /// Which actions a row has depends on the place: only recent places can be removed.
    public struct SwipeAction: Hashable, Sendable, Identifiable {
        /// The kinds of actions on a row.
        ///
        /// Switch over the kind to choose the event method to call and, for example, a tint.
        #if hasAttribute(nonexhaustive)
        @nonexhaustive
        #endif
        public enum Kind: String, CaseIterable, Hashable, Sendable {
            /// Adds the place to the favorites; calls ``LocationSearchViewModel/favoriteToggled(_:)``.
            case favorite
            /// Removes the place from the favorites; calls ``LocationSearchViewModel/favoriteToggled(_:)``.
            case unfavorite
            /// Removes the place from the recent ones; calls ``LocationSearchViewModel/removeRecentTapped(_:)``.
            case remove
        }

        /// The kind of the action.
        public let kind: Kind
        /// The button of the action.
        public let action: ActionContent

        /// The stable identifier of the button for user-interface tests, for example `search.recent.0.remove`.
        public var id: String { action.id }

        /// A Boolean value that indicates whether the action removes something from the list.
        public var isDestructive: Bool { kind == .remove }

        /// Creates an action on the row with the identifier `row`.
        init(_ kind: Kind, row: String, title: String) {
            self.kind = kind
            let symbolName =
                switch kind {
                case .favorite: "star"
                case .unfavorite: "star.slash"
                case .remove: "trash"
                }
            action = ActionContent(id: "\(row).\(kind.rawValue)", title: title, symbolName: symbolName)
        }
    }
}
