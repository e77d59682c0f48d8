/// A watcher of the network.
public protocol ConnectivityMonitor: Sendable {
    /// The state now, then every change; ends when nobody listens any more.
    func states() -> AsyncStream<Connectivity>
}
