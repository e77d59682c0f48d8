public import Foundation

/// One calendar day of a forecast at the place.
///
/// ``Forecast/days`` creates the days of a forecast with everything that is known about them. The first and last day of
/// a forecast are rarely complete.
public struct ForecastDay: Hashable, Sendable, Identifiable {
    /// The day at the place.
    public let day: LocalDay

    /// The entries of the day in order of time.
    ///
    /// They are empty when the source sums the day up itself and sends no entries for it, see
    /// ``Forecast/dailySummaries``; days of OpenWeather's forecast have at least one.
    public let entries: [ForecastEntry]

    /// The summary of the day: the source's own, else the one computed from the entries.
    ///
    /// Computed rain and snow are those that fall on the day, see ``DaySummary/rain``.
    public let summary: DaySummary

    /// A Boolean value that indicates whether the entries cover a part of the day alone.
    ///
    /// The first day of OpenWeather's forecast has only the hours that are left of it, and the last one those that are
    /// known, so that their lows and highs are not those of the whole day. A day that the source itself sums up is whole.
    public let isPart: Bool

    /// The time from the midnight that begins the day to the one that ends it.
    let span: Range<Date>

    private let following: [ForecastEntry]
    private let sun: SunState

    /// Creates a day from its entries, or `nil` when there are none.
    ///
    /// Precipitation between the day's last entry and midnight is part of the next day's first entry and therefore not
    /// included here; ``Forecast/days`` includes it.
    ///
    /// - Parameters:
    ///   - day: The day at the place.
    ///   - entries: The day's entries in any order.
    ///   - sun: The course of the sun, for entries that do not say whether it is day.
    public init?(day: LocalDay, entries: [ForecastEntry], sun: SunState) {
        let offset = entries.first?.utcOffset ?? .utc
        let entries = entries.sorted(on: \.date)
        self.init(day: day, entries: entries, following: [], summary: nil, offset: offset, sun: sun)
    }

    /// Creates a day, or `nil` when there are neither entries nor a summary.
    ///
    /// - Parameters:
    ///   - day: The day at the place.
    ///   - entries: The day's entries in order of time.
    ///   - following: The next day's entries, whose rain and snow may have begun to fall on this one.
    ///   - summary: The source's own summary; computed when `nil`.
    ///   - offset: The difference between the place's clocks and UTC.
    ///   - sun: The course of the sun, for entries that do not say whether it is day.
    init?(
        day: LocalDay,
        entries: [ForecastEntry],
        following: [ForecastEntry],
        summary: DaySummary?,
        offset: UTCOffset,
        sun: SunState
    ) {
        let span = day.start(at: offset)..<day.advanced(by: 1).start(at: offset)
        let isWhole = summary != nil || Self.cover(entries, following, span)
        guard let summary = summary ?? DaySummary(of: entries, within: span, following: following, sun: sun) else {
            return nil
        }
        self.day = day
        self.entries = entries
        self.summary = summary
        isPart = !isWhole
        self.following = following
        self.span = span
        self.sun = sun
    }

    /// The date of the last entry, with which the forecast ends before the day does; `nil` for every other day.
    ///
    /// The low and the high are then those of the time until it. A day that another one with entries follows has none, also
    /// where it ``isPart``.
    package var end: Date? {
        guard isPart, following.isEmpty, let last = entries.last, let length = entries.stepLengths.last,
            span.contains(last.date), last.date.addingTimeInterval(length) < span.upperBound
        else { return nil }
        return last.date
    }

    /// Returns whether the steps of the entries fill the day, together with the time before its end that the next entry covers
    /// because its step is longer than those of the day.
    ///
    /// The first step counts as a whole, as the part of it before the day stands for the one of the next day's first step that
    /// lies before the day's end. Where steps become longer, they do so behind the last entry of a day: in the middle of it,
    /// the day is taken for a part.
    private static func cover(
        _ entries: [ForecastEntry],
        _ following: [ForecastEntry],
        _ span: Range<Date>
    ) -> Bool {
        guard entries.count > 1, let last = entries.last else { return false }
        let known: [ForecastEntry] = entries + following.prefix(2)
        let lengths = known.stepLengths
        var covered = lengths.prefix(entries.count).reduce(0, +)
        if let next = following.first {
            let end = last.date.addingTimeInterval(lengths[entries.count - 1])
            let start = next.date.addingTimeInterval(-lengths[entries.count])
            covered += max(0, span.upperBound.timeIntervalSince(max(start, end)))
        }
        return covered >= span.upperBound.timeIntervalSince(span.lowerBound)
    }

    /// The identity, which is the day: a forecast contains each day once.
    public var id: LocalDay { day }

    /// Returns the summary of what is left of the day at `now`, or `nil` when nothing is known about it.
    ///
    /// Before the day begins, it is ``summary``. After that, it is computed from the entries from `now` on, with the
    /// rain and snow from then until midnight, also for a day that the source sums up itself; it is `nil` when there
    /// are no such entries.
    public func rest(from now: Date) -> DaySummary? {
        // A date that is not a number counts as before everything.
        guard now > span.lowerBound else { return summary }
        return DaySummary(
            of: entries.filter { $0.date >= now },
            within: min(now, span.upperBound)..<span.upperBound,
            following: following,
            sun: sun
        )
    }
}
