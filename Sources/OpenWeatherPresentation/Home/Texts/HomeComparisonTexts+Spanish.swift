import OpenWeatherScreenKit

extension HomeComparisonTexts {
    /// The texts in Spanish.
    package static let spanish = HomeComparisonTexts(
        yesterday: Difference(
            warmer: "{0} más que ayer a esta hora",
            colder: "{0} menos que ayer a esta hora",
            same: "igual que ayer a esta hora"
        ),
        dayBefore: Difference(
            warmer: "{0} más que el día anterior a esa hora",
            colder: "{0} menos que el día anterior a esa hora",
            same: "igual que el día anterior a esa hora"
        ),
        aboveUsual: "máxima {0} por encima de la habitual de {1}",
        belowUsual: "máxima {0} por debajo de la habitual de {1}",
        asUsual: "máxima habitual de {0}",
        usualHigh: "máxima habitual de {0} a {1}",
        early: "principios de {0}",
        middle: "mediados de {0}",
        late: "finales de {0}",
        since: "{0} ({1})",
        years: PluralPhrase(
            one: "cerca de {0} año",
            other: "cerca de {0} años"
        ),
        both: "{0}; {1}",
        outdated: "desactualizado, medido {1}: {0}"
    )
}
