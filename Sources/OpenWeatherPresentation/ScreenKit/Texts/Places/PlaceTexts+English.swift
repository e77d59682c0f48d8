extension PlaceTexts {
    /// English.
    static let english = PlaceTexts(
        field: "Search for a place",
        prompt: "City, postcode or coordinates",
        searching: "Searching…",
        noResultsTitle: "No places found",
        noResultsMessage: "Check the spelling, or try a larger place nearby, a postcode with its country such as "
            + "90210,US, or coordinates.",
        useCurrentLocation: "Use current location",
        locating: "Finding your location…",
        region: "{0}, {1}",
        found: PluralPhrase(
            one: "{0} place found",
            other: "{0} places found"
        )
    )
}
