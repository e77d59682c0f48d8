package import OpenWeatherScreenKit

/// The texts of the favorites screen in one language.
package struct FavoritesTexts: Hashable, Sendable {
    /// Title of the screen.
    package let title: String
    /// Title of the card shown while there are no favorites.
    package let emptyTitle: String
    /// Message of that card.
    package let emptyMessage: String
    /// The spoken effect of a tap on a favorite.
    package let openHint: String
    /// The spoken effect of refreshing.
    package let refreshHint: String
    /// The action that moves a favorite up by one position.
    package let moveUp: String
    /// The action that moves a favorite down by one position.
    package let moveDown: String

    /// Returns the texts in `language`.
    package static func texts(in language: TextLanguage) -> FavoritesTexts {
        switch language {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .japanese: .japanese
        case .arabic: .arabic
        }
    }
}
