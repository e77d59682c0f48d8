package import Foundation

/// The ways to need fewer calls while a budget runs low, each with all of those before it.
///
/// The budget of a day is low when less than half of it is left, and less of it than of the day. Alerts are never saved:
/// they are requested up to their own cap as long as a call may be sent.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum CallSaving: Int, CaseIterable, Comparable, Hashable, Sendable {
    /// Nothing is saved.
    case none
    /// Responses count as fresh for longer.
    case longerLifetimes
    /// The forecast in steps of a quarter of an hour is not requested.
    case withoutQuarterHours
    /// The precipitation by minute is not requested, either.
    case withoutMinutes

    /// The number by which the time is multiplied for which a response counts as fresh.
    ///
    /// It is never applied to alerts.
    package var lifetimeFactor: Int {
        switch self {
        case .none: 1
        case .longerLifetimes: 2
        case .withoutQuarterHours: 3
        case .withoutMinutes: 4
        }
    }

    /// A Boolean value that indicates whether steps of a quarter of an hour are requested.
    package var includesQuarterHours: Bool { self < .withoutQuarterHours }

    /// A Boolean value that indicates whether precipitation by minute is requested.
    package var includesMinutes: Bool { self < .withoutMinutes }

    /// Returns a Boolean value that indicates whether the first way saves less than the second.
    public static func < (lhs: CallSaving, rhs: CallSaving) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Returns the saving that the use of a plan calls for.
    ///
    /// Nothing is saved while at least half of the day's calls are left, or as large a share of them as of the day.
    /// Below that share, responses count as fresh for longer. Below half of it, quarter hours are not requested, and
    /// below a quarter of it, neither are minutes. Windows other than the day do not count, as a plan that is billed
    /// has no others.
    ///
    /// - Parameters:
    ///   - usage: The use of the plan.
    ///   - date: The current date.
    /// - Returns: The saving; ``none`` for a plan without a limit per day.
    package static func needed(for usage: CallUsage, at date: Date) -> CallSaving {
        guard let day = usage.windows.first(where: { $0.window == .day }) else { return .none }
        guard day.allowed > 0, day.remaining > 0 else { return .withoutMinutes }
        let calls = Double(day.remaining) / Double(day.allowed)
        let time = (day.ends.timeIntervalSince(date) / 86_400).clamped(to: 0.001...1)
        let enough = min(time, 0.5)
        if calls >= enough { return .none }
        if calls >= enough / 2 { return .longerLifetimes }
        return calls >= enough / 4 ? .withoutQuarterHours : .withoutMinutes
    }
}
