/// A plan of the service under which requests are counted, billed and refused together.
///
/// Weather, forecasts, air quality, geocoding, stations and maps are all counted under the account's plan. Each version of
/// One Call has a subscription of its own, and so have weather of the past and solar radiation. A response with HTTP 429 pauses the requests of its plan and no others. Create a plan of
/// your own for a service that counts separately.
public struct BillingPlan: RawRepresentable, Hashable, Sendable {
    /// The name of the plan.
    public let rawValue: String

    /// Creates a plan with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The plan of the account, which every request belongs to that names no other.
    ///
    /// It limits the calls per minute and month, and no call costs money.
    public static let account = BillingPlan(rawValue: "account")

    /// The subscription to One Call 3.0, with 1,000 free calls per account and UTC day.
    public static let oneCall3 = BillingPlan(rawValue: "oneCall3")

    /// The subscription to One Call 4.0, with 1,000 free calls per account and UTC day.
    public static let oneCall4 = BillingPlan(rawValue: "oneCall4")

    /// Weather of the past and statistics, with the calls per UTC day that a plan of the account includes.
    public static let history = BillingPlan(rawValue: "history")

    /// Solar radiation, of which every call costs money.
    ///
    /// It has no free calls, so that none is sent until the limits of the ``AccountPlan`` name it and there is a
    /// ``CallBudget``.
    public static let energy = BillingPlan(rawValue: "energy")

    /// A Boolean value that indicates whether each call beyond a free allowance costs money.
    ///
    /// It is `false` for ``account`` and ``history`` alone: a plan that is not known may be billed.
    public var isBilledPerCall: Bool { self != .account && self != .history }

    /// A Boolean value that indicates whether the first call costs money already.
    package var hasNoFreeCalls: Bool { self == .energy }
}
