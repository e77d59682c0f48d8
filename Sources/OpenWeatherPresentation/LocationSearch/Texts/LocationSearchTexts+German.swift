import OpenWeatherScreenKit

extension LocationSearchTexts {
    /// German.
    package static let german = LocationSearchTexts(
        title: "Ort wählen",
        recents: "Zuletzt verwendet",
        favorites: "Favoriten",
        emptyTitle: "Wohin?",
        emptyMessage: "Gib den Namen einer Stadt ein. Gewählte und markierte Orte erscheinen hier.",
        selectHint: "Zeigt das Wetter dort",
        currentLocationHint: "Zeigt das Wetter an deinem Standort",
        open: "Wetter anzeigen",
        openHint: "Dein aktueller Ort bleibt gewählt",
        remove: "Aus zuletzt verwendeten Orten entfernen"
    )
}
