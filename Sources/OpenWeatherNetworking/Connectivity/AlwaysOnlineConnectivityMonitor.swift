public import OpenWeatherCore

/// A monitor that takes the network for granted, for platforms and tools without a better one.
///
/// Requests then find out for themselves whether there is a network.
public struct AlwaysOnlineConnectivityMonitor: ConnectivityMonitor {
    /// Creates a monitor.
    public init() {}

    /// The one state, then nothing more.
    public func states() -> AsyncStream<Connectivity> {
        AsyncStream { continuation in
            continuation.yield(.online)
        }
    }
}
