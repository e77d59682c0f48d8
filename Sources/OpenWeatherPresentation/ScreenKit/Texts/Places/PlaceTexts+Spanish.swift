extension PlaceTexts {
    /// Spanish.
    static let spanish = PlaceTexts(
        field: "Buscar un lugar",
        prompt: "Ciudad, código postal o coordenadas",
        searching: "Buscando…",
        noResultsTitle: "No se han encontrado lugares",
        noResultsMessage: "Revisa la ortografía o prueba con un lugar cercano más grande, un código postal con su "
            + "país como 28001,ES, o unas coordenadas.",
        useCurrentLocation: "Usar mi ubicación",
        locating: "Buscando tu ubicación…",
        region: "{0}, {1}",
        found: PluralPhrase(
            one: "{0} lugar encontrado",
            other: "{0} lugares encontrados"
        )
    )
}
