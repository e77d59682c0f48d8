public import Foundation

/// The entries of a forecast that fall on one calendar day at the place.
public struct ForecastDay: Hashable, Sendable, Identifiable {
    /// The day at the place.
    public let day: LocalDay

    /// The day's entries in order of time, at least one; the first and last day of a forecast are seldom complete.
    public let entries: [ForecastEntry]

    /// What the entries come to; rain and snow are those that fall on the day, see ``DaySummary/rain``.
    public let summary: DaySummary

    private let following: [ForecastEntry]
    private let span: Range<Date>
    private let sun: SunState

    /// Creates a day, or returns `nil` when there are no entries.
    ///
    /// What falls between the day's last entry and midnight is announced by the next day's first entry, and so is not
    /// known here; ``Forecast/days`` knows it.
    ///
    /// - Parameters:
    ///   - day: The day at the place.
    ///   - entries: The day's entries in any order.
    ///   - sun: When the sun rises and sets at the place, for entries that do not say whether it is day.
    public init?(day: LocalDay, entries: [ForecastEntry], sun: SunState) {
        let offset = entries.first?.utcOffset ?? .utc
        let entries = entries.sorted { $0.date < $1.date }
        self.init(day: day, entries: entries, following: [], offset: offset, sun: sun)
    }

    /// Creates a day, or returns `nil` when there are no entries.
    ///
    /// - Parameters:
    ///   - day: The day at the place.
    ///   - entries: The day's entries in order of time.
    ///   - following: The next day's entries, whose rain and snow may have begun to fall on this one.
    ///   - offset: The difference between the place's clocks and UTC.
    ///   - sun: When the sun rises and sets at the place, for entries that do not say whether it is day.
    init?(day: LocalDay, entries: [ForecastEntry], following: [ForecastEntry], offset: UTCOffset, sun: SunState) {
        let span = day.start(at: offset)..<day.advanced(by: 1).start(at: offset)
        guard let summary = DaySummary(of: entries, within: span, following: following, sun: sun) else { return nil }
        self.day = day
        self.entries = entries
        self.summary = summary
        self.following = following
        self.span = span
        self.sun = sun
    }

    /// The day is the identity: a forecast has each once.
    public var id: LocalDay { day }

    /// What the entries from `now` on come to, with the rain and snow from then until midnight; `nil` when there are no
    /// such entries.
    public func rest(from now: Date) -> DaySummary? {
        // A moment that is no number is before everything.
        let start = now > span.lowerBound ? min(now, span.upperBound) : span.lowerBound
        return DaySummary(
            of: entries.filter { $0.date >= now },
            within: start..<span.upperBound,
            following: following,
            sun: sun
        )
    }
}
