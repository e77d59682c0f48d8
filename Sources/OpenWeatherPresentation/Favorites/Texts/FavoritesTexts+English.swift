import OpenWeatherScreenKit

extension FavoritesTexts {
    /// English.
    package static let english = FavoritesTexts(
        title: "Favourites",
        emptyTitle: "No favourites yet",
        emptyMessage: "Mark a place with the star, and its weather will appear here.",
        openHint: "Shows the weather there",
        refreshHint: "Fetches the weather at all favourites",
        moveUp: "Move up",
        moveDown: "Move down"
    )

    /// American English.
    package static let american: FavoritesTexts = {
        var texts = english
        texts.title = "Favorites"
        texts.emptyTitle = "No favorites yet"
        texts.refreshHint = "Fetches the weather at all favorites"
        return texts
    }()
}
