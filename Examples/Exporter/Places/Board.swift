import Foundation
import OpenWeather
import OpenWeatherCore

/// The values that are exported, written by refreshes and read by requests.
final class Board: Sendable {
    /// The values at a moment.
    struct Snapshot: Sendable {
        /// The places, in the order of the command line.
        var places: [PlaceWeather]
        /// The number of calls that were sent, by plan.
        var calls: [BillingPlan: Int] = [:]
        /// The number of refreshes that failed, by kind.
        var failures: [FailureKind: Int] = [:]
        /// The use of the budget, which other programs may share.
        var usage: [CallUsage] = []
    }

    private let state: Locked<Snapshot>

    /// Creates a board of places without values.
    init(_ places: [Place]) {
        state = Locked(Snapshot(places: places.map(PlaceWeather.init)))
    }

    /// The values now.
    var snapshot: Snapshot { state.withLock { $0 } }

    /// Changes the values of the place at `index`.
    func update(_ index: Int, _ change: (inout PlaceWeather) -> Void) {
        state.withLock { change(&$0.places[index]) }
    }

    /// Counts a refresh that failed.
    func count(_ kind: FailureKind) {
        state.withLock { $0.failures[kind, default: 0] += 1 }
    }

    /// Counts the call of an event of the client, if it is one.
    func note(_ event: ClientEvent) {
        guard case .network(.started(let request)) = event else { return }
        state.withLock { $0.calls[request.plan, default: 0] += 1 }
    }

    /// Replaces the use of the budget.
    func set(_ usage: [CallUsage]) {
        state.withLock { $0.usage = usage }
    }
}

/// A kind of failure, as a label has it.
enum FailureKind: String, CaseIterable, Sendable {
    case offline
    case timedOut = "timed_out"
    case server
    case rateLimited = "rate_limited"
    case refused
    case notFound = "not_found"
    case invalidResponse = "invalid_response"
    case other

    /// Creates the kind of an error.
    init(_ error: WeatherError) {
        self =
            switch error {
            case .offline: .offline
            case .timedOut: .timedOut
            case .server: .server
            case .rateLimited: .rateLimited
            case .missingKey, .invalidKey, .refusedByGateway: .refused
            case .notFound: .notFound
            case .invalidResponse: .invalidResponse
            default: .other
            }
    }
}
