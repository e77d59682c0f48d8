import OpenWeatherScreenKit

extension AccuracyTexts {
    /// French.
    package static let french = AccuracyTexts(
        title: "Fiabilité des prévisions",
        period: PluralPhrase(one: "Sur {0} jour", other: "Sur {0} jours"),
        sameDay: "les prévisions du jour même",
        ahead: PluralPhrase(one: "les prévisions à {0} jour", other: "les prévisions à {0} jours"),
        subject: "{0}, {1}",
        temperature: "{0} se sont écartées ici de {1}.",
        off: "{0}",
        offAndWarm: "{0}, trop chaudes de {1}",
        offAndCold: "{0}, trop froides de {1}",
        chance: "Quand environ {0} étaient annoncés, il a plu ou neigé dans {1}.",
        share: "{0} des {1}",
        times: PluralPhrase(one: "{0} cas", other: "{0} cas"),
        band: "Bande\u{A0}: l’écart des prévisions ici"
    )
}
