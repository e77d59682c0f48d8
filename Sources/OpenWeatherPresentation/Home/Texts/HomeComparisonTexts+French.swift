import OpenWeatherScreenKit

extension HomeComparisonTexts {
    /// The texts in French.
    package static let french = HomeComparisonTexts(
        aboveUsual: "maximale {0} au-dessus de l’habituelle de {1}",
        belowUsual: "maximale {0} au-dessous de l’habituelle de {1}",
        asUsual: "maximale habituelle pour {0}",
        usualHigh: "maximale habituelle de {0} pour {1}",
        early: "début {0}",
        middle: "mi-{0}",
        late: "fin {0}",
        since: "{0} ({1})",
        years: PluralPhrase(
            one: "environ {0} an",
            other: "environ {0} ans"
        ),
        both: "{0} ; {1}",
        outdated: "pas à jour, mesuré {1} : {0}"
    )
}
