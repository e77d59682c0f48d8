extension HistoryContent {
    /// The identifiers of elements for user-interface tests, which are the same in every language.
    ///
    /// The views of `OpenWeatherSwiftUI` set them as accessibility identifiers. A view of your own finds the identifier
    /// of an element in its content.
    package enum ID: Sendable {
        /// The title of the screen.
        package static let title = "history.title"
        /// The prefix of the days, which add their number, as in `history.section.0`.
        package static let section = "history.section"
        /// The prefix of the entries, which add their number, as in `history.row.0`.
        package static let row = "history.row"
        /// The button that asks whether to remove all entries.
        package static let clear = "history.clear"
        /// The question whether to remove all entries.
        package static let confirmation = "history.confirmation"
        /// The button that removes all entries.
        package static let confirm = "history.confirmation.confirm"
        /// The button that keeps the entries.
        package static let cancel = "history.confirmation.cancel"
        /// The button that leaves the screen.
        package static let back = "history.back"
        /// The notice, for example that a change could not be saved.
        package static let notice = "history.notice"
        /// The progress until the history has been read.
        package static let progress = "history.progress"
        /// The failure in place of the list.
        package static let failure = "history.failure"
        /// The text in place of an empty history.
        package static let emptiness = "history.empty"
    }
}
