extension LocationSearchContent {
    /// The identifiers of elements for user-interface tests, which are the same in every language.
    ///
    /// The views of `OpenWeatherSwiftUI` set them as accessibility identifiers. A view of your own finds the identifier
    /// of an element in its content.
    package enum ID: Sendable {
        /// The title of the screen.
        package static let title = "search.title"
        /// The search field.
        package static let field = "search.field"
        /// The button that uses the location of the device.
        package static let currentLocation = "search.currentLocation"
        /// The progress while the device is being located.
        package static let locating = "search.locating"
        /// The notice of a failure other than that of the search.
        package static let notice = "search.notice"
        /// The button that leaves the screen.
        package static let back = "search.back"
        /// The progress of a search.
        package static let progress = "search.progress"
        /// The prefix of the places found, which add their position, as in `search.result.0`.
        package static let result = "search.result"
        /// The prefix of the recent places, which add their position, as in `search.recent.0`.
        package static let recent = "search.recent"
        /// The prefix of the favorites, which add their position, as in `search.favorite.0`.
        package static let favorite = "search.favorite"
        /// The section of the recent places.
        package static let recents = "search.recents"
        /// The section of the favorites.
        package static let favorites = "search.favorites"
        /// The card of a search that found no place.
        package static let noResults = "search.noResults"
        /// The card of a search that failed.
        package static let failure = "search.failure"
        /// The card that explains how to begin.
        package static let empty = "search.empty"
    }
}
