extension AgeTexts {
    /// English.
    static let english = AgeTexts(
        justNow: "just now",
        minutesAgo: PluralPhrase(one: "{0} minute ago", other: "{0} minutes ago"),
        hoursAgo: PluralPhrase(one: "{0} hour ago", other: "{0} hours ago"),
        daysAgo: PluralPhrase(one: "{0} day ago", other: "{0} days ago")
    )
}
