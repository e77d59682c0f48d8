/// A named place for which weather can be requested.
///
/// Geocoding returns locations, and ``Preferences`` store them. Two locations are the same place when their ``id`` is
/// equal; `==` compares every value, including the names in other languages.
///
/// A location that a newer version saved keeps the keys that this version does not know when it is saved again.
public struct Location: Hashable, Sendable, Identifiable {
    /// A stable identity that is the same on every device and in every run.
    public let id: LocationID

    /// The service's default name for the place; may be empty for a point without a name.
    public let name: String

    /// The names by ISO 639 language code, for example `["ja": "ロンドン"]`; empty when none is known.
    ///
    /// The codes are ISO's, not those of ``Language``; ``name(in:)`` translates.
    ///
    /// Source: `local_names` without the service's internal entries.
    public let localizedNames: [String: String]

    /// The ISO 3166-1 alpha-2 country code, for example `GB`; `nil` when the service names none, as at sea.
    public let country: String?

    /// The full name of the state or region, or its code for a place from a list of cities; `nil` when the source names
    /// none.
    public let state: String?

    /// The position of the place.
    public let coordinate: Coordinate

    private let unread: UnreadFields

    /// Creates a location; its ``id`` is derived from the name, country, and coordinate.
    public init(
        name: String,
        localizedNames: [String: String] = [:],
        country: String? = nil,
        state: String? = nil,
        coordinate: Coordinate
    ) {
        id = LocationID(name: name, country: country, coordinate: coordinate)
        self.name = name
        self.localizedNames = localizedNames
        self.country = country
        self.state = state
        self.coordinate = coordinate
        unread = UnreadFields()
    }

    /// Returns the name in `language`, or ``name`` when the service reports none.
    public func name(in language: Language) -> String {
        language.isoCodes.lazy.compactMap { localizedNames[$0] }.first { !$0.isEmpty } ?? name
    }
}

extension Location: Codable {
    /// Creates a location by decoding it leniently, field by field.
    ///
    /// Only the name and the coordinate are required; an absent or unreadable identity is derived again.
    ///
    /// - Throws: A decoding error without a name, or an error for an absent or invalid coordinate.
    public init(from decoder: any Decoder) throws {
        var fields = try FieldReader<CodingKeys>(decoder)
        name = try fields.requiredValue(for: .name)
        coordinate = try fields.requiredValue(for: .coordinate)
        localizedNames = fields.value(for: .localizedNames) ?? [:]
        country = fields.value(for: .country)
        state = fields.value(for: .state)
        id = fields.value(for: .id) ?? LocationID(name: name, country: country, coordinate: coordinate)
        unread = fields.unread
    }

    /// Encodes the location, with the values that could not be read as they were.
    ///
    /// - Throws: An encoding error.
    public func encode(to encoder: any Encoder) throws {
        var fields = try FieldWriter<CodingKeys>(encoder, keeping: unread)
        try fields.write(id, for: .id)
        try fields.write(name, for: .name)
        try fields.write(localizedNames, for: .localizedNames)
        try fields.write(country, for: .country)
        try fields.write(state, for: .state)
        try fields.write(coordinate, for: .coordinate)
    }

    private enum CodingKeys: String, CodingKey {
        case id, name, localizedNames, country, state, coordinate
    }
}

/// The identity of a location: a stable hash of its coordinates, name, and country.
///
/// Swift's own hash values change with every run. This one is the 64-bit FNV-1a hash of a string, so it can be stored,
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

extension LocationID {
    /// Creates the identity with these digits, which must be sixteen.
    init(digits: String) {
        description = digits
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
