public import Foundation
public import OpenWeatherCore

/// What a widget has to remember between two reloads.
public struct WidgetReloadHistory: Hashable, Codable, Sendable {
    /// The failures in a row; 0 after a success.
    public private(set) var consecutiveFailures = 0

    /// The moments of the last reloads, oldest first, at most ``limit``.
    public private(set) var reloads: [Date] = []

    /// Creates the history of a widget that was never loaded.
    public init() {}

    /// The most moments that are kept, more than any budget allows in a day.
    public static let limit = 200

    /// Adds a reload that ended at `now`, and forgets those of earlier days and of a clock that was set back.
    public mutating func record(_ outcome: WidgetReloadOutcome, at now: Date) {
        switch outcome {
        case .succeeded: consecutiveFailures = 0
        // What was stored may have been edited, so that it is not trusted to be a small number.
        case .failed: consecutiveFailures = min(max(consecutiveFailures, 0), Self.limit) + 1
        }
        reloads = (reloads.filter { Self.day(before: now).contains($0) } + [now]).suffix(Self.limit)
    }

    /// The number of reloads in the 24 hours that end with `now`.
    public func reloadsInLastDay(at now: Date) -> Int {
        reloads.count { Self.day(before: now).contains($0) }
    }

    private static func day(before now: Date) -> ClosedRange<Date> {
        now.addingTimeInterval(-86_400)...now
    }
}
