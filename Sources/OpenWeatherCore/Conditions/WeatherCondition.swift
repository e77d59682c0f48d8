/// A weather condition, such as light rain.
///
/// A response holds one to three conditions, the primary one first; the primary one is not always the most severe. Use
/// ``code`` to switch over the documented conditions and ``severity`` to compare any two.
///
/// Source: an element of `weather`.
public struct WeatherCondition: Hashable, Codable, Sendable, Identifiable {
    /// The service's number for the condition (`id`), which may be undocumented.
    public var id: Int

    /// The group of the condition, such as rain (`main`).
    public var group: ConditionGroup

    /// The service's description in the language of the request, usually in lower case (`description`); may be empty.
    public var description: String

    /// The service's icon for the condition (`icon`); `nil` when the response names none.
    public var icon: IconCode?

    /// Creates a condition from its parts, for example an undocumented one.
    public init(id: Int, group: ConditionGroup, description: String, icon: IconCode? = nil) {
        self.id = id
        self.group = group
        self.description = description
        self.icon = icon
    }

    /// Creates a documented condition with its group, English description, and icon.
    public init(_ code: ConditionCode, _ partOfDay: PartOfDay) {
        self.init(
            id: code.rawValue,
            group: code.group,
            description: code.englishDescription,
            icon: IconCode(code, partOfDay)
        )
    }

    /// The documented condition, or `nil` when ``id`` is not documented.
    public var code: ConditionCode? { ConditionCode(rawValue: id) }
}

/// The service's name for a weather icon, for example `10d`.
///
/// Undocumented names are kept as they are.
///
/// Source: `weather[].icon`.
public struct IconCode: Hashable, Sendable, CustomStringConvertible {
    /// The name as the service writes it, usually two digits and `d` or `n`.
    public let description: String

    /// Creates an icon code from the service's name.
    public init(_ code: String) {
        description = code
    }

    /// Creates the icon code of a documented condition by day or by night.
    public init(_ code: ConditionCode, _ partOfDay: PartOfDay) {
        description = code.picture + partOfDay.rawValue
    }

    /// The part of the day that the icon shows; `nil` when the name is not digits followed by `d` or `n`.
    public var partOfDay: PartOfDay? {
        let digits = description.dropLast()
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return description.last.flatMap { PartOfDay(rawValue: String($0)) }
    }

    /// The name without the part of the day, for example `10`.
    public var picture: String {
        partOfDay == nil ? description : String(description.dropLast())
    }
}

extension IconCode: Codable {
    /// Creates an icon code by decoding its name.
    ///
    /// - Throws: A decoding error when the value is not a string.
    public init(from decoder: any Decoder) throws {
        description = try decoder.singleValueContainer().decode(String.self)
    }

    /// Encodes the icon code as its name.
    ///
    /// - Throws: An encoding error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// Day or night at a place.
///
/// The set of cases is closed.
///
/// Source: `sys.pod` of forecasts, and the last letter of icon names.
public enum PartOfDay: String, Codable, CaseIterable, Sendable {
    /// The sun is up.
    case day = "d"
    /// The sun is down.
    case night = "n"
}
