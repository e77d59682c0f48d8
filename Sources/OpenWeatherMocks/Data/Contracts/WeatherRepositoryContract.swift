public import OpenWeatherCore

/// The rules that every ``/OpenWeatherCore/WeatherRepository`` must follow, as checks for the tests of your own source.
///
/// The checks throw a ``ContractViolation`` and so work with any test framework; ``CacheStoreContract`` shows how to
/// run them with Swift Testing. The repository must have weather and a forecast for the location it is checked with,
/// for example by sending its requests to a ``DemoHTTPClient``.
public enum WeatherRepositoryContract: Sendable {
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
        /// The order of a forecast's entries.
        case forecastIsInOrderOfTime = "a forecast is in order of time"
        /// The number of a forecast's entries.
        case forecastHonorsTheCount = "a forecast has at most the requested steps"
        /// A call from a task that was cancelled.
        case cancelledTaskThrowsCancelled = "a call from a cancelled task throws cancelled"
    }

    /// Checks every rule in the order of its declaration and stops at the first violation.
    ///
    /// - Parameters:
    ///   - query: The location to request.
    ///   - makeRepository: A closure that creates a repository with an empty cache, or none; called once for each rule.
    /// - Throws: ``ContractViolation``, or an error that `makeRepository` or the repository throws.
    public static func verify(
        query: LocationQuery = .coordinate(.lisbon),
        makeRepository: @Sendable () async throws -> any WeatherRepository
    ) async throws {
        for rule in Rule.allCases { try await verify(rule, query: query, makeRepository: makeRepository) }
    }

    /// Checks one rule on a new repository.
    ///
    /// - Parameters:
    ///   - rule: The rule to check.
    ///   - query: The location to request.
    ///   - makeRepository: A closure that creates a repository with an empty cache, or none.
    /// - Throws: ``ContractViolation``, or an error that `makeRepository` or the repository throws.
    public static func verify(
        _ rule: Rule,
        query: LocationQuery = .coordinate(.lisbon),
        makeRepository: @Sendable () async throws -> any WeatherRepository
    ) async throws {
        let check = WeatherRepositoryCheck(repository: try await makeRepository(), query: query, rule: rule)
        switch rule {
        case .firstValueIsFromTheNetwork: try await check.firstValueIsFromTheNetwork()
        case .refreshLoadsFromTheNetwork: try await check.refreshLoadsFromTheNetwork()
        case .cacheOnlyFindsNothingAtFirst: try await check.cacheOnlyFindsNothingAtFirst()
        case .forecastIsInOrderOfTime: try await check.forecastIsInOrderOfTime()
        case .forecastHonorsTheCount: try await check.forecastHonorsTheCount()
        case .cancelledTaskThrowsCancelled: try await check.cancelledTaskThrowsCancelled()
        }
    }
}

/// The checks of ``WeatherRepositoryContract``; each one expects a repository that has loaded nothing.
struct WeatherRepositoryCheck: Sendable {
    /// The repository under test.
    let repository: any WeatherRepository
    /// The location to request.
    let query: LocationQuery
    /// The rule being checked.
    let rule: WeatherRepositoryContract.Rule

    private func fail(_ detail: String) -> ContractViolation {
        ContractViolation(contract: "WeatherRepository", rule: rule.rawValue, detail: detail)
    }

    private func current(_ policy: FetchPolicy) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await repository.currentWeather(for: query, options: RequestOptions(), policy: policy)
    }

    private func forecast(count: Int?) async throws(WeatherError) -> Forecast {
        try await repository.forecast(for: query, count: count, options: RequestOptions(), policy: .cacheFirst).value
    }

    func firstValueIsFromTheNetwork() async throws {
        let origin = try await current(.cacheFirst).origin
        guard origin == .network else { throw fail("it came from \(origin)") }
    }

    func refreshLoadsFromTheNetwork() async throws {
        _ = try await current(.cacheFirst)
        let origin = try await current(.refresh).origin
        guard origin == .network else { throw fail("it came from \(origin)") }
    }

    func cacheOnlyFindsNothingAtFirst() async throws {
        do {
            let found = try await current(.cacheOnly)
            throw fail("it returned a value from \(found.origin)")
        } catch let error as WeatherError {
            guard error == .notCached else { throw fail("it threw \(error)") }
        }
    }

    func forecastIsInOrderOfTime() async throws {
        let dates = try await forecast(count: nil).entries.map(\.date)
        guard !dates.isEmpty else { throw fail("it is empty") }
        guard zip(dates, dates.dropFirst()).allSatisfy({ $0 < $1 }) else { throw fail("its dates are \(dates)") }
    }

    func forecastHonorsTheCount() async throws {
        let count = try await forecast(count: 3).entries.count
        guard (1...3).contains(count) else { throw fail("3 entries were requested and \(count) returned") }
    }

    func cancelledTaskThrowsCancelled() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.cancelAll()
            group.addTask {
                do {
                    let found = try await current(.refresh)
                    throw fail("it returned a value from \(found.origin)")
                } catch let error as WeatherError {
                    guard error == .cancelled else { throw fail("it threw \(error)") }
                }
            }
            try await group.waitForAll()
        }
    }
}
