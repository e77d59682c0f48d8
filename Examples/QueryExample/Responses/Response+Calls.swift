import ExampleSupport
import Foundation
import OpenWeatherCore

/// The use of a plan as it is encoded in JSON.
struct PlanUsage: Encodable {
    /// The use of a window.
    struct Window: Encodable {
        let window: String
        let used: Int
        let allowed: Int
        let ends: Date
    }

    let plan: String
    let windows: [Window]
    let refusedUntil: Date?

    /// Creates the form of a use.
    init(_ usage: CallUsage) {
        plan = usage.plan.rawValue
        windows = usage.windows.map {
            Window(window: $0.window.rawValue, used: $0.used, allowed: $0.allowed, ends: $0.ends)
        }
        refusedUntil = usage.refusal?.ends
    }
}

/// The access to a plan as it is encoded in JSON.
struct PlanAccess: Encodable {
    let plan: String
    let access: String
    let reason: String?

    /// Creates the form of a result.
    init(_ entry: AccessReport.Entry) {
        plan = entry.plan.rawValue
        (access, reason) =
            switch entry.access {
            case .granted: ("granted", nil)
            case .denied(let error): ("denied", error.description)
            // Of a product, "open" would read as if the key reached it.
            case .open(let error): ("unknown", error.description)
            }
    }
}

extension Response {
    /// Returns a line for each window of each plan.
    static func lines(of usage: [CallUsage]) -> [String] {
        usage.flatMap { usage in
            usage.windows.map { window in
                TextLayout.padded(name(of: usage.plan), to: 24)
                    + "\(window.used) of \(window.allowed) this \(window.window.rawValue)"
            } + (usage.refusal.map { ["  \($0.limit)"] } ?? [])
        }
    }

    /// Returns the cost of a diagnosis and a line for each plan.
    static func lines(of report: AccessReport, cost: CallCost) -> [String] {
        ["This took at most \(ResponseFormat.counted(cost.total, "call"))."]
            + report.entries.map { TextLayout.padded(name(of: $0.plan), to: 24) + $0.access.description }
    }

    private static func name(of plan: BillingPlan) -> String {
        switch plan {
        case .account: "Weather and forecasts"
        case .oneCall3: "One Call 3.0"
        case .oneCall4: "One Call 4.0"
        case .history: "History"
        default: plan.rawValue
        }
    }
}
