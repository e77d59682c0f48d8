#if canImport(os)
import Foundation
import OpenWeatherCore
public import OpenWeatherNetworking
import os

/// A log of network events in the unified logging system, with a signposted interval for each exchange.
///
/// Pass its ``handler`` to an `ObservedHTTPClient`, or record the events of a client's stream. A line contains the name of
/// the call, the status, the size, and the duration. The address, which contains the place, is left out, and so is every
/// text of the server; the key is in no event.
///
/// Console shows the lines by their subsystem and category, and Instruments the intervals. Lines have the level `debug`,
/// failures and pauses the level `error`.
///
/// Available on iOS, macOS, watchOS, tvOS, and visionOS.
public final class NetworkEventLog: Sendable {
    private let logger: Logger
    private let signposter: OSSignposter
    private let intervals = Locked<[UUID: OSSignpostID]>([:])

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - subsystem: The name of the app in the log, usually its bundle identifier.
    ///   - category: The name of the part of the app.
    public init(subsystem: String, category: String = "network") {
        logger = Logger(subsystem: subsystem, category: category)
        signposter = OSSignposter(subsystem: subsystem, category: category)
    }

    /// A closure that records each event it receives.
    public var handler: NetworkEventHandler {
        { [self] event in record(event) }
    }

    /// Records an event.
    public func record(_ event: NetworkEvent) {
        let call = event.request.operation
        switch event {
        case .started(let request):
            begin(request)
            logger.debug("\(call, privacy: .public) started")
        case .responded(let request, let status, let bytes, let duration):
            end(request)
            let time = Self.milliseconds(duration)
            logger.debug(
                "\(call, privacy: .public) HTTP \(status, privacy: .public), \(bytes, privacy: .public) bytes, \(time, privacy: .public) ms"
            )
        case .failed(let request, let error, let duration):
            end(request)
            let (reason, time) = (Self.reason(for: error), Self.milliseconds(duration))
            logger.error(
                "\(call, privacy: .public) failed: \(reason, privacy: .public), \(time, privacy: .public) ms"
            )
        case .retrying(_, let attempt, let delay):
            let time = Self.milliseconds(delay)
            logger.debug(
                "\(call, privacy: .public) attempt \(attempt, privacy: .public) in \(time, privacy: .public) ms"
            )
        case .coalesced:
            logger.debug("\(call, privacy: .public) joined a request in flight")
        case .waitingForRateLimit(_, let delay):
            let time = Self.milliseconds(delay)
            logger.debug("\(call, privacy: .public) waits \(time, privacy: .public) ms for the rate limit")
        case .waitingForBudget(_, _, let until):
            let end = until.formatted(.iso8601)
            logger.debug("\(call, privacy: .public) waits until \(end, privacy: .public) for the budget")
        case .correctedDate(_, let difference):
            let time = Self.milliseconds(difference)
            logger.error("\(call, privacy: .public) shows that the clock is wrong by \(time, privacy: .public) ms")
        case .setAsideCalls(_, let until):
            let end = until.formatted(.iso8601)
            logger.error("\(call, privacy: .public) sets the calls of days until \(end, privacy: .public) aside")
        case .uncounted:
            logger.error("\(call, privacy: .public) could not be counted in the ledger")
        case .paused(_, let duration):
            let time = Self.milliseconds(duration)
            logger.error("\(call, privacy: .public) refused with HTTP 429, pausing for \(time, privacy: .public) ms")
        }
    }

    private func begin(_ request: NetworkRequest) {
        guard signposter.isEnabled else { return }
        let id = signposter.makeSignpostID()
        intervals.withLock { $0[request.id] = id }
        _ = signposter.beginInterval("request", id: id, "\(request.operation, privacy: .public)")
    }

    private func end(_ request: NetworkRequest) {
        guard let id = intervals.withLock({ $0.removeValue(forKey: request.id) }) else { return }
        // The state is made again from the identifier, which unlike a state may be kept in a box that is shared.
        signposter.endInterval("request", OSSignpostIntervalState.beginState(id: id))
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

    private static func milliseconds(_ duration: Duration) -> Int {
        Int((min(duration, .seconds(86_400)) / .milliseconds(1)).rounded())
    }
}
#endif
