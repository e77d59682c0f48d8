public import OpenWeatherCaching
import OpenWeatherCore
public import OpenWeatherNetworking

/// Something that happened while the client worked, for a logger or metrics.
///
/// No event carries the API key.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ClientEvent: Hashable, Sendable {
    /// On the network.
    case network(NetworkEvent)
    /// In the cache.
    case cache(CacheEvent)
}

/// Hands every event to every listener.
///
/// A listener that falls behind loses the oldest of its waiting events, so that the client never waits for it.
struct EventBroadcaster: Sendable {
    private struct State: Sendable {
        var nextID = 0
        var listeners: [Int: AsyncStream<ClientEvent>.Continuation] = [:]
    }

    private let state = Locked(State())

    /// The events from now on; at most `capacity` wait for a slow listener.
    func events(capacity: Int) -> AsyncStream<ClientEvent> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: ClientEvent.self,
            bufferingPolicy: .bufferingNewest(capacity)
        )
        let id = state.withLock { state in
            state.nextID += 1
            state.listeners[state.nextID] = continuation
            return state.nextID
        }
        continuation.onTermination = { [state] _ in
            state.withLock { $0.listeners[id] = nil }
        }
        return stream
    }

    /// Hands `event` to every listener.
    func send(_ event: ClientEvent) {
        for listener in state.withLock({ Array($0.listeners.values) }) {
            listener.yield(event)
        }
    }
}
