public import OpenWeatherScreenKit

/// The temperature over the whole forecast as points to plot.
///
/// Positions and heights are fractions of the chart: a position of 0 is the first moment and lies at the side from
/// which the screen is read, a height of 0 is the lowest temperature.
public struct TemperatureCurveContent: Hashable, Sendable, Identifiable {
    /// A stable name for tests of user interfaces; the same in every language.
    public let id: String
    /// What is drawn.
    public let title: String
    /// The points in order of time.
    public let points: [CurvePointContent]
    /// The days with their share of the chart, in order of time; what separates them lies at ``separators``.
    public let days: [CurveDayContent]
    /// The label of the lowest temperature.
    public let low: String
    /// The label of the highest temperature.
    public let high: String
    /// What assistive technology says: between which temperatures the curve runs and when it reaches them.
    public let accessibility: AccessibilityText

    /// The positions of the midnights within the chart.
    public var separators: [Double] { days.map(\.span.lowerBound).filter { $0 > 0 && $0 < 1 } }
}
