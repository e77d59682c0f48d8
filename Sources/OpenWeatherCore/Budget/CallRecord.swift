public import Foundation

/// The calls of one plan as a ledger stores them: counts by window, and the end of a refusal.
///
/// A record contains neither the account nor the plan, and reads no clock: its methods take the current date. When the
/// clock was set back, the calls that were counted since belong to the present windows, so that none is missing and no
/// window lasts longer than its length.
public struct CallRecord: Hashable, Sendable {
    /// A period in which the service refuses calls.
    ///
    /// A record keeps it after its end, so compare ``ends`` with the current date.
    public struct Refusal: Hashable, Sendable {
        /// The limit that the service enforces.
        public let limit: CallLimit
        /// The moment of the refusal.
        public let began: Date
        /// The moment from which calls may be sent again.
        public let ends: Date

        /// Creates a period.
        init(limit: CallLimit, began: Date, ends: Date) {
            self.limit = limit
            self.began = began
            self.ends = ends
        }
    }

    /// The result of a reservation.
    ///
    /// Calls are reserved before they are sent, so that a process that is killed meanwhile has counted them.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Reservation: Hashable, Sendable {
        /// The calls are counted and may be sent.
        case granted
        /// The calls are not counted and must not be sent before `until`.
        case refused(CallLimit, until: Date)
    }

    var minutes = WindowCount()
    var days = WindowCount()
    var months = WindowCount()

    /// The period in which the service refuses calls, which may be over; `nil` when it has refused none.
    public internal(set) var refusal: Refusal?

    /// A Boolean value that indicates whether earlier calls may be missing, as in a record that was damaged.
    ///
    /// Calls that may cost money are then refused until the day ends.
    public internal(set) var isIncomplete = false

    /// Creates a record without calls.
    public init() {}

    /// A record in place of one that cannot be read: the number of earlier calls is not known.
    public static var incomplete: CallRecord {
        var record = CallRecord()
        record.isIncomplete = true
        return record
    }

    /// Returns the number of calls in the window that is open at `date`.
    ///
    /// In the first five minutes of a day it is the larger number of the two days that are open.
    public func count(in window: CallWindow, at date: Date) -> Int {
        var record = self
        record.advance(to: date)
        return record.openWindows(at: date).filter { $0.window == window }.map(\.calls).max() ?? 0
    }

    /// Counts calls that are about to be sent, if the limits and the service permit them.
    ///
    /// - Parameters:
    ///   - calls: The number of calls.
    ///   - limits: The largest number of calls in each window.
    ///   - isBilled: Whether calls may cost money.
    ///   - date: The current date.
    /// - Returns: ``Reservation/granted``, or the limit that refuses the calls and the date until which it does.
    public mutating func reserve(
        _ calls: Int = 1,
        within limits: CallLimits,
        isBilled: Bool,
        at date: Date
    ) -> Reservation {
        advance(to: date)
        if isIncomplete {
            isIncomplete = false
            if isBilled { refusal = Refusal(limit: .uncounted, began: date, ends: CallWindow.day.end(at: date)) }
        }
        if let refusal, date < refusal.ends { return .refused(refusal.limit, until: refusal.ends) }
        let full = openWindows(at: date).filter { open in limits[open.window].map { open.calls + calls > $0 } ?? false }
        if let last = full.max(by: { $0.ends < $1.ends }) { return .refused(.budget(last.window), until: last.ends) }
        add(calls, at: date)
        return .granted
    }

    /// Counts calls that are about to be sent, whatever the limits are.
    public mutating func count(_ calls: Int = 1, at date: Date) {
        advance(to: date)
        add(calls, at: date)
    }

    /// Stores that the service has refused a call, and returns the period in which further ones are refused.
    ///
    /// The period lasts until the window of the limit ends, or for as long as the service advises if that is longer.
    /// When the limit is not known, it lasts for ten minutes, and for an hour when the account is blocked.
    ///
    /// - Parameters:
    ///   - advice: The wait that the service has stated; `nil` for none.
    ///   - limits: The limits of the account.
    ///   - isOnlyDevice: Whether the account has no other device.
    ///   - date: The date of the refusal.
    /// - Returns: The period; a longer one that was stored before stays.
    @discardableResult
    public mutating func close(
        advice: Duration?,
        limits: CallLimits,
        isOnlyDevice: Bool,
        at date: Date
    ) -> Refusal {
        advance(to: date)
        let windows = openWindows(at: date)
        let counts = Dictionary(windows.map { ($0.window, $0.calls) }) { max($0, $1) }
        let limit = CallLimit.enforced(counts: counts, limits: limits, isOnlyDevice: isOnlyDevice, at: date)
        let advised = advice.map { min($0, Self.longestAdvice) / .seconds(1) }
        let wait =
            switch limit {
            case .day(let ends), .month(let ends): max(ends.timeIntervalSince(date), advised ?? 0)
            case .minute: max(CallWindow.minute.end(at: date).timeIntervalSince(date), advised ?? 0)
            case .blocked: advised ?? 3_600
            case .budget, .uncounted, .gateway, .contradiction, .unknown: advised ?? 600
            }
        let new = Refusal(limit: limit, began: date, ends: date.addingTimeInterval(wait))
        if let refusal, refusal.ends > new.ends { return refusal }
        refusal = new
        return new
    }

    /// The longest wait of a server that is respected; a longer one is a mistake.
    private static let longestAdvice = Duration.seconds(7 * 86_400)
}

extension CallRecord {
    /// A window that is open, with its calls.
    struct OpenWindow: Sendable {
        let window: CallWindow
        let calls: Int
        let ends: Date
    }

    /// Returns the windows that a call at `date` counts in; the record must have advanced to it.
    func openWindows(at date: Date) -> [OpenWindow] {
        var windows: [OpenWindow] = []
        for window in CallWindow.allCases {
            let count = self[window]
            windows.append(OpenWindow(window: window, calls: count.calls, ends: window.end(of: count.index)))
            if window == .day, Self.isOverlap(date) {
                let calls = count.calls(before: count.index)
                windows.append(OpenWindow(window: window, calls: calls, ends: window.end(of: count.index - 1)))
            }
        }
        return windows
    }

    private subscript(window: CallWindow) -> WindowCount {
        get {
            switch window {
            case .minute: minutes
            case .day: days
            case .month: months
            }
        }
        set {
            switch window {
            case .minute: minutes = newValue
            case .day: days = newValue
            case .month: months = newValue
            }
        }
    }

    /// Opens the windows of `date`, and moves what was counted after it there.
    private mutating func advance(to date: Date) {
        for window in CallWindow.allCases { self[window].advance(to: window.index(at: date)) }
        // A refusal that began after `date` was stored before the clock was set back.
        guard let old = refusal, old.began > date else { return }
        refusal = Refusal(limit: old.limit, began: date, ends: date + old.ends.timeIntervalSince(old.began))
    }

    private mutating func add(_ calls: Int, at date: Date) {
        for window in CallWindow.allCases { self[window].add(calls) }
        if Self.isOverlap(date) { days.addBefore(calls) }
    }

    private static func isOverlap(_ date: Date) -> Bool {
        date.timeIntervalSince1970 - Double(CallWindow.day.index(at: date)) * 86_400 < CallWindow.overlap
    }
}

/// The number of calls in a window, and in the last one before it that had any.
struct WindowCount: Hashable, Sendable {
    /// The number of the window.
    private(set) var index = 0
    /// The calls in the window.
    private(set) var calls = 0
    /// The number of an earlier window.
    private(set) var earlierIndex = -1
    /// The calls in the earlier window.
    private(set) var earlierCalls = 0

    /// Creates a count without calls.
    init() {}

    /// Creates a count from its four numbers; `nil` when they are not one.
    init?(index: Int, calls: Int, earlierIndex: Int, earlierCalls: Int) {
        guard calls >= 0, earlierCalls >= 0, earlierIndex < index else { return nil }
        (self.index, self.calls) = (index, calls)
        (self.earlierIndex, self.earlierCalls) = (earlierIndex, earlierCalls)
    }

    /// Returns the calls in the window before number `index`.
    func calls(before index: Int) -> Int { earlierIndex == index - 1 ? earlierCalls : 0 }

    /// Opens a window; all that was counted in it or later belongs to it when the present one is later.
    mutating func advance(to new: Int) {
        if new > index {
            if calls > 0 { (earlierIndex, earlierCalls) = (index, calls) }
            calls = 0
        } else if new < index, earlierIndex >= new {
            calls = Self.sum(calls, earlierCalls)
            (earlierIndex, earlierCalls) = (new - 1, 0)
        }
        index = new
    }

    /// Counts calls in the window.
    mutating func add(_ more: Int) { calls = Self.sum(calls, max(0, more)) }

    /// Counts calls in the window before it.
    mutating func addBefore(_ more: Int) {
        if earlierIndex != index - 1 { (earlierIndex, earlierCalls) = (index - 1, 0) }
        earlierCalls = Self.sum(earlierCalls, max(0, more))
    }

    private static func sum(_ first: Int, _ second: Int) -> Int { min(first + min(second, limit), limit) }

    /// The largest number, which files of any system can hold.
    static let limit = 1_000_000_000
}
