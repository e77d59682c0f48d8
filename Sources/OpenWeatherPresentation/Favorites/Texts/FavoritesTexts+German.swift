import OpenWeatherScreenKit

extension FavoritesTexts {
    /// German.
    package static let german = FavoritesTexts(
        title: "Favoriten",
        emptyTitle: "Noch keine Favoriten",
        emptyMessage: "Markiere einen Ort mit dem Stern, dann erscheint sein Wetter hier.",
        openHint: "Zeigt das Wetter dort",
        refreshHint: "Lädt das Wetter für alle Favoriten",
        moveUp: "Nach oben",
        moveDown: "Nach unten"
    )
}
