/// The state of the device's network connection.
///
/// It says nothing about the service, which can be out of reach while the device is online.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum Connectivity: Hashable, Sendable {
    /// The device has a network connection.
    case online
    /// The device has no network connection.
    case offline
}

/// An observer of the device's network connection.
///
/// Screens use it to reload after the connection returns. Each call of ``states()`` creates an independent stream.
public protocol ConnectivityMonitor: Sendable {
    /// Returns a stream of the current state and every change after it, until its consumer stops reading.
    func states() -> AsyncStream<Connectivity>
}
