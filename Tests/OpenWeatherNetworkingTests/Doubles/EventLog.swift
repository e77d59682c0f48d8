import OpenWeatherCore
import OpenWeatherNetworking

/// A log of network events.
final class EventLog: Sendable {
    private let log = Locked<[NetworkEvent]>([])

    var events: [NetworkEvent] { log.withLock { $0 } }

    func append(_ event: NetworkEvent) {
        log.withLock { $0.append(event) }
    }
}
