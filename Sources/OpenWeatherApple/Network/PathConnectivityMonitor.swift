// On a watch only apps that stream audio may use the Network framework, and others see no path although requests succeed
// (Apple's TN3135).
#if canImport(Network) && !os(watchOS)
import Dispatch
import Network
public import OpenWeatherCore

/// An observer of the device's network connection over the Network framework.
///
/// A connection that only has to be activated, for example a VPN on demand, counts as ``/OpenWeatherCore/Connectivity/online``,
/// because a request activates it.
///
/// Available on iOS, macOS, tvOS, and visionOS. watchOS has no monitor for apps: leave the dependency `nil` there, and
/// screens notice a lost network when a request fails.
public struct PathConnectivityMonitor: ConnectivityMonitor {
    /// Creates a monitor, which observes nothing until its states are read.
    public init() {}

    /// Returns a stream of the current state and every change after it, until its consumer stops reading.
    ///
    /// Each stream observes the path by itself. Changes of the path that leave the state as it is are left out.
    public func states() -> AsyncStream<Connectivity> {
        let (stream, continuation) = AsyncStream.makeStream(of: Connectivity.self)
        let monitor = NWPathMonitor()
        let last = Locked<Connectivity?>(nil)
        monitor.pathUpdateHandler = { path in
            let state: Connectivity = path.status == .unsatisfied ? .offline : .online
            let isNew = last.withLock { last in
                defer { last = state }
                return last != state
            }
            if isNew { continuation.yield(state) }
        }
        continuation.onTermination = { _ in monitor.cancel() }
        monitor.start(queue: DispatchQueue(label: "OpenWeatherApple.PathConnectivityMonitor"))
        return stream
    }
}
#endif
