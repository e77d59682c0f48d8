/// The texts of buttons and rows that show whether a place is a favorite, in one language.
package struct FavoriteTexts: Hashable, Sendable {
    /// The action that adds a favorite.
    package let add: String
    /// The action that removes a favorite.
    package let remove: String
    /// The spoken value of a favorite.
    package let isFavorite: String

    /// Returns the texts in `language`.
    package static func texts(in language: TextLanguage) -> FavoriteTexts {
        switch language {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .japanese: .japanese
        case .arabic: .arabic
        }
    }

    private static let english = FavoriteTexts(
        add: "Add to favourites",
        remove: "Remove from favourites",
        isFavorite: "Favourite"
    )

    private static let german = FavoriteTexts(
        add: "Zu Favoriten hinzufügen",
        remove: "Aus Favoriten entfernen",
        isFavorite: "Favorit"
    )

    private static let french = FavoriteTexts(
        add: "Ajouter aux favoris",
        remove: "Retirer des favoris",
        isFavorite: "Favori"
    )

    private static let spanish = FavoriteTexts(
        add: "Añadir a favoritos",
        remove: "Quitar de favoritos",
        isFavorite: "Favorito"
    )

    private static let japanese = FavoriteTexts(
        add: "お気に入りに追加",
        remove: "お気に入りから削除",
        isFavorite: "お気に入り"
    )

    private static let arabic = FavoriteTexts(
        add: "إضافة إلى المفضلة",
        remove: "إزالة من المفضلة",
        isFavorite: "مفضّل"
    )
}
