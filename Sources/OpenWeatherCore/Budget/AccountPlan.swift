/// The plan of an account: how many calls the service permits it, for all of its keys and devices together, and the
/// forecasts that it includes.
///
/// State it once. The pace of a client and the limits of its ``CallBudget`` both follow from it.
///
/// ```swift
/// configuration.plan = .developer  // 3,000 calls a minute
/// configuration.budget = CallBudget(share: 0.5)  // of which this machine may send 1,500
/// ```
public struct AccountPlan: Hashable, Sendable {
    /// The limits by the plan that calls are billed to; a plan that is missing has none.
    public var limits: [BillingPlan: CallLimits]
    /// The forecasts that the plan includes beside that of five days, which forecast screens then show.
    public var forecasts: Set<IncludedForecast>

    /// Creates a plan from its limits, for an account with a contract or products of its own.
    public init(_ limits: [BillingPlan: CallLimits], forecasts: Set<IncludedForecast> = []) {
        self.limits = limits
        self.forecasts = forecasts
    }

    /// Creates a plan with limits of its own, and the free calls of both versions of One Call.
    ///
    /// - Parameters:
    ///   - perMinute: The largest number of calls in a minute; `nil` for no limit.
    ///   - perMonth: The largest number of calls in a calendar month in UTC; `nil` for no limit.
    ///   - historyPerDay: The largest number of calls for weather of the past in a UTC day; `nil` for no limit.
    ///   - forecasts: The forecasts that the plan includes beside that of five days.
    public init(
        perMinute: Int?,
        perMonth: Int? = nil,
        historyPerDay: Int? = nil,
        forecasts: Set<IncludedForecast> = []
    ) {
        let account = CallLimits(perMinute: perMinute, perMonth: perMonth)
        let history = CallLimits(perDay: historyPerDay)
        self.init(
            [.account: account, .oneCall3: .oneCall, .oneCall4: .oneCall, .history: history],
            forecasts: forecasts
        )
    }

    /// Returns the calls of a device with a share of the account: at least one in each window that has a limit above 0.
    ///
    /// - Parameters:
    ///   - plan: The plan that the calls are billed to.
    ///   - share: The part of the limits, in `0...1`.
    /// - Returns: The limits of the device.
    package func allowance(of plan: BillingPlan, share: Double = 1) -> CallLimits {
        (limits[plan] ?? .none).scaled(by: share)
    }

    /// Returns the contradictions between the plan and a budget; an empty array when there are none.
    public func problems(with budget: CallBudget?) -> [PlanProblem] {
        var problems: [PlanProblem] = []
        if budget?.share == 0 || limits[.account]?[.minute] == 0 { problems.append(.noCalls) }
        guard let budget else { return problems }
        if limits.values.allSatisfy({ $0 == .none }) { problems.append(.noLimits) }
        if case .wait(let longest) = budget.whenShort, longest <= .zero { problems.append(.noWait) }
        return problems
    }

    /// The free plan: 60 calls a minute and 1,000,000 a month; 1,000 calls a day of each version of One Call are free.
    ///
    /// Source of this and the other plans: <https://openweathermap.org/price>.
    public static let free = AccountPlan(perMinute: 60, perMonth: 1_000_000)

    /// The free plan for students: the calls of ``free``, with weather of the past and both forecasts.
    public static let student = AccountPlan(perMinute: 60, perMonth: 1_000_000, forecasts: [.hourly, .daily])

    /// The plan Startup: 600 calls a minute and 10,000,000 a month, with the forecast of 16 days.
    public static let startup = AccountPlan(perMinute: 600, perMonth: 10_000_000, forecasts: [.daily])

    /// The plan Developer: 3,000 calls a minute and 100,000,000 a month, with both forecasts.
    public static let developer = AccountPlan(perMinute: 3_000, perMonth: 100_000_000, forecasts: [.hourly, .daily])

    /// The plan Professional: 30,000 calls a minute and 1,000,000,000 a month, and 5,000 a day for weather of the past,
    /// with both forecasts.
    public static let professional = AccountPlan(
        perMinute: 30_000,
        perMonth: 1_000_000_000,
        historyPerDay: 5_000,
        forecasts: [.hourly, .daily]
    )

    /// The plan Expert: 100,000 calls a minute and 3,000,000,000 a month, and 50,000 a day for weather of the past, with both
    /// forecasts.
    public static let expert = AccountPlan(
        perMinute: 100_000,
        perMonth: 3_000_000_000,
        historyPerDay: 50_000,
        forecasts: [.hourly, .daily]
    )

    /// No limit at all, for a gateway that counts by itself, or a service that does not.
    public static let unlimited = AccountPlan([:])
}

/// A forecast that plans include beside that of five days in steps of three hours.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum IncludedForecast: Hashable, Sendable {
    /// Four days in steps of an hour, from the plan Developer on and in that for students.
    case hourly
    /// Up to 16 days, from the plan Startup on and in that for students.
    case daily
}

/// A contradiction between a plan and the rest of the settings, with which no request can be right.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum PlanProblem: Hashable, Sendable, CustomStringConvertible {
    /// The limit per minute or the share of the device is 0, so that no call may ever be sent.
    case noCalls
    /// There is a budget, but the plan has no limits that it could be a share of.
    case noLimits
    /// A call beyond the budget is to wait for no time at all.
    case noWait
    /// Every call of the product costs money, and neither the plan nor a budget says how many there may be.
    case noPaidCalls

    /// A sentence in English that says what to change.
    public var description: String {
        switch self {
        case .noCalls:
            "The plan and the share of this device leave no call. Set a share above 0, or a plan with calls per minute."
        case .noLimits:
            "There is a budget, but the plan has no limits to share. Set the plan of the account, or remove the budget."
        case .noPaidCalls:
            "Every call for this product costs money. Set a budget, and the calls that it may have in the plan's limits."
        case .noWait:
            "Calls beyond the budget are to wait, but for no time. Choose a longer wait, or let them fail."
        }
    }
}
