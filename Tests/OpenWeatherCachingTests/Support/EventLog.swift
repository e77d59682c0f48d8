import OpenWeatherCaching
import OpenWeatherCore

/// A log of the events of a store or cache.
final class EventLog: Sendable {
    private let log = Locked<[CacheEvent]>([])

    var events: [CacheEvent] { log.withLock { $0 } }

    var handler: CacheEventHandler {
        { event in self.log.withLock { $0.append(event) } }
    }

    /// Returns the events since the last call and removes them.
    func take() -> [CacheEvent] {
        log.withLock { events in
            defer { events = [] }
            return events
        }
    }
}
