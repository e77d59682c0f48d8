public import OpenWeatherCaching
import OpenWeatherCore
public import OpenWeatherNetworking

/// An event of a client, for a logger or for metrics.
///
/// Read them from ``OpenWeatherClient/events(capacity:)``, or set ``OpenWeatherConfiguration/onEvent``. No event contains the API key.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ClientEvent: Hashable, Sendable {
    /// An event of the network, such as a request, a retry or a joined call.
    case network(NetworkEvent)
    /// An event of the cache, such as a hit, a miss or a write.
    case cache(CacheEvent)
    /// A place of a batch waits for a limit before it is requested again.
    case batchWaiting(BatchProgress.Wait)
}

/// A broadcaster that sends each event to a handler and to each stream.
///
/// A stream that is read too slowly loses its oldest events, so that the client never waits for a reader.
struct EventBroadcaster: Sendable {
    private struct State: Sendable {
        var nextID = 0
        var streams: [Int: AsyncStream<ClientEvent>.Continuation] = [:]
    }

    private let state = Locked(State())
    private let handler: @Sendable (ClientEvent) -> Void

    /// Creates a broadcaster without streams.
    init(handler: @escaping @Sendable (ClientEvent) -> Void = { _ in }) {
        self.handler = handler
    }

    /// Returns a stream of the events from now on, which buffers at most `capacity` of them.
    func events(capacity: Int) -> AsyncStream<ClientEvent> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: ClientEvent.self,
            bufferingPolicy: .bufferingNewest(capacity)
        )
        let id = state.withLock { state in
            state.nextID += 1
            state.streams[state.nextID] = continuation
            return state.nextID
        }
        continuation.onTermination = { [state] _ in
            state.withLock { $0.streams[id] = nil }
        }
        return stream
    }

    /// Sends `event` to the handler and to each stream.
    func send(_ event: ClientEvent) {
        handler(event)
        for stream in state.withLock({ Array($0.streams.values) }) {
            stream.yield(event)
        }
    }
}
