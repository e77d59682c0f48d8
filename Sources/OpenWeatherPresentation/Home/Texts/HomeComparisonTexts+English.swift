import OpenWeatherScreenKit

extension HomeComparisonTexts {
    /// The texts in English.
    package static let english = HomeComparisonTexts(
        aboveUsual: "high {0} above the usual of {1}",
        belowUsual: "high {0} below the usual of {1}",
        asUsual: "high as usual for {0}",
        usualHigh: "usual high {0} in {1}",
        early: "early {0}",
        middle: "mid-{0}",
        late: "late {0}",
        since: "{0} ({1})",
        years: PluralPhrase(
            one: "about {0} year",
            other: "about {0} years"
        ),
        ask: PluralPhrase(
            one: "Compare with the usual ({0} call)",
            other: "Compare with the usual ({0} calls)"
        ),
        askHint: "Loads the weather of these days in past years",
        asking: "Loading the usual weather…",
        overBudget: "No more calls may be sent now. Wait until the limit allows more, or raise it.",
        both: "{0}; {1}",
        outdated: "out of date, measured {1}: {0}"
    )
}
