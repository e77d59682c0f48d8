public import Foundation

/// The entries of a forecast that fall on one calendar day at the place.
public struct ForecastDay: Hashable, Sendable, Identifiable {
    /// The day at the place.
    public let day: LocalDay

    /// The day's entries in order of time, at least one; the first and last day of a forecast are seldom complete.
    public let entries: [ForecastEntry]

    /// What the entries come to.
    public let summary: DaySummary

    private let sun: SunState

    /// Creates a day, or returns `nil` when there are no entries.
    ///
    /// - Parameters:
    ///   - day: The day at the place.
    ///   - entries: The day's entries in any order.
    ///   - sun: When the sun rises and sets at the place, for entries that do not say whether it is day.
    public init?(day: LocalDay, entries: [ForecastEntry], sun: SunState) {
        let sorted = entries.sorted { $0.date < $1.date }
        guard let summary = DaySummary(of: sorted, sun: sun) else { return nil }
        self.day = day
        self.entries = sorted
        self.summary = summary
        self.sun = sun
    }

    /// The day is the identity: a forecast has each once.
    public var id: LocalDay { day }

    /// What the entries from `now` on come to; `nil` when the day is over.
    public func rest(from now: Date) -> DaySummary? {
        DaySummary(of: entries.filter { $0.date >= now }, sun: sun)
    }
}
