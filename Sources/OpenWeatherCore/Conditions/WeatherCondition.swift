/// One weather condition, such as light rain.
///
/// An answer carries one to three of them, the primary first; the first is not always the most severe.
public struct WeatherCondition: Hashable, Codable, Sendable, Identifiable {
    /// The service's number for the condition; may be one that is not documented.
    public let id: Int

    /// The family, such as rain.
    public let group: ConditionGroup

    /// The service's description in the language that was asked for, usually in lower case; may be empty.
    public let description: String

    /// The service's picture, where it named one.
    public let icon: IconCode?

    /// Creates a condition.
    public init(id: Int, group: ConditionGroup, description: String, icon: IconCode?) {
        self.id = id
        self.group = group
        self.description = description
        self.icon = icon
    }

    /// Creates a documented condition with its English description.
    public init(_ code: ConditionCode, _ partOfDay: PartOfDay) {
        self.init(
            id: code.rawValue,
            group: code.group,
            description: code.englishDescription,
            icon: IconCode(code, partOfDay)
        )
    }

    /// The documented condition, or `nil` for a number the documentation does not list.
    public var code: ConditionCode? { ConditionCode(rawValue: id) }
}

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

/// Day or night at a place.
///
/// Source: `sys.pod` of forecasts and the last letter of icon names.
public enum PartOfDay: String, Codable, CaseIterable, Sendable {
    /// The sun is up.
    case day = "d"
    /// The sun is down.
    case night = "n"
}
