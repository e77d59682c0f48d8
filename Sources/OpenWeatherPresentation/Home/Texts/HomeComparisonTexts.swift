package import OpenWeatherScreenKit

/// The texts that compare the weather, in one language.
///
/// Most are parts of a sentence without a period, whose first letter becomes a capital one.
package struct HomeComparisonTexts: TranslatedTexts, Hashable {
    /// The high is above the usual one; takes the degrees and the period.
    package let aboveUsual: PairPhrase
    /// The high is below the usual one; takes the degrees and the period.
    package let belowUsual: PairPhrase
    /// The high is the usual one; takes the period.
    package let asUsual: Phrase
    /// The usual high; takes the temperature and the period.
    package let usualHigh: PairPhrase
    /// The first third of a month; takes its name.
    package let early: Phrase
    /// The second third of a month; takes its name.
    package let middle: Phrase
    /// The last third of a month; takes its name.
    package let late: Phrase
    /// A period and its years.
    package let since: PairPhrase
    /// About a number of years.
    package let years: PluralPhrase
    /// The title of the button that loads the usual weather; takes the number of calls.
    package let ask: PluralPhrase
    /// The hint of that button, which describes what it does.
    package let askHint: String
    /// The usual weather is being loaded.
    package let asking: String
    /// No more calls may be sent, and what to do.
    package let overBudget: String
    /// Two parts of a sentence.
    package let both: PairPhrase
    /// A sentence about weather that is out of date; takes the sentence and the time of the measurement.
    package let outdated: PairPhrase
}
