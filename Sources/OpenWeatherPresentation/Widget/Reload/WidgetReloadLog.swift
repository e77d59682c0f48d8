public import Foundation
public import OpenWeatherCore

/// The memory of a widget's reloads, one history for each size.
///
/// A system may end a widget's process after every timeline, and counts a budget of reloads whatever process asks.
/// Give it two closures that keep a few hundred bytes where the process can find them again:
///
/// ```swift
/// let log = WidgetReloadLog(
///     load: { UserDefaults.standard.data(forKey: "widget.reloads") },
///     save: { UserDefaults.standard.set($0, forKey: "widget.reloads") }
/// )
/// ```
///
/// Without them the log lasts as long as the object. Bytes that cannot be read count as an empty log.
public actor WidgetReloadLog {
    private let load: @Sendable () -> Data?
    private let save: @Sendable (Data) -> Void
    private var histories: [String: WidgetReloadHistory]?

    /// Creates a log over two closures that read and write its bytes.
    public init(
        load: @escaping @Sendable () -> Data? = { nil },
        save: @escaping @Sendable (Data) -> Void = { _ in }
    ) {
        self.load = load
        self.save = save
    }

    /// What is remembered about widgets of this size.
    public func history(of family: WidgetSize) -> WidgetReloadHistory {
        known()[family.rawValue] ?? WidgetReloadHistory()
    }

    /// Adds a reload that ended at `now` and returns the history with it.
    @discardableResult
    public func record(_ outcome: WidgetReloadOutcome, of family: WidgetSize, at now: Date) -> WidgetReloadHistory {
        var histories = known()
        histories[family.rawValue, default: WidgetReloadHistory()].record(outcome, at: now)
        self.histories = histories
        if let data = try? JSONEncoder().encode(histories) { save(data) }
        return histories[family.rawValue] ?? WidgetReloadHistory()
    }

    private func known() -> [String: WidgetReloadHistory] {
        if let histories { return histories }
        let stored = load().flatMap { try? JSONDecoder().decode([String: WidgetReloadHistory].self, from: $0) } ?? [:]
        histories = stored
        return stored
    }
}

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
