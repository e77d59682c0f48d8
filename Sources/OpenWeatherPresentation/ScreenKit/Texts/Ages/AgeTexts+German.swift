extension AgeTexts {
    /// German.
    static let german = AgeTexts(
        justNow: "gerade eben",
        minutesAgo: PluralPhrase(one: "vor {0} Minute", other: "vor {0} Minuten"),
        hoursAgo: PluralPhrase(one: "vor {0} Stunde", other: "vor {0} Stunden"),
        daysAgo: PluralPhrase(one: "vor {0} Tag", other: "vor {0} Tagen")
    )
}
