import Foundation
public import OpenWeatherCore
public import OpenWeatherNetworking

/// A kind of request, whose cost ``OpenWeatherClient/cost(of:)`` returns.
///
/// It names no place, because every place costs the same.
public struct ClientRequest: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case fixed(CallCost)
        case oneCall(Set<OneCallPart>)
    }

    private let kind: Kind

    /// Creates a request that costs a number of calls of a plan.
    package init(_ calls: Int, of plan: BillingPlan = .account) {
        kind = .fixed(CallCost([plan: calls]))
    }

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// Returns the largest number of calls of a first attempt.
    func cost(version: OneCallVersionChoice, alertLimit: Int) -> CallCost {
        guard case .oneCall(let parts) = kind else {
            if case .fixed(let cost) = kind { return cost }
            return .free
        }
        let versions: [OneCallVersion] =
            switch version {
            case .automatic: [.v3, .v4]
            case .fixed(let version): [version]
            }
        return versions.map { CallCost.oneCall(parts, version: $0, alerts: alertLimit) }.reduce(.free, +)
    }

    /// The current weather of a place.
    public static let currentWeather = ClientRequest(1)
    /// The forecast for a place.
    public static let forecast = ClientRequest(1)
    /// The air quality at a point.
    public static let airQuality = ClientRequest(1)
    /// The air quality forecast at a point.
    public static let airQualityForecast = ClientRequest(1)
    /// The weather, the forecast and the air quality of a place together.
    public static let report = ClientRequest(3)
    /// The places of a name, a point or a postcode.
    public static let locations = ClientRequest(1)
    /// The places that a user's text can mean, which may take a second request.
    public static let search = ClientRequest(2)
    /// The image of a condition, a file on another host, which is not billed.
    public static let icon = ClientRequest(0)

    /// The text of an alert of One Call 4.0.
    public static let alert = ClientRequest(1, of: .oneCall4)
    /// The description of a day of One Call 3.0.
    public static let overview = ClientRequest(1, of: .oneCall3)
    /// The weather of an hour or a day of the past, from the version of One Call that the key reaches.
    ///
    /// The cost has a call of each version, because 3.0 is tried before 4.0.
    public static let history = ClientRequest(.fixed(CallCost([.oneCall3: 1, .oneCall4: 1])))

    /// Returns the request for parts of One Call.
    ///
    /// While it is not known which version the key reaches, the cost is that of both, as 3.0 is tried before 4.0. It
    /// includes as many alerts as ``OpenWeatherConfiguration/alertLimit`` permits; most days have none.
    public static func oneCall(_ parts: Set<OneCallPart> = Set(OneCallPart.allCases)) -> ClientRequest {
        ClientRequest(.oneCall(parts))
    }

    /// Returns the request for a timeline of One Call 4.0, which costs a call for each page.
    public static func timeline(_ limits: TimelineLimits = TimelineLimits()) -> ClientRequest {
        ClientRequest(max(0, min(limits.calls, limits.pages)), of: .oneCall4)
    }

    /// Returns the request for an endpoint of your own, which costs one call of the plan of its base address.
    public static func endpoint(_ endpoint: Endpoint) -> ClientRequest {
        ClientRequest(1, of: endpoint.plan)
    }

    /// Returns the request that ``OpenWeatherClient/diagnoseAccess(to:)`` makes: one free call, and one for each plan.
    public static func accessDiagnosis(of plans: [BillingPlan]) -> ClientRequest {
        ClientRequest(.fixed(CallCost(AccessProbe.calls(for: plans))))
    }
}

extension OpenWeatherClient {
    /// Returns the largest number of calls that a request can cost, before anything is sent.
    ///
    /// A response from the cache costs nothing, and neither does a call that joins an identical one in flight. A request
    /// that is repeated after a failure costs as much for each attempt, see
    /// ``OpenWeatherConfiguration/retry``.
    ///
    /// ```swift
    /// let cost = client.cost(of: .report)
    /// let needed = cost[.account]  // 3: weather, forecast and air quality
    /// ```
    public func cost(of request: ClientRequest) -> CallCost {
        request.cost(version: services.oneCallVersion, alertLimit: services.alertLimit)
    }

    /// Returns the use of each plan of the budget, the account's first; an empty array without a budget.
    ///
    /// Plans that no call was ever billed to are left out, except for the account's.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)`` when the ledger cannot be read, or when nothing can be
    ///   counted in it, because its numbers would be too low.
    public func callUsage() async throws(WeatherError) -> [CallUsage] {
        try await services.meter?.usage() ?? []
    }

    /// Returns the saving that the budget of a plan calls for now.
    ///
    /// It is ``/OpenWeatherCore/CallSaving/none`` unless ``/OpenWeatherCore/CallBudget/whenShort`` is `degrade`, and when
    /// the ledger cannot be read.
    public func saving(of plan: BillingPlan) async -> CallSaving {
        await services.meter?.saving(of: plan) ?? .none
    }
}

/// A meter that reads the ledger of a client.
struct ClientCallMeter: CallMeter {
    private let ledger: any CallLedger
    private let plan: AccountPlan
    private let budget: CallBudget
    private let now: @Sendable () -> Date

    /// Creates a meter; `nil` when the configuration has no budget.
    init?(_ configuration: OpenWeatherConfiguration, ledger: any CallLedger, now: @escaping @Sendable () -> Date) {
        guard let budget = configuration.budget else { return nil }
        plan = configuration.plan
        self.budget = budget
        self.ledger = ledger
        self.now = now
    }

    /// Returns the use of each plan that has a limit and was used, the account's first.
    func usage() async throws(WeatherError) -> [CallUsage] {
        // Calls that could not be counted are missing from what is read.
        try await ledger.update(.account) { _ in }
        var usage: [CallUsage] = []
        let others = plan.limits.keys.filter { $0 != .account }.sorted { $0.rawValue < $1.rawValue }
        for billing in [.account] + others {
            let record = try await ledger.record(of: billing)
            guard billing == .account || record != CallRecord() else { continue }
            usage.append(self.usage(of: billing, in: record, at: now()))
        }
        return usage.filter { !$0.windows.isEmpty || $0.refusal != nil }
    }

    /// Returns the saving that the use of a plan calls for.
    func saving(of billing: BillingPlan) async -> CallSaving {
        guard budget.whenShort == .degrade, let record = try? await ledger.record(of: billing) else { return .none }
        let date = now()
        return CallSaving.needed(for: usage(of: billing, in: record, at: date), at: date)
    }

    private func usage(of billing: BillingPlan, in record: CallRecord, at date: Date) -> CallUsage {
        let allowance = plan.allowance(of: billing, share: budget.share)
        return CallUsage(of: billing, in: record, allowance: allowance, at: date)
    }
}
