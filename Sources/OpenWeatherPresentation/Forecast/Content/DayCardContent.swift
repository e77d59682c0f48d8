public import OpenWeatherCore
public import OpenWeatherScreenKit

/// What a day comes to, on one card.
public struct DayCardContent: Hashable, Sendable, Identifiable {
    /// A stable name for tests of user interfaces, for example `forecast.day.0`; the same in every language.
    public let id: String
    /// The day to pass to `dayTapped(_:)`; `nil` for a placeholder.
    public let day: LocalDay?
    /// Today, Tomorrow, or weekday and date; counted by the place's own clocks.
    public let title: String
    /// Weekday and date.
    public let date: String
    /// The icon of the representative condition.
    public let icon: ConditionIcon
    /// The representative condition in words.
    public let condition: String
    /// The lowest temperature.
    public let low: String
    /// The highest temperature.
    public let high: String
    /// The highest chance of precipitation, where known.
    public let chance: String?
    /// All rain together; `nil` when none is announced.
    public let rain: String?
    /// All snow together as water; `nil` when none is announced.
    public let snow: String?
    /// What assistive technology says.
    public let accessibility: AccessibilityText

    /// The same place in the layout before the values are there.
    static func placeholder(id: String, loading: String) -> DayCardContent {
        DayCardContent(
            id: id,
            day: nil,
            title: "––",
            date: "––",
            icon: ConditionIcon(nil),
            condition: "––",
            low: "––",
            high: "––",
            chance: nil,
            rain: nil,
            snow: nil,
            accessibility: AccessibilityText(label: loading)
        )
    }
}
