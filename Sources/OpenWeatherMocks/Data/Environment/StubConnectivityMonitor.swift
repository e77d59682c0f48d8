public import OpenWeatherCore

/// A connectivity monitor whose state a test sets.
///
/// Its streams start with the current state, as those of a real monitor do. It is safe to use from any thread.
public final class StubConnectivityMonitor: ConnectivityMonitor {
    private let broadcast: Broadcast<Connectivity>

    /// Creates a monitor that reports `state`.
    public init(_ state: Connectivity = .online) {
        broadcast = Broadcast(state)
    }

    /// The current state.
    public var state: Connectivity { broadcast.value }

    /// The number of streams that are still in use.
    public var listenerCount: Int { broadcast.listenerCount }

    /// Changes the state; the streams deliver it only when it is different.
    public func set(_ state: Connectivity) {
        broadcast.update { $0 = state }
    }

    /// Returns a stream of the current state, followed by each change.
    public func states() -> AsyncStream<Connectivity> {
        broadcast.stream()
    }
}
