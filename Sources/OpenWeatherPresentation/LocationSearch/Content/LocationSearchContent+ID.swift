extension LocationSearchContent {
    /// The identifiers of elements for user-interface tests, which are the same in every language.
    ///
    /// The views of `OpenWeatherSwiftUI` set them as accessibility identifiers. A view of your own finds the identifier
    /// of an element in its content.
    public enum ID: Sendable {
        /// The title of the screen.
        public static let title = "search.title"
        /// The search field.
        public static let field = "search.field"
        /// The button that uses the location of the device.
        public static let currentLocation = "search.currentLocation"
        /// The progress while the device is being located.
        public static let locating = "search.locating"
        /// The notice of a failure other than that of the search.
        public static let notice = "search.notice"
        /// The button that leaves the screen.
        public static let back = "search.back"
        /// The progress of a search.
        public static let progress = "search.progress"
        /// The prefix of the places found, which add their position, as in `search.result.0`.
        public static let result = "search.result"
        /// The prefix of the recent places, which add their position, as in `search.recent.0`.
        public static let recent = "search.recent"
        /// The prefix of the favorites, which add their position, as in `search.favorite.0`.
        public static let favorite = "search.favorite"
        /// The section of the recent places.
        public static let recents = "search.recents"
        /// The section of the favorites.
        public static let favorites = "search.favorites"
        /// The card of a search that found no place.
        public static let noResults = "search.noResults"
        /// The card of a search that failed.
        public static let failure = "search.failure"
        /// The card that explains how to begin.
        public static let empty = "search.empty"
    }
}
