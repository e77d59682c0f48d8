import Foundation

/// What several entries of a forecast come to: a day, or the rest of one.
public struct DaySummary: Hashable, Sendable {
    /// The lowest of the entries' minimums; of their temperatures where a minimum is missing.
    public let low: Temperature
    /// The highest of the entries' maximums; of their temperatures where a maximum is missing.
    public let high: Temperature
    /// The lowest and highest of what the air will feel like, where known.
    public let feelsLike: ClosedRange<Temperature>?
    /// The highest chance of precipitation, where known.
    public let chanceOfPrecipitation: Percentage?
    /// All rain together; `nil` when none is announced.
    ///
    /// Of a ``ForecastDay`` it is what falls on that day: an entry's amount is that of the hours before its date, and
    /// where midnight lies within them both days have their share by the hours.
    public let rain: Precipitation?
    /// All snow together as water, counted as the rain is; `nil` when none is announced.
    public let snow: Precipitation?
    /// The one condition that stands for all; `nil` when no entry has one.
    ///
    /// The most severe daytime condition that covers at least a third of the daytime entries, else the most frequent.
    /// An entry is covered by a condition it shows and by the milder ones of its family; night entries count only
    /// when there is no other.
    public let condition: WeatherCondition?
    /// The wind at its strongest, where known.
    public let wind: Wind?
    /// The strongest gust, where known.
    public let gust: Speed?
    /// The mean of the relative humidity, where known.
    public let humidity: Percentage?

    /// Sums up entries with all their rain and snow, or returns `nil` when there are none.
    ///
    /// - Parameters:
    ///   - entries: Entries in order of time.
    ///   - sun: When the sun rises and sets at the place, for entries that do not say whether it is day.
    public init?(of entries: [ForecastEntry], sun: SunState) {
        self.init(
            of: entries,
            rain: entries.compactMap(\.rain).map(\.depth),
            snow: entries.compactMap(\.snow).map(\.depth),
            sun: sun
        )
    }

    /// Sums up entries with the rain and snow that fall within a span of time, or returns `nil` when there are none.
    ///
    /// - Parameters:
    ///   - entries: Entries in order of time.
    ///   - span: The time in which rain and snow count.
    ///   - following: Entries after these, of whose hours some may lie in the span.
    ///   - sun: When the sun rises and sets at the place, for entries that do not say whether it is day.
    init?(of entries: [ForecastEntry], within span: Range<Date>, following: [ForecastEntry], sun: SunState) {
        let all = entries + following
        self.init(
            of: entries,
            rain: all.compactMap { $0.rain?.share(within: span, endingAt: $0.date) },
            snow: all.compactMap { $0.snow?.share(within: span, endingAt: $0.date) },
            sun: sun
        )
    }

    private init?(of entries: [ForecastEntry], rain: [Precipitation], snow: [Precipitation], sun: SunState) {
        let lows = entries.map { $0.minimum ?? $0.temperature }
        let highs = entries.map { $0.maximum ?? $0.temperature }
        guard let low = lows.min(), let high = highs.max() else { return nil }
        self.low = low
        self.high = high
        let felt = entries.compactMap(\.feelsLike)
        feelsLike = felt.min().flatMap { lowest in felt.max().map { lowest...$0 } }
        chanceOfPrecipitation = entries.compactMap(\.chanceOfPrecipitation).max()
        self.rain = Self.total(of: rain)
        self.snow = Self.total(of: snow)
        condition = RepresentativeCondition(of: entries, sun: sun)?.condition
        wind = entries.compactMap(\.wind).max { $0.speed < $1.speed }
        gust = entries.compactMap { $0.wind?.gust }.max()
        humidity = Self.mean(of: entries.compactMap(\.humidity))
    }

    private static func total(of depths: [Precipitation]) -> Precipitation? {
        guard !depths.isEmpty else { return nil }
        return Precipitation(millimeters: depths.reduce(0) { $0 + $1.millimeters }.tidied)
    }

    private static func mean(of shares: [Percentage]) -> Percentage? {
        guard !shares.isEmpty else { return nil }
        return Percentage(percent: shares.reduce(0) { $0 + $1.percent } / Double(shares.count))
    }
}

extension PrecipitationAmount {
    /// The part that falls within `span`, in proportion to the hours that lie in it.
    ///
    /// An amount over no time at all falls at its end.
    ///
    /// - Parameters:
    ///   - span: The span, its end excluded.
    ///   - end: The end of the hours over which the amount falls.
    /// - Returns: The part; `nil` when none of the hours lies in the span.
    func share(within span: Range<Date>, endingAt end: Date) -> Precipitation? {
        guard hours > 0 else { return span.contains(end) ? depth : nil }
        let seconds = Double(hours) * 3_600
        let start = max(span.lowerBound, end.addingTimeInterval(-seconds))
        let overlap = min(span.upperBound, end).timeIntervalSince(start)
        guard overlap > 0 else { return nil }
        return overlap == seconds ? depth : Precipitation(millimeters: depth.millimeters * overlap / seconds)
    }
}
