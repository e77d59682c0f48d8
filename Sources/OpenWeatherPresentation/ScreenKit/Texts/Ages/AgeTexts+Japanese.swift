extension AgeTexts {
    /// Japanese.
    static let japanese = AgeTexts(
        justNow: "たった今",
        minutesAgo: PluralPhrase(other: "{0}分前"),
        hoursAgo: PluralPhrase(other: "{0}時間前"),
        daysAgo: PluralPhrase(other: "{0}日前")
    )
}
