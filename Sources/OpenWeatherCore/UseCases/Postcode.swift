/// A postcode with the country it belongs to.
public struct Postcode: Hashable, Sendable {
    /// The code, for example `SW1A 1AA`.
    public let code: String

    /// The ISO 3166-1 alpha-2 country code; the service assumes the United States when `nil`.
    public let country: String?

    /// Reads texts such as `90210`, `90210,US` and `SW1A 1AA, GB`; `nil` for a text that cannot be a postcode.
    ///
    /// A postcode has 2 to 10 letters, digits, spaces and hyphens, at least one of them a digit.
    public init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { part in
                part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
            }
        guard (1...2).contains(parts.count) else { return nil }
        let code = String(parts[0])
        guard (2...10).contains(code.count), code.contains(where: \.isNumber),
            code.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == " " || $0 == "-") })
        else { return nil }
        self.code = code
        guard parts.count == 2 else {
            country = nil
            return
        }
        let country = String(parts[1])
        guard country.count == 2, country.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
        self.country = country.uppercased()
    }
}
