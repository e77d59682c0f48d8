public import OpenWeatherCore

/// A day of the forecast: its card, which is also its header, and its entries.
public struct ForecastDayContent: Hashable, Sendable, Identifiable {
    /// What the day comes to.
    public let card: DayCardContent
    /// The day's entries in order of time.
    public let entries: [ForecastEntryContent]

    /// The card's name for tests of user interfaces, for example `forecast.day.0`.
    public var id: String { card.id }

    /// The day to pass to ``ForecastViewModel/dayTapped(_:)``; `nil` for a placeholder.
    public var day: LocalDay? { card.day }
}
