/// What the text of a search field means.
public enum SearchText: Hashable, Sendable {
    /// Nothing but white space.
    case empty
    /// A point, such as `48.85, 2.35`.
    case coordinate(Coordinate)
    /// A name; `postcode` is set when the text could also be a postcode.
    case name(String, postcode: Postcode?)

    /// The longest text that is sent; no place has a longer name.
    static let maximumLength = 200

    /// Reads a text: trims it, folds white space into single spaces, and recognises coordinates and postcodes.
    ///
    /// Two numbers that are out of range are a name, so that the service may say that it does not know the place.
    public init(_ text: String) {
        let words = text.split { $0.isWhitespace || $0.isNewline }
        let cleaned = String(words.joined(separator: " ").prefix(Self.maximumLength))
        if cleaned.isEmpty {
            self = .empty
        } else if let coordinate = Self.coordinate(in: cleaned) {
            self = .coordinate(coordinate)
        } else {
            self = .name(cleaned, postcode: Postcode(cleaned))
        }
    }

    private static func coordinate(in text: String) -> Coordinate? {
        var parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
        if parts.count == 1 { parts = text.split(separator: " ").map(String.init) }
        guard parts.count == 2, let latitude = decimal(parts[0]), let longitude = decimal(parts[1]) else { return nil }
        return try? Coordinate(latitude: latitude, longitude: longitude)
    }

    /// A plain decimal number; `Double` alone would also take `nan`, `0x10` and `1e1`.
    private static func decimal(_ text: String) -> Double? {
        let plain = text.replacing("−", with: "-").replacing("°", with: "")
        let isPlain = plain.allSatisfy { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
        return isPlain ? Double(plain) : nil
    }
}
