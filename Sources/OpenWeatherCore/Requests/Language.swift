public import Foundation

/// A language of the service's descriptions.
///
/// Any code can be used; the service responds in English to one that is not in ``documented``. Three codes differ from
/// ISO 639: `cz` is Czech, `kr` is Korean, and `la` is Latvian.
///
/// Source: the `lang` list of <https://openweathermap.org/current>.
public struct Language: Hashable, Sendable, CustomStringConvertible {
    /// The service's code, for example `pt_br`.
    public let code: String

    /// Creates a language from the service's code, in any case and with a hyphen or an underscore.
    public init(code: String) {
        self.code = code.lowercased().replacing("-", with: "_")
    }

    /// The service's code.
    public var description: String { code }

    /// The language as a BCP 47 tag, for example `pt-BR`; an undocumented code is its own tag.
    public var tag: String {
        Self.tags[code] ?? code.replacing("_", with: "-")
    }

    /// The ISO 639 codes under which geocoding lists names in this language, best first.
    ///
    /// Geocoding uses ISO codes, so Korean names are under `ko` although the language's code is `kr`.
    public var isoCodes: [String] {
        let base = tag.split(separator: "-").first.map { $0.lowercased() } ?? code
        return base == "nb" ? ["nb", "no"] : [base]
    }

    /// Creates the service's language that fits `locale` best; English when there is none.
    public init(locale: Locale) {
        self.init(tag: locale.language.maximalIdentifier)
    }

    /// Creates the service's language for a BCP 47 tag such as `zh-Hant-TW`; English when there is none.
    public init(tag: String) {
        let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        let base = parts.first ?? ""
        switch base {
        case "zh":
            // An explicit script takes precedence over the region: zh-Hans-HK is simplified.
            let isTraditional = parts.contains("hant") || parts.contains { ["tw", "hk", "mo"].contains($0) }
            self = isTraditional && !parts.contains("hans") ? .chineseTraditional : .chineseSimplified
        case "pt": self = parts.contains("br") ? .portugueseBrazil : .portuguese
        case "nb", "nn", "no": self = .norwegian
        case "iw": self = .hebrew
        case "in": self = .indonesian
        default: self = Self.documented.first { Self.tags[$0.code] == base } ?? .english
        }
    }
}

extension Language: Codable {
    /// Creates a language by decoding the service's code.
    ///
    /// - Throws: A decoding error when the value is not a string.
    public init(from decoder: any Decoder) throws {
        self.init(code: try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the language as the service's code.
    ///
    /// - Throws: An encoding error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(code)
    }
}
