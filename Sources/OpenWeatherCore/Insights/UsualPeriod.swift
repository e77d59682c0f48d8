/// A third of a month, such as late November, for which the usual weather is known.
///
/// The first two thirds have ten days each. The last one begins on the 21st and has the rest of the month: eight to eleven
/// days, 29 February among them in the years that have one.
public struct UsualPeriod: Hashable, Codable, Sendable {
    /// A part of a month.
    ///
    /// The set of cases is closed.
    public enum Third: Int, CaseIterable, Codable, Sendable {
        /// The days from the 1st to the 10th.
        case early
        /// The days from the 11th to the 20th.
        case middle
        /// The days from the 21st on.
        case late
    }

    /// The month, in `1...12`.
    public let month: Int
    /// The part of the month.
    public let third: Third

    /// Creates the period that contains a day.
    public init(containing day: LocalDay) {
        month = day.month
        third = day.day <= 10 ? .early : day.day <= 20 ? .middle : .late
    }

    /// Returns a Boolean value that indicates whether a day is in the period, in whichever year.
    public func contains(_ day: LocalDay) -> Bool { UsualPeriod(containing: day) == self }

    /// Returns the first day of the period in a year; `nil` for a year more than a million years from 0.
    public func firstDay(in year: Int) -> LocalDay? {
        LocalDay(year: year, month: month, day: third.rawValue * 10 + 1)
    }
}
