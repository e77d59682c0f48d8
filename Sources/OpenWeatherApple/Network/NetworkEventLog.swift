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
/// failures and pauses the level `error`. The app writes lines of its own, among those of the network, with ``log``.
///
/// Available on iOS, macOS, watchOS, tvOS, and visionOS.
public final class NetworkEventLog: Sendable {
    /// The log of the app's own events.
    ///
    /// Everybody who has the device reads its lines in Console, so leave out what the user would not show.
    public let log: AppLog

    private let signposter: OSSignposter
    private let intervals = Locked<[UUID: OSSignpostID]>([:])

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - subsystem: The name of the app in the log, usually its bundle identifier.
    ///   - category: The name of the part of the app.
    ///   - api: The configuration whose credentials are redacted from the app's own lines; `nil` for an app whose lines
    ///     cannot contain them.
    public init(subsystem: String, category: String = "network", redacting api: (any WeatherAPIConfiguration)? = nil) {
        let logger = Logger(subsystem: subsystem, category: category)
        log = AppLog(category: category, redacting: api) { line in
            switch line.level {
            case .debug: logger.debug("\(line.text, privacy: .public)")
            case .info: logger.info("\(line.text, privacy: .public)")
            case .error: logger.error("\(line.text, privacy: .public)")
            }
        }
        signposter = OSSignposter(subsystem: subsystem, category: category)
    }

    /// A closure that records each event it receives.
    public var handler: NetworkEventHandler {
        { [self] event in record(event) }
    }

    /// Records an event.
    public func record(_ event: NetworkEvent) {
        switch event {
        case .started(let request): begin(request)
        case .responded(let request, _, _, _), .failed(let request, _, _): end(request)
        default: break
        }
        log.record(event)
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
}
#endif
