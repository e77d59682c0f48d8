extension NoticeTexts {
    /// German.
    static let german = NoticeTexts(
        offline: "Du bist offline. Aktualisiert {0}.",
        outdated: "Nicht aktuell. Aktualisiert {0}.",
        refreshFailed: "{0}. Aktualisiert {1}.",
        loading: "Wird geladen",
        missing: "nicht verfügbar",
        dismiss: "Zurück",
        attribution: "Wetterdaten bereitgestellt von {0}",
        attributionHint: "Öffnet die Website von {0}"
    )
}
