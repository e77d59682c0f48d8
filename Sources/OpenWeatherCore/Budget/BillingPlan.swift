/// A plan of the service under which requests are counted, billed and refused together.
///
/// Weather, forecasts, air quality and geocoding are all counted under the account's plan. Each version of One Call has
/// a subscription of its own. A response with HTTP 429 pauses the requests of its plan and no others. Create a plan of
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

    /// A Boolean value that indicates whether each call beyond a free allowance costs money.
    ///
    /// It is `false` for ``account`` alone: a plan that is not known may be billed.
    public var isBilledPerCall: Bool { self != .account }
}
