/// Whether there is a network.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum Connectivity: Hashable, Sendable {
    /// A network is there; the service may still be out of reach.
    case online
    /// There is no network.
    case offline
}

/// A watcher of the network.
public protocol ConnectivityMonitor: Sendable {
    /// The state now, then every change; ends when nobody listens any more.
    func states() -> AsyncStream<Connectivity>
}

/// A source of the device's own place.
public protocol LocationProvider: Sendable {
    /// The device's coordinate, after asking the user where that is needed.
    ///
    /// - Throws: ``WeatherError/location(_:)`` when refused or unavailable, ``WeatherError/cancelled``.
    func currentCoordinate() async throws(WeatherError) -> Coordinate
}
