public import OpenWeatherCore

/// A source of air quality whose answers a test writes and whose calls it reads.
public final class ScriptedAirQualityRepository: AirQualityRepository {
    /// A call with its arguments.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Call: Hashable, Sendable {
        /// The air now.
        case airQuality(Coordinate, policy: FetchPolicy)
        /// The coming days.
        case airQualityForecast(Coordinate, policy: FetchPolicy)
    }

    /// The calls received.
    public let log: CallLog<Call>
    /// The answers about the air now.
    public let airQuality: Script<Call, Fetched<AirQuality>, WeatherError>
    /// The answers about the coming days.
    public let airQualityForecast: Script<Call, Fetched<AirQualityForecast>, WeatherError>

    /// Creates a source without answers.
    public init(onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError) {
        log = CallLog(double: "ScriptedAirQualityRepository", onUnscripted: onUnscripted)
        airQuality = Script(log: log)
        airQualityForecast = Script(log: log)
    }

    /// Every call so far, in order.
    public var calls: [Call] { log.calls }

    /// Checks that every call had an answer and every queued answer was used.
    ///
    /// - Throws: ``ScriptViolation``.
    public func verify() throws(ScriptViolation) {
        let remaining = airQuality.remainingResponses + airQualityForecast.remainingResponses
        try ScriptViolation.check(log.unscriptedCalls, remaining: remaining)
    }

    /// Records the call and answers by ``airQuality``.
    public func airQuality(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQuality> {
        try await airQuality.play(.airQuality(coordinate, policy: policy))
    }

    /// Records the call and answers by ``airQualityForecast``.
    public func airQualityForecast(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQualityForecast> {
        try await airQualityForecast.play(.airQualityForecast(coordinate, policy: policy))
    }
}
