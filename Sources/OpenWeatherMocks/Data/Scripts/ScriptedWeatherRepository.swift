public import OpenWeatherCore

/// A weather repository that responds as a test scripts it and records its calls.
///
/// There is one ``Script`` for each method. A call without a response throws and is reported, see ``UnscriptedCall``.
///
/// ```swift
/// let weather = ScriptedWeatherRepository()
/// weather.currentWeather.enqueue(.sample { $0.temperature = Temperature(celsius: 21) })
/// weather.forecast.always(failure: .offline)
/// ```
public final class ScriptedWeatherRepository: WeatherRepository {
    /// A call with its arguments.
    ///
    /// Compare calls to check the place, the options and the policy that the code under test has passed.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Call: Hashable, Sendable {
        /// A call of the weather now.
        case currentWeather(LocationQuery, options: RequestOptions, policy: FetchPolicy)
        /// A call of the forecast.
        case forecast(LocationQuery, count: Int?, options: RequestOptions, policy: FetchPolicy)
    }

    /// The log of the calls to all methods.
    public let log: CallLog<Call>
    /// The responses with the weather now.
    public let currentWeather: Script<Call, Fetched<CurrentWeather>, WeatherError>
    /// The responses with forecasts.
    public let forecast: Script<Call, Fetched<Forecast>, WeatherError>

    /// Creates a repository without responses; a call is unscripted until its script has one.
    public init(onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError) {
        log = CallLog(double: "ScriptedWeatherRepository", onUnscripted: onUnscripted)
        currentWeather = Script(log: log)
        forecast = Script(log: log)
    }

    /// Every call so far, in order.
    public var calls: [Call] { log.calls }

    /// Checks that every call had a response and every queued response was used.
    ///
    /// - Throws: ``ScriptViolation`` when either is not the case.
    public func verify() throws(ScriptViolation) {
        let remaining = currentWeather.remainingResponses + forecast.remainingResponses
        try ScriptViolation.check(log.unscriptedCalls, remaining: remaining)
    }

    /// Records the call and returns the next response of its script.
    ///
    /// - Throws: The scripted error, `cancelled` when the task is cancelled, or an error that names the call when there
    ///   is no response.
    public func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await currentWeather.play(.currentWeather(query, options: options, policy: policy))
    }

    /// Records the call and returns the next response of its script.
    ///
    /// - Throws: The scripted error, `cancelled` when the task is cancelled, or an error that names the call when there
    ///   is no response.
    public func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast> {
        try await forecast.play(.forecast(query, count: count, options: options, policy: policy))
    }
}
