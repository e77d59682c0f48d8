public import OpenWeatherCore

/// A device whose place a test decides.
public final class StubLocationProvider: LocationProvider {
    /// A call; there is only one kind.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Call: Hashable, Sendable {
        /// The device's own place.
        case currentCoordinate
    }

    /// The calls received.
    public let log: CallLog<Call>
    /// The answers.
    public let responses: Script<Call, Coordinate, WeatherError>

    /// Creates a device without a place; a call is unscripted until ``answers`` has one.
    public init(onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError) {
        log = CallLog(double: "StubLocationProvider", onUnscripted: onUnscripted)
        responses = Script(log: log)
    }

    /// Creates a device that stands at `coordinate`.
    public convenience init(_ coordinate: Coordinate) {
        self.init()
        responses.always(coordinate)
    }

    /// Creates a device that does not tell its place for this reason.
    public convenience init(failure: LocationFailure) {
        self.init()
        responses.always(failure: .location(failure))
    }

    /// The number of calls so far.
    public var callCount: Int { log.calls.count }

    /// Answers by ``answers``.
    public func currentCoordinate() async throws(WeatherError) -> Coordinate {
        try await responses.play(.currentCoordinate)
    }
}
