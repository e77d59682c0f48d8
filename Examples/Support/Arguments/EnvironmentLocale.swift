public import Foundation
import OpenWeatherCore

/// The locale that a shell's environment names.
///
/// `Locale.current` is always `en_001` on Linux, whatever the environment says.
public enum EnvironmentLocale: Sendable {
    /// The locale of `LC_ALL`, `LC_MESSAGES` or `LANG`, whichever is set first; of `language` where that was asked for.
    public static func locale(in environment: [String: String], language: String?) -> Locale {
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
        let name = variables.first { !$0.isEmpty } ?? "C"
        let identifier = String(name.prefix { $0 != "." && $0 != "@" })
        // A shell without a language is not American: `en` alone would mean degrees Fahrenheit.
        let fromShell = ["C", "POSIX", ""].contains(identifier) ? "en_001" : identifier
        guard let language, !language.isEmpty else { return Locale(identifier: fromShell) }
        let tag = Language(code: language).tag
        // Keeps the region's habits (`en_GB` stays British) when the language asked for is the shell's own.
        let shellLanguage = fromShell.split { $0 == "_" || $0 == "-" }.first.map(String.init)
        return Locale(identifier: shellLanguage == tag ? fromShell : tag)
    }
}
