public import Foundation
public import OpenWeatherCore

/// The rules that every ``/OpenWeatherCore/WeatherTimelineRepository`` must follow, as checks for the tests of your own
/// source.
///
/// The checks throw a ``ContractViolation`` and so work with any test framework; ``CacheStoreContract`` shows how to
/// run them with Swift Testing. The repository must have hours and days from the date on for the place it is checked
/// with, for example by sending its requests to a ``DemoHTTPClient``.
public enum WeatherTimelineRepositoryContract: Sendable {
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
        /// The order of the rows of a page.
        case pagesAreInOrderOfTime = "a page has rows, in order of time"
        /// The first row of a page.
        case pagesBeginAtTheirStart = "a page has no row before its start"
        /// A page past the last row of a timeline.
        case nothingFollowsTheEnd = "a page behind the end is empty"
    }

    /// Checks every rule in the order of its declaration and stops at the first violation.
    ///
    /// - Parameters:
    ///   - coordinate: The place to request.
    ///   - date: The start of the pages, a full hour.
    ///   - makeRepository: A closure that creates a repository with an empty cache, or none; called once for each rule.
    /// - Throws: ``ContractViolation``, or an error that `makeRepository` or the repository throws.
    public static func verify(
        coordinate: Coordinate = .lisbon,
        date: Date = SampleTime.measured,
        makeRepository: @Sendable () async throws -> any WeatherTimelineRepository
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
    ///   - date: The start of the pages, a full hour.
    ///   - makeRepository: A closure that creates a repository with an empty cache, or none.
    /// - Throws: ``ContractViolation``, or an error that `makeRepository` or the repository throws.
    public static func verify(
        _ rule: Rule,
        coordinate: Coordinate = .lisbon,
        date: Date = SampleTime.measured,
        makeRepository: @Sendable () async throws -> any WeatherTimelineRepository
    ) async throws {
        let check = WeatherTimelineCheck(
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
        case .pagesAreInOrderOfTime: try await check.pagesAreInOrderOfTime()
        case .pagesBeginAtTheirStart: try await check.pagesBeginAtTheirStart()
        case .nothingFollowsTheEnd: try await check.nothingFollowsTheEnd()
        }
    }
}

/// The checks of ``WeatherTimelineRepositoryContract``; each one expects a repository that has loaded nothing.
struct WeatherTimelineCheck: Sendable {
    /// The repository under test.
    let repository: any WeatherTimelineRepository
    /// The place to request.
    let coordinate: Coordinate
    /// The start of the pages.
    let date: Date
    /// The rule being checked.
    let rule: WeatherTimelineRepositoryContract.Rule

    /// The time behind which no timeline reaches.
    private static let longest = 100 * 366 * 86_400.0

    /// The checks of the policies.
    var policies: FetchPolicyCheck<[HourlyForecast]> {
        FetchPolicyCheck(contract: "WeatherTimelineRepository", rule: rule.rawValue) { policy throws(WeatherError) in
            try await hours(.hour, from: date, policy)
        }
    }

    private func hours(
        _ step: TimelineStep,
        from start: Date,
        _ policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<[HourlyForecast]> {
        try await repository.hourlyPage(step, from: start, at: coordinate, options: RequestOptions(), policy: policy)
    }

    private func days(from start: Date) async throws(WeatherError) -> Fetched<[DailyForecast]> {
        let day = UTCOffset.utc.day(of: start)
        return try await repository.dailyPage(
            from: day,
            at: coordinate,
            options: RequestOptions(),
            policy: .cacheFirst
        )
    }

    func pagesAreInOrderOfTime() async throws {
        for step in TimelineStep.allCases { try check(try await hours(step, from: date).value.map(\.date)) }
        try check(try await days(from: date).value.map(\.day))
    }

    private func check<Time: Comparable>(_ times: [Time]) throws {
        guard !times.isEmpty else { throw policies.fail("it has no rows") }
        guard zip(times, times.dropFirst()).allSatisfy(<) else { throw policies.fail("they are at \(times)") }
    }

    func pagesBeginAtTheirStart() async throws {
        for step in TimelineStep.allCases {
            let first = try await hours(step, from: date).value.first?.date
            guard let first, first >= date else { throw policies.fail("it begins at \(first ?? .distantPast)") }
        }
        let start = UTCOffset.utc.day(of: date)
        let first = try await days(from: date).value.first?.day
        guard let first, first >= start else { throw policies.fail("the first day is \(first ?? start)") }
    }

    func nothingFollowsTheEnd() async throws {
        let end = date + Self.longest
        for step in TimelineStep.allCases {
            let rows = try await hours(step, from: end).value.count
            guard rows == 0 else { throw policies.fail("it has \(rows) rows") }
        }
        let rows = try await days(from: end).value.count
        guard rows == 0 else { throw policies.fail("it has \(rows) days") }
    }
}
