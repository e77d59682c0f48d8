public import OpenWeatherCore

/// A monitor that always reports a network, for platforms and tools without a better one.
///
/// A missing network then shows as a failed request. Use a `NetlinkConnectivityMonitor` on Linux.
public struct AlwaysOnlineConnectivityMonitor: ConnectivityMonitor {
    /// Creates a monitor.
    public init() {}

    /// Returns a stream of one state, ``/OpenWeatherCore/Connectivity/online``, that does not end by itself.
    public func states() -> AsyncStream<Connectivity> {
        AsyncStream { continuation in
            continuation.yield(.online)
        }
    }
}
