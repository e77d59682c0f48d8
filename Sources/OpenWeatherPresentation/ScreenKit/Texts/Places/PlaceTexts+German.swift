extension PlaceTexts {
    /// German.
    static let german = PlaceTexts(
        field: "Ort suchen",
        prompt: "Stadt, Postleitzahl oder Koordinaten",
        searching: "Suche läuft …",
        noResultsTitle: "Keine Orte gefunden",
        noResultsMessage: "Prüfe die Schreibweise oder versuche einen größeren Ort in der Nähe, eine Postleitzahl "
            + "mit Land wie 10115,DE oder Koordinaten.",
        useCurrentLocation: "Aktuellen Standort verwenden",
        locating: "Standort wird ermittelt …",
        region: "{0}, {1}",
        found: PluralPhrase(
            one: "{0} Ort gefunden",
            other: "{0} Orte gefunden"
        )
    )
}
