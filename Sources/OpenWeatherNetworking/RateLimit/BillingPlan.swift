/// A plan of the service under which requests are counted and refused together.
///
/// Weather, forecasts, air quality and geocoding are all counted under the account's plan. A response with HTTP 429
/// pauses the requests of its plan and no others. Create a plan of your own for a service that counts separately.
public struct BillingPlan: RawRepresentable, Hashable, Sendable {
    /// The name of the plan.
    public let rawValue: String

    /// Creates a plan with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The plan of the account, which every request belongs to that names no other.
    public static let account = BillingPlan(rawValue: "account")
}
