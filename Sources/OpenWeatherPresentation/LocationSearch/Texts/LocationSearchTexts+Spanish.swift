import OpenWeatherScreenKit

extension LocationSearchTexts {
    /// Spanish.
    package static let spanish = LocationSearchTexts(
        title: "Elegir un lugar",
        recents: "Recientes",
        favorites: "Favoritos",
        emptyTitle: "¿Dónde?",
        emptyMessage: "Escribe el nombre de una ciudad. Los lugares que elijas o marques aparecerán aquí.",
        selectHint: "Muestra el tiempo de ese lugar",
        currentLocationHint: "Muestra el tiempo donde estás",
        open: "Ver el tiempo",
        openHint: "Mantiene tu lugar actual",
        remove: "Quitar de los lugares recientes"
    )
}
