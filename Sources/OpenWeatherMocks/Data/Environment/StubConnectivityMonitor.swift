public import OpenWeatherCore

/// A network that a test plugs in and out.
public final class StubConnectivityMonitor: ConnectivityMonitor {
    private let broadcast: Broadcast<Connectivity>

    /// Creates a monitor in `state`.
    public init(_ state: Connectivity = .online) {
        broadcast = Broadcast(state)
    }

    /// The state now.
    public var state: Connectivity { broadcast.value }

    /// The number of streams somebody still listens to.
    public var listenerCount: Int { broadcast.listenerCount }

    /// Changes the state; listeners hear of it when it is another one.
    public func set(_ state: Connectivity) {
        broadcast.update { $0 = state }
    }

    /// The state now, then every change.
    public func states() -> AsyncStream<Connectivity> {
        broadcast.stream()
    }
}
