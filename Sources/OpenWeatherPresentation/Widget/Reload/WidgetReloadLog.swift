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
