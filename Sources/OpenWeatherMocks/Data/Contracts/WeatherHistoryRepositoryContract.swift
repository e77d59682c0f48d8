public import Foundation
public import OpenWeatherCore

/// The rules that every ``/OpenWeatherCore/WeatherHistoryRepository`` must follow, as checks for the tests of your own
/// source.
///
/// The checks throw a ``ContractViolation`` and so work with any test framework; ``CacheStoreContract`` shows how to
/// run them with Swift Testing. The repository must have the weather of the date and the day for the place it is
/// checked with, for example by sending its requests to a ``DemoHTTPClient``.
public enum WeatherHistoryRepositoryContract: Sendable {
    /// A rule of the contract; its raw value is the sentence that a ``ContractViolation`` quotes.
    ///
    /// Pass `Rule.allCases` as the arguments of a test, and each rule passes or fails by itself.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Rule: String, CaseIterable, Sendable {
        /// The origin of the first value.
        case firstValueIsFromTheNetwork = "the first value comes from the network"
        /// The origin of a value that was refreshed.
        case refreshLoadsFromTheNetwork = "a refresh comes from the network even after a first value"
        /// A request to the cache alone, before anything was loaded.
        case cacheOnlyFindsNothingAtFirst = "cacheOnly throws notCached before the first value"
        /// A call from a task that was cancelled.
        case cancelledTaskThrowsCancelled = "a call from a cancelled task throws cancelled"
        /// The hour of the returned weather.
        case hourContainsTheDate = "the weather is that of the hour that contains the date"
        /// The day of the returned weather.
        case dayIsTheRequestedOne = "the weather is that of the requested day"
    }

    /// Checks every rule in the order of its declaration and stops at the first violation.
    ///
    /// - Parameters:
    ///   - coordinate: The place to request.
    ///   - date: The date whose hour and whose day in UTC are requested, preferably not a full hour.
    ///   - makeRepository: A closure that creates a repository with an empty cache, or none; called once for each rule.
    /// - Throws: ``ContractViolation``, or an error that `makeRepository` or the repository throws.
    public static func verify(
        coordinate: Coordinate = .lisbon,
        date: Date = SampleTime.measured - 30 * 86_400 + 1_500,
        makeRepository: @Sendable () async throws -> any WeatherHistoryRepository
    ) async throws {
        for rule in Rule.allCases {
            try await verify(rule, coordinate: coordinate, date: date, makeRepository: makeRepository)
        }
    }

    /// Checks one rule on a new repository.
    ///
    /// - Parameters:
    ///   - rule: The rule to check.
    ///   - coordinate: The place to request.
    ///   - date: The date whose hour and whose day in UTC are requested, preferably not a full hour.
    ///   - makeRepository: A closure that creates a repository with an empty cache, or none.
    /// - Throws: ``ContractViolation``, or an error that `makeRepository` or the repository throws.
    public static func verify(
        _ rule: Rule,
        coordinate: Coordinate = .lisbon,
        date: Date = SampleTime.measured - 30 * 86_400 + 1_500,
        makeRepository: @Sendable () async throws -> any WeatherHistoryRepository
    ) async throws {
        let check = WeatherHistoryCheck(
            repository: try await makeRepository(),
            coordinate: coordinate,
            date: date,
            rule: rule
        )
        switch rule {
        case .firstValueIsFromTheNetwork: try await check.policies.firstValueIsFromTheNetwork()
        case .refreshLoadsFromTheNetwork: try await check.policies.refreshLoadsFromTheNetwork()
        case .cacheOnlyFindsNothingAtFirst: try await check.policies.cacheOnlyFindsNothingAtFirst()
        case .cancelledTaskThrowsCancelled: try await check.policies.cancelledTaskThrowsCancelled()
        case .hourContainsTheDate: try await check.hourContainsTheDate()
        case .dayIsTheRequestedOne: try await check.dayIsTheRequestedOne()
        }
    }
}

/// The checks of ``WeatherHistoryRepositoryContract``; each one expects a repository that has loaded nothing.
struct WeatherHistoryCheck: Sendable {
    /// The repository under test.
    let repository: any WeatherHistoryRepository
    /// The place to request.
    let coordinate: Coordinate
    /// The date to request.
    let date: Date
    /// The rule being checked.
    let rule: WeatherHistoryRepositoryContract.Rule

    /// The checks of the policies.
    var policies: FetchPolicyCheck<HourlyForecast> {
        FetchPolicyCheck(contract: "WeatherHistoryRepository", rule: rule.rawValue) { policy throws(WeatherError) in
            try await repository.hour(of: date, at: coordinate, options: RequestOptions(), policy: policy)
        }
    }

    func hourContainsTheDate() async throws {
        let hours = [date, try await policies.fetch(.cacheFirst).value.date]
            .map { ($0.timeIntervalSince1970 / 3_600).rounded(.down) }
        guard hours[0] == hours[1] else { throw policies.fail("it is \(hours[1] - hours[0]) hours off") }
    }

    func dayIsTheRequestedOne() async throws {
        let day = UTCOffset.utc.day(of: date)
        let found = try await repository.day(
            day,
            at: coordinate,
            offset: nil,
            options: RequestOptions(),
            policy: .cacheFirst
        )
        guard found.value.day == day else { throw policies.fail("it is that of \(found.value.day)") }
    }
}
