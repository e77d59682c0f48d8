/// The identity of a location: a stable hash of its coordinates, name and country.
///
/// Swift's own hash changes with every run; this one is the 64-bit FNV-1a of the text, so that it can be stored,
/// shared between an app and its widget, and compared across devices.
/// Source: draft-eastlake-fnv, offset basis `0xcbf29ce484222325`, prime `0x100000001b3`.
public struct LocationID: Hashable, Sendable, CustomStringConvertible {
    /// Sixteen hexadecimal digits.
    public let description: String

    /// Derives the identity; coordinates count with four decimals, about 11 m.
    public init(name: String, country: String?, coordinate: Coordinate) {
        let point = coordinate.rounded(toDecimals: 4)
        let text = "\(point.latitude)|\(point.longitude)|\(name)|\(country ?? "")"
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        let digits = String(hash, radix: 16)
        description = String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension LocationID: Codable {
    /// Decodes the identity from its digits and refuses anything else.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        description = try container.decode(String.self)
        guard description.utf8.count == 16, description.allSatisfy(Self.digits.contains) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "These are not sixteen digits.")
        }
    }

    private static let digits = "0123456789abcdef"

    /// Encodes the identity as its digits.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
