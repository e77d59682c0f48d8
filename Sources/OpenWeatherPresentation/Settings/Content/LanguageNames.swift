package import Foundation
package import OpenWeatherCore

/// The names of the service's languages, memoized for the last locale because looking up and sorting them is slow.
package struct LanguageNames: Sendable {
    private var known: (locale: Locale, names: [LanguageName])?

    /// Creates a value that looks up names on first use.
    package init() {}

    /// Returns every language of the service once, sorted by name in the order of `locale`.
    package mutating func names(in locale: Locale) -> [LanguageName] {
        if let known, known.locale == locale { return known.names }
        let names = Self.languages
            .map { language in
                LanguageName(
                    language: language,
                    name: Self.name(of: language, in: locale),
                    ownName: Self.name(of: language, in: Locale(identifier: language.tag))
                )
            }
            .sorted { $0.name.compare($1.name, locale: locale) == .orderedAscending }
        known = (locale, names)
        return names
    }

    /// The languages of the service, without the second codes that three of them have.
    package static let languages: [Language] = Language.documented.uniqued(on: \.tag)

    /// Returns the one of ``languages`` that is the same as `language`, which may have a second code.
    package static func listed(_ language: Language) -> Language {
        languages.first { $0.tag == language.tag } ?? language
    }

    /// Returns the capitalized name of a language, or its code when `locale` has no name for it.
    private static func name(of language: Language, in locale: Locale) -> String {
        guard let name = locale.localizedString(forIdentifier: language.tag), !name.isEmpty else {
            return language.code
        }
        return name.prefix(1).uppercased(with: locale) + name.dropFirst()
    }
}

/// A language of the service and its names.
package struct LanguageName: Hashable, Sendable {
    /// The language.
    package let language: Language
    /// The name in the language of the screen.
    package let name: String
    /// The name in the language itself.
    package let ownName: String
}
