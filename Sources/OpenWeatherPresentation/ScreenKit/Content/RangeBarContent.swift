public import OpenWeatherCore

/// A low and a high with their place on a scale that several rows share, such as the days of a forecast.
///
/// Draw a bar from ``lower`` to ``upper`` on a track whose ends are 0 and 1, with a dot at ``now``. Position 0 lies at the
/// side from which the screen is read. The bar of a day whose temperature does not change has no length: draw a dot.
public struct RangeBarContent: Hashable, Sendable, Identifiable {
    /// A stable identifier for user-interface tests, for example `forecast.day.0.bar`; the same in every language.
    public let id: String
    /// The lowest temperature.
    public let low: String
    /// The highest temperature.
    public let high: String
    /// The position of the lowest temperature, from 0 to 1.
    public let lower: Double
    /// The position of the highest temperature, from 0 to 1, at least ``lower``.
    public let upper: Double
    /// The position of the present temperature, from ``lower`` to ``upper``; `nil` when it is not known, and in a row
    /// that does not stand for the present.
    public let now: Double?
    /// The temperatures of the two ends.
    public let range: ClosedRange<Temperature>
    /// The texts for assistive technology: the low and the high, spelled out.
    public let accessibility: AccessibilityText

    /// Returns the colors along the bar; the first one is at its lower end, 0, and the last at its upper end, 1.
    ///
    /// - Parameter ramp: The ramp for the background and the reader.
    /// - Returns: At least two colors.
    public func colors(_ ramp: TemperatureRamp = .light) -> [TemperatureRamp.GradientStop] {
        ramp.gradient(range)
    }
}

extension RangeBarContent {
    /// Creates the bar of a day; returns `nil` when its temperatures are not known.
    ///
    /// - Parameters:
    ///   - day: The day of a series.
    ///   - id: The stable identifier.
    ///   - format: The formatter for temperatures.
    ///   - accessibility: The texts for assistive technology.
    package init?(
        _ day: DaySeries.Day,
        id: String,
        _ format: TemperatureFormat,
        accessibility: AccessibilityText
    ) {
        guard let bar = day.bar else { return nil }
        self.id = id
        low = format(day.summary.low).text
        high = format(day.summary.high).text
        lower = bar.lowerBound
        upper = bar.upperBound
        now = day.now
        range = day.summary.low...day.summary.high
        self.accessibility = accessibility
    }
}
