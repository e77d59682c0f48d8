import OpenWeatherCore

/// The descriptions of every documented condition in one language.
///
/// A language is a function that switches over the codes, so that a missing text does not compile.
struct DemoWording: Sendable {
    /// The language.
    let language: Language

    /// The description of a condition.
    let text: @Sendable (ConditionCode) -> String

    /// English.
    static let english = DemoWording(language: .english) { $0.englishDescription }

    /// Every language there are texts for.
    static let all: [DemoWording] = [.english, .german, .french, .spanish, .japanese, .arabic]

    /// The texts in `language`; English where there are none, as the service does with codes it does not know.
    static func wording(for language: Language) -> DemoWording {
        all.first { $0.language.isoCodes == language.isoCodes } ?? .english
    }
}
