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
