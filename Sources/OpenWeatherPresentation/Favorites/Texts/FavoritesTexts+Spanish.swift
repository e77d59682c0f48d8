import OpenWeatherScreenKit

extension FavoritesTexts {
    /// Spanish.
    package static let spanish = FavoritesTexts(
        title: "Favoritos",
        emptyTitle: "Aún no hay favoritos",
        emptyMessage: "Marca un lugar con la estrella y su tiempo aparecerá aquí.",
        openHint: "Muestra el tiempo de ese lugar",
        refreshHint: "Obtiene el tiempo de todos los favoritos",
        moveUp: "Subir",
        moveDown: "Bajar"
    )
}
