public import OpenWeatherCore

/// A location provider that responds as a test scripts it and records its calls.
///
/// Create it with a coordinate or a failure that never changes, or script single responses with ``responses``.
public final class StubLocationProvider: LocationProvider {
    /// A call to the provider.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Call: Hashable, Sendable {
        /// A call to ``StubLocationProvider/measuredCoordinate()``.
        case measuredCoordinate
    }

    /// The log of the calls.
    public let log: CallLog<Call>
    /// The queued coordinates and failures, and the rule for further calls.
    public let responses: Script<Call, Coordinate, WeatherError>

    /// Creates a provider without responses; a call is unscripted until ``responses`` has one.
    public init(onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError) {
        log = CallLog(double: "StubLocationProvider", onUnscripted: onUnscripted)
        responses = Script(log: log)
    }

    /// Creates a provider of a device that is measured at `coordinate`.
    public convenience init(_ coordinate: Coordinate) {
        self.init()
        responses.always(coordinate)
    }

    /// Creates a provider that throws `failure` as a ``/OpenWeatherCore/WeatherError``.
    public convenience init(failure: LocationFailure) {
        self.init()
        responses.always(failure: .location(failure))
    }

    /// The number of calls so far.
    public var callCount: Int { log.calls.count }

    /// Records the call and returns the next response of ``responses``.
    ///
    /// - Throws: The scripted error, or an error that names the call when it has no response.
    public func measuredCoordinate() async throws(WeatherError) -> Coordinate {
        try await responses.play(.measuredCoordinate)
    }
}
