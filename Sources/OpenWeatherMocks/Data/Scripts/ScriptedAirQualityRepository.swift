public import OpenWeatherCore

/// An air quality repository that responds as a test scripts it and records its calls.
///
/// There is one ``Script`` for each method. A call without a response throws and is reported, see ``UnscriptedCall``.
public final class ScriptedAirQualityRepository: AirQualityRepository {
    /// A call with its arguments.
    ///
    /// Compare calls to check the point and the policy that the code under test has passed.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Call: Hashable, Sendable {
        /// A call of the air quality now.
        case airQuality(Coordinate, policy: FetchPolicy)
        /// A call of the air quality of the coming days.
        case airQualityForecast(Coordinate, policy: FetchPolicy)
    }

    /// The log of the calls to all methods.
    public let log: CallLog<Call>
    /// The responses with the air quality now.
    public let airQuality: Script<Call, Fetched<AirQuality>, WeatherError>
    /// The responses with the air quality of the coming days.
    public let airQualityForecast: Script<Call, Fetched<AirQualityForecast>, WeatherError>

    /// Creates a repository without responses; a call is unscripted until its script has one.
    public init(onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError) {
        log = CallLog(double: "ScriptedAirQualityRepository", onUnscripted: onUnscripted)
        airQuality = Script(log: log)
        airQualityForecast = Script(log: log)
    }

    /// Every call so far, in order.
    public var calls: [Call] { log.calls }

    /// Checks that every call had a response and every queued response was used.
    ///
    /// - Throws: ``ScriptViolation`` when either is not the case.
    public func verify() throws(ScriptViolation) {
        let remaining = airQuality.remainingResponses + airQualityForecast.remainingResponses
        try ScriptViolation.check(log.unscriptedCalls, remaining: remaining)
    }

    /// Records the call and returns the next response of its script.
    ///
    /// - Throws: The scripted error, `cancelled` when the task is cancelled, or an error that names the call when there
    ///   is no response.
    public func airQuality(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQuality> {
        try await airQuality.play(.airQuality(coordinate, policy: policy))
    }

    /// Records the call and returns the next response of its script.
    ///
    /// - Throws: The scripted error, `cancelled` when the task is cancelled, or an error that names the call when there
    ///   is no response.
    public func airQualityForecast(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQualityForecast> {
        try await airQualityForecast.play(.airQualityForecast(coordinate, policy: policy))
    }
}
