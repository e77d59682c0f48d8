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

/// A source of the device's own location.
///
/// A call may prompt the user for permission, so make it only in response to an action of the user.
public protocol LocationProvider: Sendable {
    /// Returns the coordinate of the device as the system measured it.
    ///
    /// Implement this method and call ``currentCoordinate()``, so that a measured coordinate is neither sent nor stored.
    ///
    /// - Throws: ``WeatherError/location(_:)`` when access is denied or the location is not available, or
    ///   ``WeatherError/cancelled``.
    func measuredCoordinate() async throws(WeatherError) -> Coordinate
}

extension LocationProvider {
    /// Returns the coordinate of the device, rounded to two decimals, which are about 1.1 km.
    ///
    /// Weather needs no more, and after a short walk the cache still has it. The privacy manifest of the package
    /// declares a coarse location, which has fewer than three decimals.
    ///
    /// - Throws: ``WeatherError/location(_:)`` when access is denied or the location is not available, or
    ///   ``WeatherError/cancelled``.
    public func currentCoordinate() async throws(WeatherError) -> Coordinate {
        try await measuredCoordinate().rounded(toDecimals: 2)
    }
}
