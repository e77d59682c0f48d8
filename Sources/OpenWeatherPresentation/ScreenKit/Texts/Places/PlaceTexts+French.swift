extension PlaceTexts {
    /// French.
    static let french = PlaceTexts(
        field: "Chercher un lieu",
        prompt: "Ville, code postal ou coordonnées",
        searching: "Recherche en cours…",
        noResultsTitle: "Aucun lieu trouvé",
        noResultsMessage: "Vérifiez l’orthographe ou essayez un lieu plus grand à proximité, un code postal avec son "
            + "pays comme 75001,FR, ou des coordonnées.",
        useCurrentLocation: "Utiliser ma position",
        locating: "Recherche de votre position…",
        region: "{0}, {1}",
        found: PluralPhrase(
            one: "{0} lieu trouvé",
            other: "{0} lieux trouvés"
        )
    )
}
