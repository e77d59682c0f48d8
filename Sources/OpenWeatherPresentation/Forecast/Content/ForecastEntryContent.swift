public import OpenWeatherScreenKit

/// The weather expected at one moment, on one card.
public struct ForecastEntryContent: Hashable, Sendable, Identifiable {
    /// A stable name for tests of user interfaces, for example `forecast.day.0.entry.2`; the same in every language.
    public let id: String
    /// The time on the place's own clocks.
    public let time: String
    /// The icon of the primary condition.
    public let icon: ConditionIcon
    /// The temperature.
    public let temperature: String
    /// The primary condition in words.
    public let condition: String
    /// The chance of precipitation in percent, where known.
    public let chance: String?
    /// The wind with its direction, where known.
    public let wind: String?
    /// What assistive technology says: the time, then everything else.
    public let accessibility: AccessibilityText
}

extension [ForecastEntryContent] {
    /// Four cards before the values are there.
    static func placeholders(id: String, loading: String) -> [ForecastEntryContent] {
        (0..<4)
            .map { index in
                ForecastEntryContent(
                    id: "\(id).\(index)",
                    time: "––",
                    icon: ConditionIcon(nil),
                    temperature: "––",
                    condition: "––",
                    chance: nil,
                    wind: nil,
                    accessibility: AccessibilityText(label: loading)
                )
            }
    }
}
