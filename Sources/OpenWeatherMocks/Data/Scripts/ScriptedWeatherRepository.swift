public import OpenWeatherCore

/// A source of weather whose answers a test writes and whose calls it reads.
///
/// ```swift
/// let weather = ScriptedWeatherRepository()
/// weather.currentWeather.enqueue(.sample(temperature: Temperature(celsius: 21)))
/// weather.forecast.always(failure: .offline)
/// ```
public final class ScriptedWeatherRepository: WeatherRepository {
    /// A call with its arguments.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Call: Hashable, Sendable {
        /// The weather now.
        case currentWeather(LocationQuery, options: RequestOptions, policy: FetchPolicy)
        /// The coming days.
        case forecast(LocationQuery, count: Int?, options: RequestOptions, policy: FetchPolicy)
    }

    /// The calls received.
    public let log: CallLog<Call>
    /// The answers about the weather now.
    public let currentWeather: Script<Call, Fetched<CurrentWeather>, WeatherError>
    /// The answers about the coming days.
    public let forecast: Script<Call, Fetched<Forecast>, WeatherError>

    /// Creates a source without answers.
    public init(onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError) {
        log = CallLog(double: "ScriptedWeatherRepository", onUnscripted: onUnscripted)
        currentWeather = Script(log: log)
        forecast = Script(log: log)
    }

    /// Every call so far, in order.
    public var calls: [Call] { log.calls }

    /// Checks that every call had an answer and every queued answer was used.
    ///
    /// - Throws: ``ScriptViolation``.
    public func verify() throws(ScriptViolation) {
        let remaining = currentWeather.remainingResponses + forecast.remainingResponses
        try ScriptViolation.check(log.unscriptedCalls, remaining: remaining)
    }

    /// Records the call and answers by ``currentWeather``.
    public func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await currentWeather.play(.currentWeather(query, options: options, policy: policy))
    }

    /// Records the call and answers by ``forecast``.
    public func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast> {
        try await forecast.play(.forecast(query, count: count, options: options, policy: policy))
    }
}
