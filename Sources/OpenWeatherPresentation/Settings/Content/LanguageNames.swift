package import Foundation
package import OpenWeatherCore

/// The names of the service's languages, kept for the locale they were asked for last, as sorting them takes a while.
package struct LanguageNames: Sendable {
    private var known: (locale: Locale, names: [LanguageName])?

    /// Creates names that are looked up when they are asked for.
    package init() {}

    /// Every language of the service once, in the order in which a reader of `locale` looks for them.
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

    /// The service's languages without the second codes that three of them have.
    package static let languages: [Language] = {
        var seen: Set<String> = []
        return Language.documented.filter { seen.insert($0.tag).inserted }
    }()

    /// The name as it begins a line; the service's code for a language that `locale` has no name for.
    private static func name(of language: Language, in locale: Locale) -> String {
        guard let name = locale.localizedString(forIdentifier: language.tag), !name.isEmpty else {
            return language.code
        }
        return name.prefix(1).uppercased(with: locale) + name.dropFirst()
    }
}

/// A language of the service with its names.
package struct LanguageName: Hashable, Sendable {
    /// The language.
    package let language: Language
    /// Its name in the app's language.
    package let name: String
    /// Its name in the language itself.
    package let ownName: String
}
