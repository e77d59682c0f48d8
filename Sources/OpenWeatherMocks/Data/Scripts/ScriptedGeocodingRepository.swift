public import OpenWeatherCore

/// A source of places whose answers a test writes and whose calls it reads.
public final class ScriptedGeocodingRepository: GeocodingRepository {
    /// A call with its arguments.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Call: Hashable, Sendable {
        /// Places by name.
        case named(String, limit: Int, policy: FetchPolicy)
        /// Places near a point.
        case near(Coordinate, limit: Int, policy: FetchPolicy)
        /// A postcode's area.
        case postcode(String, country: String?, policy: FetchPolicy)
    }

    /// The calls received.
    public let log: CallLog<Call>
    /// The answers to searches by name.
    public let named: Script<Call, Fetched<[Location]>, WeatherError>
    /// The answers to searches around a point.
    public let near: Script<Call, Fetched<[Location]>, WeatherError>
    /// The answers to searches by postcode.
    public let postcode: Script<Call, Fetched<Location>, WeatherError>

    /// Creates a source without answers.
    public init(onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError) {
        log = CallLog(double: "ScriptedGeocodingRepository", onUnscripted: onUnscripted)
        named = Script(log: log)
        near = Script(log: log)
        postcode = Script(log: log)
    }

    /// Every call so far, in order.
    public var calls: [Call] { log.calls }

    /// Checks that every call had an answer and every queued answer was used.
    ///
    /// - Throws: ``ScriptViolation``.
    public func verify() throws(ScriptViolation) {
        let remaining = named.remainingResponses + near.remainingResponses + postcode.remainingResponses
        try ScriptViolation.check(log.unscriptedCalls, remaining: remaining)
    }

    /// Records the call and answers by ``named``.
    public func locations(
        named name: String,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        try await named.play(.named(name, limit: limit, policy: policy))
    }

    /// Records the call and answers by ``near``.
    public func locations(
        at coordinate: Coordinate,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        try await near.play(.near(coordinate, limit: limit, policy: policy))
    }

    /// Records the call and answers by ``postcode``.
    public func location(
        postcode: String,
        country: String?,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Location> {
        try await self.postcode.play(.postcode(postcode, country: country, policy: policy))
    }
}
