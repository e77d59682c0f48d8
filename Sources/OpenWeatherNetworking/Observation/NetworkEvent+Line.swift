import Foundation
import OpenWeatherCore

extension NetworkEvent {
    /// The event in a line of a log, without the address or a text of the server.
    var line: (level: AppLog.Level, text: String) {
        let call = request.operation
        return switch self {
        case .started: (.debug, "\(call) started")
        case .responded(_, let status, let bytes, let duration):
            (.debug, "\(call) HTTP \(status), \(bytes) bytes, \(Self.milliseconds(duration)) ms")
        case .failed(_, let error, let duration):
            (.error, "\(call) failed: \(Self.reason(for: error)), \(Self.milliseconds(duration)) ms")
        case .retrying(_, let attempt, let delay):
            (.debug, "\(call) attempt \(attempt) in \(Self.milliseconds(delay)) ms")
        case .coalesced: (.debug, "\(call) joined a request in flight")
        case .waitingForRateLimit(_, let delay):
            (.debug, "\(call) waits \(Self.milliseconds(delay)) ms for the rate limit")
        case .waitingForBudget(_, _, let until):
            (.debug, "\(call) waits until \(until.formatted(.iso8601)) for the budget")
        case .correctedDate(_, let difference):
            (.error, "\(call) shows that the clock is wrong by \(Self.milliseconds(difference)) ms")
        case .setAsideCalls(_, let until):
            (.error, "\(call) sets the calls of days until \(until.formatted(.iso8601)) aside")
        case .uncounted: (.error, "\(call) could not be counted in the ledger")
        case .paused(_, let duration):
            (.error, "\(call) refused with HTTP 429, pausing for \(Self.milliseconds(duration)) ms")
        }
    }

    /// Returns a word for a failure that quotes nothing.
    private static func reason(for error: NetworkError) -> String {
        switch error {
        case .invalidURL: "invalid address"
        case .transport(let error): "URL error \(error.code.rawValue)"
        case .httpStatus(let code, _, _): "HTTP \(code)"
        case .decoding: "invalid response"
        case .rateLimited: "rate limit"
        case .refusedKey: "refused key"
        case .refusedByGateway: "refused by the gateway"
        case .missingKey: "missing key"
        case .system: "a limit of this system"
        case .cancelled: "cancelled"
        }
    }

    /// Returns whole milliseconds, of at most 31 years; an `Int` of 32 bits, as on older watches, has those of 24 days.
    private static func milliseconds(_ duration: Duration) -> Int64 {
        Int64((duration.clamped(to: .seconds(-1e9) ... .seconds(1e9)) / .milliseconds(1)).rounded())
    }
}
