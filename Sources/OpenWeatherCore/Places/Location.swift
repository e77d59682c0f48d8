/// A named place that weather can be asked for.
public struct Location: Hashable, Codable, Sendable, Identifiable {
    /// A stable identity that is the same on every device and in every run.
    public let id: LocationID

    /// The place's name as the service writes it by default; may be empty for a point without a name.
    public let name: String

    /// The name by ISO 639 language code, for example `["ja": "ロンドン"]`.
    ///
    /// Source: `local_names` without the service's internal entries. The codes are ISO's, not those of ``Language``;
    /// ``name(in:)`` translates.
    public let localizedNames: [String: String]

    /// The ISO 3166-1 alpha-2 country code, for example `GB`.
    public let country: String?

    /// The state or region, in full.
    public let state: String?

    /// Where the place is.
    public let coordinate: Coordinate

    /// Creates a location; its ``id`` follows from name, country and coordinate.
    public init(
        name: String,
        localizedNames: [String: String] = [:],
        country: String?,
        state: String?,
        coordinate: Coordinate
    ) {
        id = LocationID(name: name, country: country, coordinate: coordinate)
        self.name = name
        self.localizedNames = localizedNames
        self.country = country
        self.state = state
        self.coordinate = coordinate
    }

    /// The name in `language` where the service knows one, else ``name``.
    public func name(in language: Language) -> String {
        language.isoCodes.lazy.compactMap { localizedNames[$0] }.first { !$0.isEmpty } ?? name
    }
}

/// The identity of a location: a stable hash of its coordinates, name, and country.
///
/// Swift's own hash values change with every run. This one is the 64-bit FNV-1a hash of a text, so it can be stored,
/// shared between an app and its widget, and compared across devices.
///
/// Source: draft-eastlake-fnv, offset basis `0xcbf29ce484222325`, prime `0x100000001b3`.
public struct LocationID: Hashable, Sendable, CustomStringConvertible {
    /// The identity as sixteen lowercase hexadecimal digits.
    public let description: String

    /// Creates the identity of a place; coordinates count with four decimals, about 11 m.
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
    /// Creates an identity by decoding its digits.
    ///
    /// - Throws: A decoding error for anything but sixteen lowercase hexadecimal digits.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        description = try container.decode(String.self)
        guard description.utf8.count == 16, description.allSatisfy(Self.digits.contains) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "These are not sixteen digits.")
        }
    }

    private static let digits = "0123456789abcdef"

    /// Encodes the identity as its digits.
    ///
    /// - Throws: An encoding error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
