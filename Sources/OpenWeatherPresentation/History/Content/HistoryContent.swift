public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The content of the history screen, ready to display.
///
/// ``HistoryViewModel/state`` computes it. All texts are in the user's language, times are those of the user's clock, and
/// identifiers are the same in every language.
public struct HistoryContent: Hashable, Sendable {
    /// The title of the screen.
    public let title: TextContent
    /// The entries, or the card in their place.
    public let list: List
    /// A notice that the history could not be read or changed, which leaves the entries as they are; `nil` when there is
    /// none.
    public let notice: NoticeContent?
    /// The button for ``HistoryViewModel/clearTapped()``; `nil` while there are no entries and no diary is kept.
    public let clear: ActionContent?
    /// The question whether the whole history is to be removed; `nil` unless it was asked.
    public let confirmation: Confirmation?
    /// The button for ``HistoryViewModel/backTapped()``.
    public let back: ActionContent
    /// The reading direction of the screen.
    public let layoutDirection: TextDirection
}

extension HistoryContent {
    /// The list of the history screen in each of its states.
    ///
    /// ``rows`` gives the entries in any state.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum List: Hashable, Sendable {
        /// The history has not been read yet: a progress text.
        case loading(TextContent)
        /// The history is empty: a card that says what the list will show.
        case empty(PromptContent)
        /// The entries by day, newest first.
        case sections([Section])
        /// The history could not be read; ``HistoryViewModel/retryTapped()`` reads it again.
        case failed(FailureContent)

        /// The entries of all sections, newest first; empty when the list shows something else.
        public var rows: [Row] {
            guard case .sections(let sections) = self else { return [] }
            return sections.flatMap(\.rows)
        }
    }

    /// The entries of one day under a heading.
    ///
    /// A section has at least one row. Entries are in the order of the history; when the clock was set back, a day may
    /// therefore have two sections.
    public struct Section: Hashable, Sendable, Identifiable {
        /// The stable identifier for user-interface tests, for example `history.section.0`.
        public let id: String
        /// The day, for example "Today", "Yesterday", or the date.
        public let title: String
        /// The entries, newest first.
        public let rows: [Row]
    }

    /// An entry of the history.
    ///
    /// Its identity stays the same when the user looks or searches again.
    public struct Row: Hashable, Sendable, Identifiable {
        /// The kinds of entries.
        ///
        /// A tap on a place opens its weather, and one on a search repeats it.
        #if hasAttribute(nonexhaustive)
        @nonexhaustive
        #endif
        public enum Kind: String, Hashable, Sendable {
            /// A place that the user looked at.
            case place
            /// A text that the user searched for.
            case search
        }

        /// The identity of the entry; a tap calls ``HistoryViewModel/entryTapped(_:)``.
        public let id: HistoryEntry.ID
        /// A stable identifier for user-interface tests, for example `history.row.0`; the same in every language.
        public let identifier: String
        /// The kind of the entry.
        public let kind: Kind
        /// The name of the place, or the text.
        public let title: String
        /// The state and the country of a place; `nil` when neither is known, and for a search.
        public let subtitle: String?
        /// The time of day, read aloud with the day, for example `14:05` and "Today, 14:05"; `nil` when it is not known.
        public let time: TextContent?
        /// The name of an SF Symbol for the kind.
        public let symbolName: String
        /// The button for ``HistoryViewModel/removeTapped(_:)``.
        public let remove: ActionContent
        /// The texts for assistive technology: the entry, and its day and time.
        public let accessibility: AccessibilityText
    }

    /// The question whether the whole history is to be removed.
    ///
    /// Show it as a dialog. The entries stay on the screen behind it.
    public struct Confirmation: Hashable, Sendable, Identifiable {
        /// The stable identifier for user-interface tests.
        public let id: String
        /// The title, which is the question.
        public let title: String
        /// The message, which says how many entries are removed, what stays, and that the diary is erased.
        public let message: String
        /// The destructive button for ``HistoryViewModel/clearConfirmed()``.
        public let confirm: ActionContent
        /// The button for ``HistoryViewModel/clearCancelled()``.
        public let cancel: ActionContent
        /// The texts for assistive technology: title and message as one label.
        public let accessibility: AccessibilityText
    }
}
