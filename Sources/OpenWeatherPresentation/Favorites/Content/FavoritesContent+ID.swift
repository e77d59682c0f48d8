extension FavoritesContent {
    /// The identifiers of elements for user-interface tests, which are the same in every language.
    ///
    /// The views of `OpenWeatherSwiftUI` set them as accessibility identifiers. A view of your own finds the identifier
    /// of an element in its content.
    package enum ID: Sendable {
        /// The title of the screen.
        package static let title = "favorites.title"
        /// The prefix of the favorites, which add their number, as in `favorites.row.0`.
        package static let row = "favorites.row"
        /// The button that loads the weather again.
        package static let refresh = "favorites.refresh"
        /// The button that repeats what failed.
        package static let retry = "favorites.retry"
        /// The button that leaves the screen.
        package static let back = "favorites.back"
        /// The notice, for example that a change could not be saved.
        package static let notice = "favorites.notice"
        /// The progress until the favorites have been read.
        package static let progress = "favorites.progress"
        /// The failure in place of the list.
        package static let failure = "favorites.failure"
        /// The text in place of an empty list.
        package static let emptiness = "favorites.empty"
        /// The button that opens the search from an empty list.
        package static let search = "favorites.empty.search"
        /// The attribution of the source.
        package static let attribution = "favorites.attribution"
    }
}
