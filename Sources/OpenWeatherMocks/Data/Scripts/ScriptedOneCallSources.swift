public import Foundation
public import OpenWeatherCore

/// A repository of past weather that responds as a test scripts it and records its calls.
///
/// There is one ``Script`` for each method. A call without a response throws and is reported, see ``UnscriptedCall``.
public final class ScriptedWeatherHistoryRepository: WeatherHistoryRepository {
    /// A call with its arguments.
    ///
    /// Compare calls to check the arguments that the code under test has passed.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Call: Hashable, Sendable {
        /// A call of an hour.
        case hour(Date, Coordinate, options: RequestOptions, policy: FetchPolicy)
        /// A call of a day.
        case day(LocalDay, Coordinate, offset: UTCOffset?, options: RequestOptions, policy: FetchPolicy)
    }

    /// The log of the calls to all methods.
    public let log: CallLog<Call>
    /// The responses with hours.
    public let hour: Script<Call, Fetched<HourlyForecast>, WeatherError>
    /// The responses with days.
    public let day: Script<Call, Fetched<DailyForecast>, WeatherError>

    /// Creates a repository without responses; a call is unscripted until its script has one.
    public init(onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError) {
        log = CallLog(double: "ScriptedWeatherHistoryRepository", onUnscripted: onUnscripted)
        hour = Script(log: log)
        day = Script(log: log)
    }

    /// Every call so far, in order.
    public var calls: [Call] { log.calls }

    /// Checks that every call had a response and every queued response was used.
    ///
    /// - Throws: ``ScriptViolation`` when either is not the case.
    public func verify() throws(ScriptViolation) {
        let remaining = hour.remainingResponses + day.remainingResponses
        try ScriptViolation.check(log.unscriptedCalls, remaining: remaining)
    }

    /// Records the call and returns the next response of ``hour``.
    ///
    /// - Throws: The scripted error, `cancelled` when the task is cancelled, or an error that names the call when there
    ///   is no response.
    public func hour(
        of date: Date,
        at coordinate: Coordinate,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<HourlyForecast> {
        try await hour.play(.hour(date, coordinate, options: options, policy: policy))
    }

    /// Records the call and returns the next response of ``day``.
    ///
    /// - Throws: The scripted error, `cancelled` when the task is cancelled, or an error that names the call when there
    ///   is no response.
    public func day(
        _ day: LocalDay,
        at coordinate: Coordinate,
        offset: UTCOffset?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<DailyForecast> {
        try await self.day.play(.day(day, coordinate, offset: offset, options: options, policy: policy))
    }
}

/// A repository of timelines that responds as a test scripts it and records its calls.
///
/// There is one ``Script`` for each method. A call without a response throws and is reported, see ``UnscriptedCall``.
public final class ScriptedWeatherTimelineRepository: WeatherTimelineRepository {
    /// A call with its arguments.
    ///
    /// Compare calls to check the arguments that the code under test has passed.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Call: Hashable, Sendable {
        /// A call of a page of hours or quarters of an hour.
        case hourlyPage(TimelineStep, Date?, Coordinate, options: RequestOptions, policy: FetchPolicy)
        /// A call of a page of days.
        case dailyPage(LocalDay?, Coordinate, options: RequestOptions, policy: FetchPolicy)
    }

    /// The log of the calls to all methods.
    public let log: CallLog<Call>
    /// The responses with pages of hours and quarters of an hour.
    public let hourlyPages: Script<Call, Fetched<[HourlyForecast]>, WeatherError>
    /// The responses with pages of days.
    public let dailyPages: Script<Call, Fetched<[DailyForecast]>, WeatherError>

    /// Creates a repository without responses; a call is unscripted until its script has one.
    public init(onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError) {
        log = CallLog(double: "ScriptedWeatherTimelineRepository", onUnscripted: onUnscripted)
        hourlyPages = Script(log: log)
        dailyPages = Script(log: log)
    }

    /// Every call so far, in order.
    public var calls: [Call] { log.calls }

    /// Checks that every call had a response and every queued response was used.
    ///
    /// - Throws: ``ScriptViolation`` when either is not the case.
    public func verify() throws(ScriptViolation) {
        let remaining = hourlyPages.remainingResponses + dailyPages.remainingResponses
        try ScriptViolation.check(log.unscriptedCalls, remaining: remaining)
    }

    /// Records the call and returns the next response of ``hourlyPages``.
    ///
    /// - Throws: The scripted error, `cancelled` when the task is cancelled, or an error that names the call when there
    ///   is no response.
    public func hourlyPage(
        _ step: TimelineStep,
        from start: Date?,
        at coordinate: Coordinate,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[HourlyForecast]> {
        try await hourlyPages.play(.hourlyPage(step, start, coordinate, options: options, policy: policy))
    }

    /// Records the call and returns the next response of ``dailyPages``.
    ///
    /// - Throws: The scripted error, `cancelled` when the task is cancelled, or an error that names the call when there
    ///   is no response.
    public func dailyPage(
        from start: LocalDay?,
        at coordinate: Coordinate,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[DailyForecast]> {
        try await dailyPages.play(.dailyPage(start, coordinate, options: options, policy: policy))
    }
}

/// A repository of alerts and of descriptions of days that responds as a test scripts it and records its calls.
///
/// There is one ``Script`` for each method. A call without a response throws and is reported, see ``UnscriptedCall``.
public final class ScriptedAlertRepository: WeatherAlertRepository, WeatherOverviewRepository {
    /// A call with its arguments.
    ///
    /// Compare calls to check the arguments that the code under test has passed.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Call: Hashable, Sendable {
        /// A call of an alert.
        case alert(id: String, policy: FetchPolicy)
        /// A call of a description.
        case overview(LocalDay?, Coordinate, units: Units, policy: FetchPolicy)
    }

    /// The log of the calls to all methods.
    public let log: CallLog<Call>
    /// The responses with alerts.
    public let alert: Script<Call, Fetched<WeatherAlert>, WeatherError>
    /// The responses with descriptions.
    public let overview: Script<Call, Fetched<WeatherOverview>, WeatherError>

    /// Creates a repository without responses; a call is unscripted until its script has one.
    public init(onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError) {
        log = CallLog(double: "ScriptedAlertRepository", onUnscripted: onUnscripted)
        alert = Script(log: log)
        overview = Script(log: log)
    }

    /// Every call so far, in order.
    public var calls: [Call] { log.calls }

    /// Checks that every call had a response and every queued response was used.
    ///
    /// - Throws: ``ScriptViolation`` when either is not the case.
    public func verify() throws(ScriptViolation) {
        let remaining = alert.remainingResponses + overview.remainingResponses
        try ScriptViolation.check(log.unscriptedCalls, remaining: remaining)
    }

    /// Records the call and returns the next response of ``alert``.
    ///
    /// - Throws: The scripted error, `cancelled` when the task is cancelled, or an error that names the call when there
    ///   is no response.
    public func alert(id: String, policy: FetchPolicy) async throws(WeatherError) -> Fetched<WeatherAlert> {
        try await alert.play(.alert(id: id, policy: policy))
    }

    /// Records the call and returns the next response of ``overview``.
    ///
    /// - Throws: The scripted error, `cancelled` when the task is cancelled, or an error that names the call when there
    ///   is no response.
    public func overview(
        of day: LocalDay?,
        at coordinate: Coordinate,
        units: Units,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<WeatherOverview> {
        try await overview.play(.overview(day, coordinate, units: units, policy: policy))
    }
}
