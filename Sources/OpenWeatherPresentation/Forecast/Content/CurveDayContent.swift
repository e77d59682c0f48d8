public import OpenWeatherCore

/// One day's share of the temperature curve.
public struct CurveDayContent: Hashable, Sendable, Identifiable {
    /// The day at the place.
    public let day: LocalDay
    /// The weekday in short.
    public let label: String
    /// From the day's midnight to the next, cut off at the ends of the chart.
    public let span: ClosedRange<Double>

    /// The day is the identity.
    public var id: LocalDay { day }
}
