/// The service's name for a weather picture, for example `10d`.
///
/// Source: `weather[].icon`. Undocumented names are kept.
public struct IconCode: Hashable, Sendable, CustomStringConvertible {
    /// The name as the service writes it: two digits and `d` or `n`.
    public let description: String

    /// Creates an icon code from the service's name.
    public init(_ code: String) {
        description = code
    }

    /// The icon of a documented condition by day or by night.
    public init(_ code: ConditionCode, _ partOfDay: PartOfDay) {
        description = code.picture + partOfDay.rawValue
    }

    /// Whether the picture is for day or night, where the name tells: digits and then `d` or `n`.
    public var partOfDay: PartOfDay? {
        let digits = description.dropLast()
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return description.last.flatMap { PartOfDay(rawValue: String($0)) }
    }

    /// The picture without the part of day, for example `10`.
    public var picture: String {
        partOfDay == nil ? description : String(description.dropLast())
    }
}

extension IconCode: Codable {
    /// Decodes an icon code from its name.
    public init(from decoder: any Decoder) throws {
        description = try decoder.singleValueContainer().decode(String.self)
    }

    /// Encodes the icon code as its name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
