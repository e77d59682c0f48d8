import Foundation

/// The summary of a day of a forecast, or of the rest of one.
///
/// It is computed from forecast entries with ``init(of:sun:)``, or created from a source's own daily values with
/// ``init(low:high:feelsLike:chanceOfPrecipitation:rain:snow:condition:wind:gust:humidity:)`` and passed to a ``Forecast``
/// in ``Forecast/dailySummaries``. The comments of the properties describe the computed values; a source may use rules of
/// its own.
public struct DaySummary: Hashable, Codable, Sendable {
    /// The lowest temperature: the lowest of the entries' minimums, or of their temperatures where a minimum is missing.
    public var low: Temperature
    /// The highest temperature: the highest of the entries' maximums, or of their temperatures where a maximum is
    /// missing.
    public var high: Temperature
    /// The range of the perceived temperature; `nil` when none is known.
    public var feelsLike: ClosedRange<Temperature>?
    /// The highest chance of precipitation; `nil` when none is known.
    ///
    /// In a ``ForecastDay`` it is the chance on that day, by the same hours as ``rain``: that of an entry at midnight
    /// belongs to the day before.
    public var chanceOfPrecipitation: Percentage?
    /// The total rain; `nil` when none is expected.
    ///
    /// In a ``ForecastDay`` it is the rain that falls on that day: an entry's amount covers the hours before its date, and
    /// where midnight lies within them, it is divided between both days by the hours.
    public var rain: Precipitation?
    /// The total snow as water, divided between days like ``rain``; `nil` when none is expected.
    public var snow: Precipitation?
    /// The condition that represents the day; `nil` when no entry has one.
    ///
    /// It is the most severe daytime condition that covers at least a third of the daytime entries, else the most
    /// frequent one. A condition covers an entry that shows it or a more severe one of its group. Night entries count
    /// only when there is no other.
    public var condition: WeatherCondition?
    /// The wind at its highest mean speed; `nil` when none is known.
    public var wind: Wind?
    /// The speed of the strongest gust; `nil` when none is known.
    public var gust: Speed?
    /// The mean relative humidity; `nil` when none is known.
    public var humidity: Percentage?

    /// The wind at its highest mean speed with the strongest gust, which often comes with a lighter wind; `nil` when no mean
    /// speed is known.
    package var windAndGust: Wind? {
        wind.map { Wind(speed: $0.speed, direction: $0.direction, gust: gust) }
    }

    /// Creates a summary from daily values, such as those that a source sends itself.
    ///
    /// Values are used as they are: that `low` is not above `high` is up to the source.
    public init(
        low: Temperature,
        high: Temperature,
        feelsLike: ClosedRange<Temperature>? = nil,
        chanceOfPrecipitation: Percentage? = nil,
        rain: Precipitation? = nil,
        snow: Precipitation? = nil,
        condition: WeatherCondition? = nil,
        wind: Wind? = nil,
        gust: Speed? = nil,
        humidity: Percentage? = nil
    ) {
        self.low = low
        self.high = high
        self.feelsLike = feelsLike
        self.chanceOfPrecipitation = chanceOfPrecipitation
        self.rain = rain
        self.snow = snow
        self.condition = condition
        self.wind = wind
        self.gust = gust
        self.humidity = humidity
    }

    /// Computes the summary of entries with all their rain and snow, or `nil` when there are no entries.
    ///
    /// - Parameters:
    ///   - entries: The entries in order of time.
    ///   - sun: The course of the sun at the place, for entries that do not say whether it is day.
    public init?(of entries: [ForecastEntry], sun: SunState) {
        self.init(
            of: entries,
            rain: entries.compactMap(\.rain).map(\.depth),
            snow: entries.compactMap(\.snow).map(\.depth),
            sun: sun
        )
    }

    /// Computes the summary of entries with the rain and snow that fall within a span, or `nil` when there are no
    /// entries.
    ///
    /// - Parameters:
    ///   - entries: The entries in order of time.
    ///   - span: The time in which rain and snow count.
    ///   - following: The entries after these, some of whose hours may lie in the span.
    ///   - sun: The course of the sun at the place, for entries that do not say whether it is day.
    init?(of entries: [ForecastEntry], within span: Range<Date>, following: [ForecastEntry], sun: SunState) {
        let all = entries + following
        self.init(
            of: entries,
            rain: all.compactMap { $0.rain?.share(within: span, endingAt: $0.date) },
            snow: all.compactMap { $0.snow?.share(within: span, endingAt: $0.date) },
            sun: sun
        )
        chanceOfPrecipitation = all.falling(within: span).compactMap(\.chanceOfPrecipitation).max()
    }

    private init?(of entries: [ForecastEntry], rain: [Precipitation], snow: [Precipitation], sun: SunState) {
        let lows = entries.map { $0.minimum ?? $0.temperature }
        let highs = entries.map { $0.maximum ?? $0.temperature }
        guard let low = lows.min(), let high = highs.max() else { return nil }
        self.low = low
        self.high = high
        feelsLike = ClosedRange(spanning: entries.compactMap { $0.feelsLike?.finite })
        chanceOfPrecipitation = entries.compactMap(\.chanceOfPrecipitation).max()
        self.rain = Self.total(of: rain)
        self.snow = Self.total(of: snow)
        condition = RepresentativeCondition(of: entries, sun: sun)?.condition
        wind = entries.compactMap(\.wind).max { $0.speed < $1.speed }
        gust = entries.compactMap { $0.wind?.gust }.max()
        humidity = Self.mean(of: entries.compactMap(\.humidity))
    }

    private static func total(of depths: [Precipitation]) -> Precipitation? {
        let total = depths.reduce(0) { $0 + $1.millimeters }.tidied
        // The service announces dry hours now and then with an amount of zero.
        return total > 0 ? Precipitation(millimeters: total) : nil
    }

    private static func mean(of shares: [Percentage]) -> Percentage? {
        guard !shares.isEmpty else { return nil }
        return Percentage(percent: shares.reduce(0) { $0 + $1.percent } / Double(shares.count))
    }
}

extension [ForecastEntry] {
    /// Returns the entries some of whose hours lie in `span`.
    ///
    /// Hours are those of the ``stepLengths``.
    fileprivate func falling(within span: Range<Date>) -> [ForecastEntry] {
        zip(self, stepLengths)
            .filter { entry, length in
                entry.date > span.lowerBound && entry.date.addingTimeInterval(-length) < span.upperBound
            }
            .map(\.0)
    }
}

extension PrecipitationAmount {
    /// Returns the part that falls within `span`, in proportion to the hours that lie in it.
    ///
    /// An amount over no time at all falls at its end.
    ///
    /// - Parameters:
    ///   - span: The span, excluding its end.
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
