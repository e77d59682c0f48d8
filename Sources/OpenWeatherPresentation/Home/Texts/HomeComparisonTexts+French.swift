import OpenWeatherScreenKit

extension HomeComparisonTexts {
    /// The texts in French.
    package static let french = HomeComparisonTexts(
        aboveUsual: "maximale {0} au-dessus de l’habituelle de {1}",
        belowUsual: "maximale {0} au-dessous de l’habituelle de {1}",
        asUsual: "maximale conforme à l’habituelle de {0}",
        usualHigh: "maximale habituelle de {0} pour {1}",
        early: "début {0}",
        middle: "mi-{0}",
        late: "fin {0}",
        since: "{0} ({1})",
        years: PluralPhrase(
            one: "environ {0} an",
            other: "environ {0} ans"
        ),
        ask: PluralPhrase(
            one: "Comparer à l’habituel ({0} appel)",
            other: "Comparer à l’habituel ({0} appels)"
        ),
        askHint: "Charge la météo de ces jours des années passées",
        asking: "Chargement de la météo habituelle…",
        overBudget: "Aucun autre appel n’est permis pour l’instant. Attendez que la limite en autorise d’autres, ou "
            + "relevez-la.",
        both: "{0}\u{202F}; {1}",
        outdated: "pas à jour, mesuré {1}\u{A0}: {0}"
    )
}
