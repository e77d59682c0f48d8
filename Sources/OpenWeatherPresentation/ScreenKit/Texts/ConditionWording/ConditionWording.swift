package import OpenWeatherCore

/// The screens' own words for the documented weather conditions, short and as people say them.
///
/// They say `showers` where the service says `light intensity shower rain`. Each language switches over all codes, so that a
/// missing text does not compile.
package struct ConditionWording: TranslatedTexts {
    /// Returns the words for a condition, as they stand within a sentence.
    package let words: @Sendable (ConditionCode) -> String
}
