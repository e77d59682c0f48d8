public import Foundation

/// The calls of one plan as a ledger stores them: counts by window, and the end of a refusal.
///
/// A record contains neither the account nor the plan, and reads no clock: its methods take the current date. A clock can
/// be wrong, so a record does not believe that a day begins twice:
///
/// - A day and a month grant their calls once, however often the clock passes through them.
/// - When the clock was set back, calls belong to the latest day that had any.
/// - The date of a response decides which day it is. Days that the clock had named beyond it are set
///   aside with their calls, and do not count before they come.
///
/// A clock that is ahead can therefore spend the calls of each day that it names, once, until a response arrives. The
/// sixteen latest days with calls are remembered. When the date of a response leads back beyond them, calls that may cost
/// money are refused for a day; of more than fifteen days that a clock has named in advance, the farthest may grant its
/// calls again when it comes.
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

    /// The calls of the minute that is open.
    var minutes = MinuteCount()
    /// The calls of days in UTC.
    var days = NamedCounts()
    /// The calls of months in UTC.
    var months = NamedCounts()
    /// The latest date at which calls were counted, or a later one of a response; `nil` when there is neither.
    package internal(set) var latest: Date?
    /// The date of the last response that was stored; `nil` when there is none.
    var trusted: Date?
    /// The date at which a call was last sent to learn the date; `nil` when there is none.
    var asked: Date?

    /// The period in which the service refuses calls, which may be over; `nil` when it has refused none.
    public internal(set) var refusal: Refusal?

    /// A Boolean value that indicates whether earlier calls may be missing, as in a record that was damaged.
    ///
    /// Calls that may cost money are then refused until the day ends.
    package internal(set) var isIncomplete = false

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
        record.minutes.advance(to: CallWindow.minute.index(at: date))
        return record.openWindows(at: date).filter { $0.window == window }.map(\.calls).max() ?? 0
    }

    /// Returns the moment at which the window ends that a call at `date` counts in.
    package func end(of window: CallWindow, at date: Date) -> Date {
        window.end(at: window == .minute ? date : known(date))
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
            if isBilled { refusal = uncounted(at: known(date)) }
        }
        if let refusal, isInEffect(refusal, at: date) { return .refused(refusal.limit, until: refusal.ends) }
        let full = openWindows(at: date).filter { open in limits[open.window].map { open.calls + calls > $0 } ?? false }
        if let last = full.max(by: { $0.ends < $1.ends }) { return .refused(.budget(last.window), until: last.ends) }
        add(calls, at: date)
        return .granted
    }

    /// Counts calls that are about to be sent, whatever the limits are.
    package mutating func count(_ calls: Int = 1, at date: Date) {
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
    package mutating func close(
        advice: Duration?,
        limits: CallLimits,
        isOnlyDevice: Bool,
        at date: Date
    ) -> Refusal {
        advance(to: date)
        // A day that only a wrong clock has named may be far away, so a window is taken to end with that of `date`.
        let windows = openWindows(at: date)
            .map { (window: $0.window, calls: $0.calls, ends: min($0.ends, $0.window.end(at: date))) }
        let limit = CallLimit.enforced(in: windows, limits: limits, isOnlyDevice: isOnlyDevice)
        let advised = advice.map { min($0, Self.longestAdvice) / .seconds(1) }
        let wait =
            switch limit {
            case .day(let ends), .month(let ends): max(ends.timeIntervalSince(date), advised ?? 0)
            case .minute: max(CallWindow.minute.end(at: date).timeIntervalSince(date), advised ?? 0)
            case .blocked: advised ?? 3_600
            case .budget, .run, .uncounted, .gateway, .gatewayDay, .gatewayClient, .contradiction, .unknown:
                advised ?? 600
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

    /// Returns the windows that a call at `date` counts in; the minutes must have advanced to it.
    func openWindows(at date: Date) -> [OpenWindow] {
        let known = known(date)
        let (day, month) = (CallWindow.day.index(at: known), CallWindow.month.index(at: known))
        var windows = [
            OpenWindow(window: .minute, calls: minutes.calls, ends: CallWindow.minute.end(at: date)),
            OpenWindow(window: .day, calls: days[day], ends: CallWindow.day.end(of: day)),
            OpenWindow(window: .month, calls: months[month], ends: CallWindow.month.end(of: month)),
        ]
        if Self.isOverlap(known) {
            windows.append(OpenWindow(window: .day, calls: days[day - 1], ends: CallWindow.day.end(of: day - 1)))
        }
        return windows
    }

    /// Opens the windows of `date`.
    private mutating func advance(to date: Date) {
        minutes.advance(to: CallWindow.minute.index(at: date))
        // A refusal that began after `date` was stored before the clock was set back.
        guard let old = refusal, old.limit != .uncounted, old.began > date else { return }
        refusal = Refusal(limit: old.limit, began: date, ends: date + old.ends.timeIntervalSince(old.began))
    }

    private mutating func add(_ calls: Int, at date: Date) {
        let known = known(date)
        let day = CallWindow.day.index(at: known)
        latest = known
        minutes.add(calls)
        if Self.isOverlap(known) { days.add(calls, at: day - 1, present: day) }
        days.add(calls, at: day, present: day)
        let month = CallWindow.month.index(at: known)
        months.add(calls, at: month, present: month)
    }

    private static func isOverlap(_ date: Date) -> Bool {
        date.timeIntervalSince1970 - Double(CallWindow.day.index(at: date)) * 86_400 < CallWindow.overlap
    }
}
