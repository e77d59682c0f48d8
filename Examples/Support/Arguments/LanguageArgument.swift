import Foundation
import OpenWeatherCore

/// A language as people type it: a code of the service such as `kr`, or one of ISO 639 such as `ko`, perhaps with a
/// script and a region as in `de_DE` or `zh-Hant-TW`.
///
/// A code of the service comes first: `la` is Latvian, and not Latin.
struct LanguageArgument {
    /// The service's language.
    let language: Language

    /// The identifier of the locale, with the script and the region that were typed.
    let locale: String

    /// Creates the language that `text` means; `nil` when the service has none such.
    ///
    /// What follows a period or an at sign, as in `de_DE.UTF-8`, has no meaning here.
    init?(_ text: String) {
        let identifier = String(text.prefix { $0 != "." && $0 != "@" })
        let coded = Language(code: identifier)
        if Language.documented.contains(coded) {
            language = coded
            locale = coded.tag
            return
        }
        let parts = identifier.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }.map(String.init)
        let found = Language(tag: identifier)
        guard let base = parts.first?.lowercased(), !base.isEmpty, parts.count <= 3,
            parts.dropFirst().allSatisfy(Self.isSubtag), found != .english || base == "en"
        else { return nil }
        language = found
        locale = ([base] + parts.dropFirst()).joined(separator: "_")
    }

    /// Returns whether a part is a script, such as `Hant`, or a region, such as `TW` and `419`.
    private static func isSubtag(_ part: String) -> Bool {
        let isRegion = part.count == 2 && part.allSatisfy(\.isLetter) || part.count == 3 && part.allSatisfy(\.isNumber)
        return isRegion || part.count == 4 && part.allSatisfy(\.isLetter)
    }
}
