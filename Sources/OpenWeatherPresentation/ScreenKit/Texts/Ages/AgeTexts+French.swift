extension AgeTexts {
    /// French.
    static let french = AgeTexts(
        justNow: "à l’instant",
        minutesAgo: PluralPhrase(one: "il y a {0} minute", other: "il y a {0} minutes"),
        hoursAgo: PluralPhrase(one: "il y a {0} heure", other: "il y a {0} heures"),
        daysAgo: PluralPhrase(one: "il y a {0} jour", other: "il y a {0} jours")
    )
}
