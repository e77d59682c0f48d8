import OpenWeatherScreenKit

extension HistoryTexts {
    /// French.
    package static let french = HistoryTexts(
        title: "Historique",
        today: "Aujourd’hui",
        yesterday: "Hier",
        undated: "Plus ancien",
        moment: "{0} à {1}",
        emptyTitle: "Rien pour l’instant",
        emptyMessage: "Les lieux consultés et les textes recherchés apparaîtront ici.",
        searchedFor: "Recherche\u{A0}: «\u{A0}{0}\u{A0}»",
        placeHint: "Affiche la météo de ce lieu",
        searchHint: "Relance cette recherche",
        remove: "Retirer de l’historique",
        clear: "Effacer l’historique",
        confirmTitle: "Effacer tout l’historique\u{202F}?",
        confirmMessage: PluralPhrase(
            one: "{0} entrée sera supprimée. Vos favoris sont conservés.",
            other: "{0} entrées seront supprimées. Vos favoris sont conservés."
        ),
        diaryMessage: "Le journal des prévisions est effacé.",
        cancel: "Annuler"
    )
}
