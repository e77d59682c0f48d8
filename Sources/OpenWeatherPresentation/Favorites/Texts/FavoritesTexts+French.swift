import OpenWeatherScreenKit

extension FavoritesTexts {
    /// French.
    package static let french = FavoritesTexts(
        title: "Favoris",
        emptyTitle: "Aucun favori pour l’instant",
        emptyMessage: "Marquez un lieu d’une étoile\u{A0}: sa météo s’affichera ici.",
        openHint: "Affiche la météo de ce lieu",
        refreshHint: "Récupère la météo de tous les favoris",
        moveUp: "Monter",
        moveDown: "Descendre"
    )
}
