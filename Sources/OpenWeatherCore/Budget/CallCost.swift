/// The largest number of calls that a request can cost, by the plan that they are billed to.
///
/// A cached response, or one that joins an identical request in flight, costs nothing. Each attempt at a request that
/// is repeated after a failure costs as much again.
public struct CallCost: Hashable, Sendable {
    private var calls: [BillingPlan: Int]

    /// Creates a cost from the number of calls of each plan; numbers below 1 are left out.
    public init(_ calls: [BillingPlan: Int] = [:]) {
        self.calls = calls.filter { $0.value > 0 }
    }

    /// The number of calls that are billed to a plan; 0 for a plan that has none.
    public subscript(plan: BillingPlan) -> Int { calls[plan, default: 0] }

    /// The plans that have a call, sorted by name.
    public var plans: [BillingPlan] { calls.keys.sorted { $0.rawValue < $1.rawValue } }

    /// The number of calls of all plans.
    public var total: Int { calls.values.reduce(0, +) }

    /// Returns the cost of two requests together.
    public static func + (lhs: CallCost, rhs: CallCost) -> CallCost {
        CallCost(lhs.calls.merging(rhs.calls, uniquingKeysWith: +))
    }

    /// No call.
    public static let free = CallCost()
}

extension CallCost {
    /// Returns the cost of parts of One Call that are not in the cache.
    ///
    /// Version 3.0 sends all of its parts for one call. In version 4.0 each part is one call, and the hours are three
    /// pages of one each. The list of alerts comes with any other part, or with the current weather when it is requested
    /// alone, and the text of each alert is one call.
    ///
    /// - Parameters:
    ///   - parts: The parts.
    ///   - version: The version of One Call.
    ///   - alerts: The number of alerts whose text is requested from version 4.0; unused without ``OneCallPart/alerts``.
    /// - Returns: The cost.
    public static func oneCall(_ parts: Set<OneCallPart>, version: OneCallVersion, alerts: Int = 0) -> CallCost {
        switch version {
        case .v3: CallCost([.oneCall3: parts.subtracting([.quarterHours]).isEmpty ? 0 : 1])
        case .v4:
            CallCost([
                .oneCall4: (parts == [.alerts] ? 1 : parts.map(Self.calls).reduce(0, +))
                    + (parts.contains(.alerts) ? max(0, alerts) : 0)
            ])
        }
    }

    /// Returns the calls of a part beside others in version 4.0.
    private static func calls(of part: OneCallPart) -> Int {
        switch part {
        case .current, .minutes, .quarterHours, .days: 1
        case .hours: 3
        case .alerts: 0
        }
    }
}

extension CallSaving {
    /// Returns those of the requested parts of One Call that are requested from the service; the others may come from a
    /// cache.
    ///
    /// Alerts are always among them.
    package func parts(of requested: Set<OneCallPart>) -> Set<OneCallPart> {
        requested.filter { part in
            switch part {
            case .quarterHours: includesQuarterHours
            case .minutes: includesMinutes
            case .current, .hours, .days, .alerts: true
            }
        }
    }
}
