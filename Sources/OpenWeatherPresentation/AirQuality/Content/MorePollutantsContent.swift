public import OpenWeatherScreenKit

/// The section of the rarer pollutants, which can be opened.
public struct MorePollutantsContent: Hashable, Sendable {
    /// The switch of the section, for ``AirQualityViewModel/morePollutantsToggled()``.
    public let toggle: ActionContent
    /// Whether the section is open.
    public let isExpanded: Bool
    /// Whether the section is open, as it is spoken.
    public let spokenState: String
    /// The pollutants, also while the section is closed.
    public let pollutants: [PollutantContent]
}
