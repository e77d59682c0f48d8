extension NoticeTexts {
    /// Spanish.
    static let spanish = NoticeTexts(
        offline: "Sin conexión. Actualizado {0}.",
        outdated: "Datos antiguos. Actualizado {0}.",
        refreshFailed: "{0}. Actualizado {1}.",
        loading: "Cargando",
        missing: "no disponible",
        dismiss: "Atrás",
        attribution: "Datos meteorológicos proporcionados por {0}",
        attributionHint: "Abre el sitio web de {0}"
    )
}
