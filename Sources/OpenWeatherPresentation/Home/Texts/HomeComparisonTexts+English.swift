import OpenWeatherScreenKit

extension HomeComparisonTexts {
    /// The texts in English.
    package static let english = HomeComparisonTexts(
        yesterday: Difference(
            warmer: "{0} warmer than yesterday at this time",
            colder: "{0} colder than yesterday at this time",
            same: "as warm as yesterday at this time"
        ),
        dayBefore: Difference(
            warmer: "{0} warmer than the day before at that time",
            colder: "{0} colder than the day before at that time",
            same: "as warm as the day before at that time"
        ),
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
        both: "{0}; {1}",
        outdated: "out of date, measured {1}: {0}"
    )
}
