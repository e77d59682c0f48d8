import OpenWeatherScreenKit

extension HistoryTexts {
    /// Spanish.
    package static let spanish = HistoryTexts(
        title: "Historial",
        today: "Hoy",
        yesterday: "Ayer",
        undated: "Anteriores",
        moment: "{0}, {1}",
        emptyTitle: "Aún no hay nada",
        emptyMessage: "Los lugares que consultes y los textos que busques aparecerán aquí.",
        searchedFor: "Búsqueda: «{0}»",
        placeHint: "Muestra el tiempo de ese lugar",
        searchHint: "Repite esta búsqueda",
        remove: "Quitar del historial",
        clear: "Borrar el historial",
        confirmTitle: "¿Borrar todo el historial?",
        confirmMessage: PluralPhrase(
            one: "Se eliminará {0} entrada. Tus favoritos se conservan.",
            other: "Se eliminarán {0} entradas. Tus favoritos se conservan."
        ),
        diaryMessage: "Se borra el diario de pronósticos.",
        cancel: "Cancelar"
    )
}
