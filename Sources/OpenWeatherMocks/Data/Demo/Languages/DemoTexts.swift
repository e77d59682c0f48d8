package import OpenWeatherCore

/// The descriptions of every documented condition in one language.
///
/// A language is a function that switches over the codes, so that a missing text does not compile.
package struct DemoTexts: Sendable {
    /// The language.
    package let language: Language

    /// The description of a condition.
    package let text: @Sendable (ConditionCode) -> String

    /// English.
    static let english = DemoTexts(language: .english) { $0.englishDescription }

    /// Every language there are texts for.
    package static let all: [DemoTexts] = [.english, .german, .french, .spanish, .japanese, .arabic]

    /// The texts in `language`; English where there are none, as the service does with codes it does not know.
    package static func texts(for language: Language) -> DemoTexts {
        all.first { $0.language.isoCodes == language.isoCodes } ?? .english
    }
}
