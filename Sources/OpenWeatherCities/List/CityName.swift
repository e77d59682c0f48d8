import Foundation

/// The form in which names are compared: without regard to case, accents, width, and repeated spaces.
enum CityName: Sendable {
    /// Returns the form of a name or of a search text.
    ///
    /// A letter that is no other letter with an accent, such as ø or ł, stays.
    static func folded(_ text: String) -> String {
        // Foundation would return the same for ASCII, and takes ten times as long.
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        let folded =
            isASCII
            ? text.lowercased()
            : text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        return folded.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

/// A search text: a name or its beginning, and perhaps a country or a state and a country, as in `Portland,OR,US`.
struct CityQuery: Sendable {
    /// The beginning of the names, in the form of ``CityName``; not empty.
    let name: [UInt8]
    /// The code of the state in capitals; `nil` when any will do.
    let state: [UInt8]?
    /// The code of the country in capitals; `nil` when any will do.
    let country: [UInt8]?

    /// Creates a query from a text; `nil` when it has no name.
    ///
    /// Where no codes of two letters follow a comma, it belongs to the name, as in `Washington, D.C.`.
    init?(_ text: String) {
        // The comma of full width is folded, too.
        let folded = CityName.folded(text)
        let parts = folded.split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.split(separator: " ").joined(separator: " ") }
        let codes = parts.dropFirst().map { Array($0.uppercased().utf8) }
        let areCodes = codes.count <= 2 && codes.allSatisfy { $0.isEmpty || $0.count == 2 }
        guard let first = parts.first, !first.isEmpty, !folded.utf8.contains(0) else { return nil }
        name = Array((areCodes ? first : folded).utf8)
        country = areCodes ? codes.last.flatMap { $0.isEmpty ? nil : $0 } : nil
        state = areCodes && codes.count == 2 && !codes[0].isEmpty ? codes[0] : nil
    }
}
