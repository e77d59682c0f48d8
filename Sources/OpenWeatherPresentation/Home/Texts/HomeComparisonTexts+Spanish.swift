import OpenWeatherScreenKit

extension HomeComparisonTexts {
    /// The texts in Spanish.
    package static let spanish = HomeComparisonTexts(
        aboveUsual: "máxima {0} por encima de la habitual de {1}",
        belowUsual: "máxima {0} por debajo de la habitual de {1}",
        asUsual: "máxima como la habitual de {0}",
        usualHigh: "máxima habitual de {0} a {1}",
        early: "principios de {0}",
        middle: "mediados de {0}",
        late: "finales de {0}",
        since: "{0} ({1})",
        years: PluralPhrase(
            one: "cerca de {0} año",
            other: "cerca de {0} años"
        ),
        ask: PluralPhrase(
            one: "Comparar con lo habitual ({0} llamada)",
            other: "Comparar con lo habitual ({0} llamadas)"
        ),
        askHint: "Carga el tiempo de estos días en años pasados",
        asking: "Cargando el tiempo habitual…",
        overBudget: "Ahora no se permiten más llamadas. Espera a que el límite permita más o auméntalo.",
        both: "{0}; {1}",
        outdated: "desactualizado, medido {1}: {0}"
    )
}
