public import Foundation
package import OpenWeatherCore

/// A record of the reloads of widgets, with one history for each size and place.
///
/// ``WidgetTimelineProvider`` uses it to space reloads after failures and to stay within the system's daily budget. The
/// system may end a widget's process after every timeline and counts its reloads all the same, so pass two closures that
/// keep a few hundred bytes where the next process finds them:
///
/// ```swift
/// let log = WidgetReloadLog(
///     load: { UserDefaults.standard.data(forKey: "widget.reloads") },
///     save: { UserDefaults.standard.set($0, forKey: "widget.reloads") }
/// )
/// ```
///
/// Without closures the log lasts as long as the object. Bytes that cannot be decoded count as an empty log.
public actor WidgetReloadLog {
    private let load: @Sendable () -> Data?
    private let save: @Sendable (Data) -> Void
    private var histories: [String: WidgetReloadHistory]?

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - load: A closure that returns the bytes saved last, or `nil` when there are none; called once, before the
    ///     first use.
    ///   - save: A closure that saves the bytes; called after every reload.
    public init(
        load: @escaping @Sendable () -> Data? = { nil },
        save: @escaping @Sendable (Data) -> Void = { _ in }
    ) {
        self.load = load
        self.save = save
    }

    /// Returns the history of widgets of a size that show a place.
    package func history(of family: WidgetSize, for place: WidgetPlace = .current) -> WidgetReloadHistory {
        known()[Self.key(family, place)] ?? WidgetReloadHistory()
    }

    /// Adds a reload that ended at `now`, saves the log, and returns the history of the size and the place.
    ///
    /// Histories without a reload in the last day, such as those of widgets that the user removed, are deleted.
    @discardableResult
    package func record(
        _ outcome: WidgetReloadOutcome,
        of family: WidgetSize,
        for place: WidgetPlace = .current,
        at now: Date
    ) -> WidgetReloadHistory {
        let key = Self.key(family, place)
        var history = known()[key] ?? WidgetReloadHistory()
        history.record(outcome, at: now)
        var histories = known().filter { $0.value.reloadsInLastDay(at: now) > 0 }
        histories[key] = history
        self.histories = histories
        if let data = try? JSONEncoder().encode(histories) { save(data) }
        return history
    }

    /// Returns the name of a history; a place is named by its identity, which is not its coordinates.
    private static func key(_ family: WidgetSize, _ place: WidgetPlace) -> String {
        switch place {
        case .current: family.rawValue
        case .device: "\(family.rawValue)@device"
        case .location(let location): "\(family.rawValue)@\(location.id)"
        }
    }

    private func known() -> [String: WidgetReloadHistory] {
        if let histories { return histories }
        let stored = load().flatMap { try? JSONDecoder().decode([String: WidgetReloadHistory].self, from: $0) } ?? [:]
        histories = stored
        return stored
    }
}

/// The past reloads of widgets of one size that show one place.
package struct WidgetReloadHistory: Hashable, Codable, Sendable {
    /// The number of failures since the last success.
    package private(set) var consecutiveFailures = 0

    /// The dates of the last reloads, oldest first, at most ``limit`` of them.
    package private(set) var reloads: [Date] = []

    /// Creates an empty history.
    package init() {}

    /// The largest number of dates that are kept, which is more than a day's budget.
    package static let limit = 200

    /// Adds a reload that ended at `now`, and removes those more than a day old and those in the future, which a clock
    /// that was set back leaves behind.
    package mutating func record(_ outcome: WidgetReloadOutcome, at now: Date) {
        switch outcome {
        case .succeeded: consecutiveFailures = 0
        // The stored number may have been edited, so it is not trusted to be small.
        case .failed: consecutiveFailures = consecutiveFailures.clamped(to: 0...Self.limit) + 1
        }
        reloads = (reloads.filter { Self.day(before: now).contains($0) } + [now]).suffix(Self.limit)
    }

    /// Returns the number of reloads in the 24 hours before `now`.
    package func reloadsInLastDay(at now: Date) -> Int {
        reloads.count { Self.day(before: now).contains($0) }
    }

    private static func day(before now: Date) -> ClosedRange<Date> {
        now.addingTimeInterval(-86_400)...now
    }
}
