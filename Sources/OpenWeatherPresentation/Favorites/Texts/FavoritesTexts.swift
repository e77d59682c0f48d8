import OpenWeatherScreenKit

/// The texts of the favorites screen in one language.
package struct FavoritesTexts: TranslatedTexts, Hashable {
    /// Title of the screen.
    package var title: String
    /// Title of the card shown while there are no favorites.
    package var emptyTitle: String
    /// Message of that card.
    package let emptyMessage: String
    /// The spoken effect of a tap on a favorite.
    package let openHint: String
    /// The spoken effect of refreshing.
    package var refreshHint: String
    /// The action that moves a favorite up by one position.
    package let moveUp: String
    /// The action that moves a favorite down by one position.
    package let moveDown: String
}
