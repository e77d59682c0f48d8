public import Foundation

/// The calls of one plan that a device has used, and how many it may use.
///
/// It counts this device alone. Other devices with the same account are not in it, so ``Window/remaining`` is the most
/// that is left and not a promise.
public struct CallUsage: Hashable, Sendable {
    /// The use of one window.
    ///
    /// Windows are those of UTC, as the service counts: a day begins at midnight in Greenwich and not at the user's.
    public struct Window: Hashable, Sendable {
        /// The window.
        public let window: CallWindow
        /// The number of calls that were sent in it.
        public let used: Int
        /// The largest number of calls that this device may send in it.
        public let allowed: Int
        /// The moment at which the window ends.
        public let ends: Date

        /// The number of calls that may still be sent.
        public var remaining: Int { max(0, allowed - used) }

        /// Creates the use of a window.
        public init(window: CallWindow, used: Int, allowed: Int, ends: Date) {
            self.window = window
            self.used = used
            self.allowed = allowed
            self.ends = ends
        }
    }

    /// The plan.
    public let plan: BillingPlan
    /// The windows that have a limit, shortest first.
    public let windows: [Window]
    /// The period in which the service refuses calls of the plan; `nil` when it does not.
    public let refusal: CallRecord.Refusal?

    /// Creates a use from its parts.
    public init(plan: BillingPlan, windows: [Window], refusal: CallRecord.Refusal? = nil) {
        self.plan = plan
        self.windows = windows
        self.refusal = refusal
    }

    /// Creates the use of a plan from its record.
    ///
    /// - Parameters:
    ///   - plan: The plan.
    ///   - record: The record of the plan.
    ///   - allowance: The limits of this device; a window without one is left out.
    ///   - date: The current date.
    package init(of plan: BillingPlan, in record: CallRecord, allowance: CallLimits, at date: Date) {
        self.plan = plan
        windows = CallWindow.allCases.compactMap { window in
            allowance[window]
                .map { limit in
                    Window(
                        window: window,
                        used: record.count(in: window, at: date),
                        allowed: limit,
                        ends: record.end(of: window, at: date)
                    )
                }
        }
        let refusal = record.isIncomplete && plan.isBilledPerCall ? record.uncounted(at: date) : record.refusal
        self.refusal = refusal.flatMap { record.isInEffect($0, at: date) ? $0 : nil }
    }
}
