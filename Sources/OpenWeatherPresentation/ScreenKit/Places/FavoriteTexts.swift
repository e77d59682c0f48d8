/// The texts of buttons and rows that show whether a place is a favorite, in one language.
package struct FavoriteTexts: TranslatedTexts, Hashable {
    /// The action that adds a favorite.
    package var add: String
    /// The action that removes a favorite.
    package var remove: String
    /// The spoken value of a favorite.
    package var isFavorite: String

    package static let english = FavoriteTexts(
        add: "Add to favourites",
        remove: "Remove from favourites",
        isFavorite: "Favourite"
    )

    package static let american: FavoriteTexts = {
        var texts = english
        texts.add = "Add to favorites"
        texts.remove = "Remove from favorites"
        texts.isFavorite = "Favorite"
        return texts
    }()

    package static let german = FavoriteTexts(
        add: "Zu Favoriten hinzufügen",
        remove: "Aus Favoriten entfernen",
        isFavorite: "Favorit"
    )

    package static let french = FavoriteTexts(
        add: "Ajouter aux favoris",
        remove: "Retirer des favoris",
        isFavorite: "Favori"
    )

    package static let spanish = FavoriteTexts(
        add: "Añadir a favoritos",
        remove: "Quitar de favoritos",
        isFavorite: "Favorito"
    )

    package static let japanese = FavoriteTexts(
        add: "お気に入りに追加",
        remove: "お気に入りから削除",
        isFavorite: "お気に入り"
    )

    package static let arabic = FavoriteTexts(
        add: "إضافة إلى المفضلة",
        remove: "إزالة من المفضلة",
        isFavorite: "مفضّل"
    )
}
