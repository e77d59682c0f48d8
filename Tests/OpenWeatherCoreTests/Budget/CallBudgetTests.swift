import Foundation
import OpenWeatherCore
import Testing

@Suite("Budget of calls")
struct CallBudgetTests {
    @Test(arguments: [
        (1.0, 1_000), (0.5, 500), (0.0204, 20), (0.0001, 1), (0, 0), (-1, 0), (7, 1_000), (.nan, 0),
    ]
    )
    func `permits a device its share of the account`(share: Double, calls: Int) {
        let share = CallBudget(share: share).share
        let sut = AccountPlan.free

        #expect(sut.allowance(of: .oneCall3, share: share)[.day] == calls)
        #expect(sut.allowance(of: .oneCall3, share: share)[.minute] == nil)
        #expect(sut.allowance(of: .account, share: share)[.minute] == (calls == 0 ? 0 : max(1, calls * 60 / 1_000)))
        #expect(sut.allowance(of: BillingPlan(rawValue: "other"), share: share) == .none)
    }

    @Test
    func `tells the billed plans from the accounts`() {
        #expect(!BillingPlan.account.isBilledPerCall)
        #expect([BillingPlan.oneCall3, .oneCall4, BillingPlan(rawValue: "other")].allSatisfy { $0.isBilledPerCall })
    }

    @Test(arguments: [
        (CallWindow.minute, 2, CallLimits(perMinute: 2), CallLimit.minute),
        (.minute, 1, CallLimits(perMinute: 2), .blocked), (.day, 1, CallLimits(perDay: 2), .unknown),
        (.minute, 9, .none, .unknown),
    ]
    )
    func `judges a refusal by the calls of the only device`(
        window: CallWindow,
        calls: Int,
        limits: CallLimits,
        limit: CallLimit
    ) {
        let windows = [(window: window, calls: calls, ends: Date.distantFuture)]
        let judged = { CallLimit.enforced(in: windows, limits: limits, isOnlyDevice: $0) }

        #expect(judged(true) == limit)
        // Another device may have used the calls.
        #expect(judged(false) == (limit == .blocked ? .unknown : limit))
    }

    @Test
    func `names the longest limit that is used up`() {
        let noon = Date(timeIntervalSince1970: 1_779_969_600)
        let counts: [(CallWindow, Int)] = [(.minute, 60), (.day, 1_000), (.month, 1_000)]
        let windows = counts.map { (window: $0.0, calls: $0.1, ends: $0.0.end(at: noon)) }
        let limits = CallLimits(perMinute: 60, perDay: 1_000, perMonth: 1_000_000)

        let limit = CallLimit.enforced(in: windows, limits: limits, isOnlyDevice: false)

        #expect(limit == .day(ends: noon + 43_500))
        #expect(limit.description.contains("2026-05-29T00:05:00Z"))
    }

    @Test(arguments: [
        (0, 24.0, CallSaving.none), (10, 24, .none), (499, 24, .none), (500, 24, .none), (501, 24, .longerLifetimes),
        (749, 24, .longerLifetimes), (751, 24, .withoutQuarterHours), (876, 24, .withoutMinutes),
        (800, 4, .none), (900, 4, .longerLifetimes), (930, 4, .withoutQuarterHours), (999, 4, .withoutMinutes),
        (1_000, 1, .withoutMinutes), (2_000, 1, .withoutMinutes),
    ]
    )
    func `saves more the fewer calls are left for the rest of the day`(used: Int, hours: Double, saving: CallSaving) {
        let now = Date(timeIntervalSince1970: 1_779_969_600)
        let day = CallUsage.Window(window: .day, used: used, allowed: 1_000, ends: now + hours * 3_600)
        let usage = CallUsage(plan: .oneCall4, windows: [day])

        #expect(CallSaving.needed(for: usage, at: now) == saving)
    }

    @Test
    func `saves nothing without a limit of the day`() {
        let usage = CallUsage(of: .account, in: CallRecord(), allowance: .free, at: .distantPast)

        #expect(CallSaving.needed(for: usage, at: .distantPast) == .none)
    }

    @Test
    func `saves lifetimes first then quarter hours then minutes`() {
        let all = CallSaving.allCases

        #expect(all == all.sorted())
        #expect(all.map(\.lifetimeFactor) == [1, 2, 3, 4])
        #expect(all.map(\.includesQuarterHours) == [true, true, false, false])
        #expect(all.map(\.includesMinutes) == [true, true, true, false])
    }

    @Test(
        arguments: [
            (Set(OneCallPart.allCases), OneCallVersion.v3, 5, 1), ([.quarterHours], .v3, 5, 0),
            ([], .v3, 0, 0), (Set(OneCallPart.allCases), .v4, 0, 7),
            (Set(OneCallPart.allCases), .v4, 2, 9), ([.minutes, .alerts], .v4, 0, 1),
            ([.minutes, .alerts], .v4, 3, 4), ([.alerts], .v4, 0, 1), ([.hours], .v4, 9, 3),
            ([], .v4, 9, 0), ([.alerts], .v4, -4, 1),
        ] as [(Set<OneCallPart>, OneCallVersion, Int, Int)]
    )
    func `counts the parts of One Call`(parts: Set<OneCallPart>, version: OneCallVersion, alerts: Int, calls: Int) {
        let cost = CallCost.oneCall(parts, version: version, alerts: alerts)

        #expect(cost[version == .v3 ? .oneCall3 : .oneCall4] == calls)
        #expect(cost.total == calls)
    }

    @Test(arguments: CallSaving.allCases)
    func `never saves alerts`(saving: CallSaving) {
        let all = Set(OneCallPart.allCases)
        let left: Set<OneCallPart> =
            switch saving {
            case .none, .longerLifetimes: []
            case .withoutQuarterHours: [.quarterHours]
            case .withoutMinutes: [.quarterHours, .minutes]
            }

        #expect(saving.parts(of: all) == all.subtracting(left))
        #expect(saving.parts(of: [.alerts]) == [.alerts])
    }

    @Test
    func `adds costs plan by plan`() {
        let cost = CallCost([.account: 2, .oneCall4: 1]) + CallCost([.oneCall4: 3, .oneCall3: 0]) + .free

        #expect(cost[.account] == 2)
        #expect(cost[.oneCall4] == 4)
        #expect(cost[.oneCall3] == 0)
        #expect(cost.total == 6)
        #expect(cost.plans == [.account, .oneCall4])
    }
}
