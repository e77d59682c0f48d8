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
