import OpenWeatherCaching
import OpenWeatherCore

/// Remembers the events of a store or cache.
final class EventLog: Sendable {
    private let log = Locked<[CacheEvent]>([])

    var events: [CacheEvent] { log.withLock { $0 } }

    var handler: CacheEventHandler {
        { event in self.log.withLock { $0.append(event) } }
    }

    /// The events since the last call.
    func take() -> [CacheEvent] {
        log.withLock { events in
            defer { events = [] }
            return events
        }
    }
}
