package import OpenWeatherCore

/// The screens' own words for the documented weather conditions, short and as people say them.
///
/// They say `showers` where the service says `light intensity shower rain`. Each language is a function that switches over
/// all codes, so that a missing text does not compile.
package enum ConditionWording: Sendable {
    /// Returns the words for a condition, as they stand within a sentence.
    package static func words(for code: ConditionCode, in language: TextLanguage) -> String {
        switch language {
        case .english: english(code)
        case .german: german(code)
        case .french: french(code)
        case .spanish: spanish(code)
        case .japanese: japanese(code)
        case .arabic: arabic(code)
        }
    }
}
