package import OpenWeatherCore

/// The descriptions of every documented condition in one language.
///
/// A language is a function that switches over all codes, so that a missing text does not compile.
package struct DemoTexts: Sendable {
    /// The language.
    package let language: Language

    /// Returns the description of a condition.
    package let text: @Sendable (ConditionCode) -> String

    /// The texts in English.
    static let english = DemoTexts(language: .english) { $0.englishDescription }

    /// The texts in all supported languages.
    package static let all: [DemoTexts] = [.english, .german, .french, .spanish, .japanese, .arabic]

    /// Returns the texts in `language`, or in English when there are none, as the service does for unknown codes.
    package static func texts(for language: Language) -> DemoTexts {
        all.first { $0.language.isoCodes == language.isoCodes } ?? .english
    }
}
