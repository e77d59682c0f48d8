import OpenWeatherScreenKit

extension HistoryTexts {
    /// German.
    package static let german = HistoryTexts(
        title: "Verlauf",
        today: "Heute",
        yesterday: "Gestern",
        undated: "Früher",
        moment: "{0}, {1}",
        emptyTitle: "Noch nichts hier",
        emptyMessage: "Orte, die du dir ansiehst, und Texte, nach denen du suchst, erscheinen hier.",
        searchedFor: "Suche nach „{0}“",
        placeHint: "Zeigt das Wetter dort",
        searchHint: "Sucht noch einmal nach diesem Text",
        remove: "Aus dem Verlauf entfernen",
        clear: "Verlauf löschen",
        confirmTitle: "Den ganzen Verlauf löschen?",
        confirmMessage: PluralPhrase(
            one: "{0} Eintrag wird entfernt. Deine Favoriten bleiben erhalten.",
            other: "{0} Einträge werden entfernt. Deine Favoriten bleiben erhalten."
        ),
        diaryMessage: "Das Vorhersage-Tagebuch wird gelöscht.",
        cancel: "Abbrechen"
    )
}
