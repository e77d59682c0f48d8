public import Foundation
import OpenWeatherCore

/// A reader of the locale in the environment of a shell.
///
/// `Locale.current` is always `en_001` on Linux, whatever the environment says.
public enum EnvironmentLocale: Sendable {
    /// Returns the locale of the first variable that is set, of `LC_ALL`, `LC_MESSAGES`, and `LANG`.
    ///
    /// A `language` replaces the language of the environment, and the region as well when it has one, as `de_AT` has.
    public static func locale(in environment: [String: String], language: String?) -> Locale {
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
        let name = variables.first { !$0.isEmpty } ?? "C"
        let identifier = String(name.prefix { $0 != "." && $0 != "@" })
        // Not `en`, which would mean the units of the United States.
        let fromShell = ["C", "POSIX", ""].contains(identifier) ? "en_001" : identifier
        guard let language, !language.isEmpty else { return Locale(identifier: fromShell) }
        let chosen = LanguageArgument(language)?.locale ?? language
        if subtags(of: fromShell).first == chosen { return Locale(identifier: fromShell) }
        // Units follow the region, which a language alone does not change.
        if region(of: chosen) == nil, let region = region(of: fromShell) {
            return Locale(identifier: (subtags(of: chosen) + [region]).joined(separator: "_"))
        }
        return Locale(identifier: chosen == "en" ? "en_001" : chosen)
    }

    private static func subtags(of identifier: String) -> [String] {
        identifier.split { $0 == "_" || $0 == "-" }.map(String.init)
    }

    /// Returns the country in an identifier, or an area such as 419; `nil` without one, and for the world.
    private static func region(of identifier: String) -> String? {
        subtags(of: identifier).dropFirst().first { $0 != "001" && $0.wholeMatch(of: /[A-Za-z]{2}|[0-9]{3}/) != nil }
    }

    /// Returns a Boolean value that indicates whether Foundation reads the locale of a process without ending it.
    ///
    /// On Linux, formatting ends a process when the language of the first variable that is set, even to nothing, has 12
    /// letters or more, or when the identifier is as long as no real one. No language has more than 8 letters.
    static func isReadable(in environment: [String: String]) -> Bool {
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first ?? ""
        let identifier = name.prefix { $0 != "." }
        return identifier.utf8.count <= 100 && identifier.prefix { !"_-@".contains($0) }.utf8.count <= 8
    }
}
