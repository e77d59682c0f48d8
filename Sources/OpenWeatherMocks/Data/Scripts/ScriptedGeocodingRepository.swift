public import OpenWeatherCore

/// A geocoding repository that responds as a test scripts it and records its calls.
///
/// There is one ``Script`` for each method. A call without a response throws and is reported, see ``UnscriptedCall``.
public final class ScriptedGeocodingRepository: GeocodingRepository {
    /// A call with its arguments.
    ///
    /// Compare calls to check the place and the policy that the code under test has passed.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Call: Hashable, Sendable {
        /// A search by name.
        case named(String, limit: Int, policy: FetchPolicy)
        /// A search around a point.
        case near(Coordinate, limit: Int, policy: FetchPolicy)
        /// A search by postcode.
        case postcode(String, country: String?, policy: FetchPolicy)
    }

    /// The log of the calls to all methods.
    public let log: CallLog<Call>
    /// The responses to searches by name.
    public let named: Script<Call, Fetched<[Location]>, WeatherError>
    /// The responses to searches around a point.
    public let near: Script<Call, Fetched<[Location]>, WeatherError>
    /// The responses to searches by postcode.
    public let postcode: Script<Call, Fetched<Location>, WeatherError>

    /// Creates a repository without responses; a call is unscripted until its script has one.
    public init(onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError) {
        log = CallLog(double: "ScriptedGeocodingRepository", onUnscripted: onUnscripted)
        named = Script(log: log)
        near = Script(log: log)
        postcode = Script(log: log)
    }

    /// Every call so far, in order.
    public var calls: [Call] { log.calls }

    /// Checks that every call had a response and every queued response was used.
    ///
    /// - Throws: ``ScriptViolation`` when either is not the case.
    public func verify() throws(ScriptViolation) {
        let remaining = named.remainingResponses + near.remainingResponses + postcode.remainingResponses
        try ScriptViolation.check(log.unscriptedCalls, remaining: remaining)
    }

    /// Records the call and returns the next response of ``named``.
    ///
    /// - Throws: The scripted error, `cancelled` when the task is cancelled, or an error that names the call when there
    ///   is no response.
    public func locations(
        named name: String,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        try await named.play(.named(name, limit: limit, policy: policy))
    }

    /// Records the call and returns the next response of ``near``.
    ///
    /// - Throws: The scripted error, `cancelled` when the task is cancelled, or an error that names the call when there
    ///   is no response.
    public func locations(
        at coordinate: Coordinate,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        try await near.play(.near(coordinate, limit: limit, policy: policy))
    }

    /// Records the call and returns the next response of ``postcode``.
    ///
    /// - Throws: The scripted error, `cancelled` when the task is cancelled, or an error that names the call when there
    ///   is no response.
    public func location(
        postcode: String,
        country: String?,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Location> {
        try await self.postcode.play(.postcode(postcode, country: country, policy: policy))
    }
}
