public import OpenWeatherCore

/// The rules that every source of weather keeps, for the tests of one's own.
///
/// Works with any test framework, see ``CacheStoreContract``. The source must be able to answer about the place it is
/// asked for, for example over a ``DemoHTTPClient``.
public enum WeatherRepositoryContract: Sendable {
    /// A rule, in words.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Rule: String, CaseIterable, Sendable {
        /// Where the first answer comes from.
        case firstAnswerIsFromTheNetwork = "the first answer comes from the network"
        /// A refresh.
        case refreshAsksTheNetwork = "a refresh comes from the network even after an answer"
        /// The cache of a new source.
        case cacheOnlyFindsNothingAtFirst = "cacheOnly throws notCached before the first answer"
        /// The order of entries.
        case forecastIsInOrderOfTime = "a forecast is in order of time"
        /// A number of steps.
        case forecastHonorsTheCount = "a forecast has at most the steps asked for"
        /// A cancelled task.
        case cancelledTaskThrowsCancelled = "a call from a cancelled task throws cancelled"
    }

    /// Checks every rule, each on a source of its own.
    ///
    /// - Parameters:
    ///   - query: The place to ask for.
    ///   - makeRepository: Makes a source that has answered nothing yet.
    /// - Throws: ``ContractViolation``, or what `makeRepository` and the source throw.
    public static func verify(
        query: LocationQuery = .coordinate(.lisbon),
        makeRepository: @Sendable () async throws -> any WeatherRepository
    ) async throws {
        for rule in Rule.allCases { try await verify(rule, query: query, makeRepository: makeRepository) }
    }

    /// Checks one rule.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - query: The place to ask for.
    ///   - makeRepository: Makes a source that has answered nothing yet.
    /// - Throws: ``ContractViolation``, or what `makeRepository` and the source throw.
    public static func verify(
        _ rule: Rule,
        query: LocationQuery = .coordinate(.lisbon),
        makeRepository: @Sendable () async throws -> any WeatherRepository
    ) async throws {
        let check = WeatherRepositoryCheck(repository: try await makeRepository(), query: query, rule: rule)
        switch rule {
        case .firstAnswerIsFromTheNetwork: try await check.firstAnswerIsFromTheNetwork()
        case .refreshAsksTheNetwork: try await check.refreshAsksTheNetwork()
        case .cacheOnlyFindsNothingAtFirst: try await check.cacheOnlyFindsNothingAtFirst()
        case .forecastIsInOrderOfTime: try await check.forecastIsInOrderOfTime()
        case .forecastHonorsTheCount: try await check.forecastHonorsTheCount()
        case .cancelledTaskThrowsCancelled: try await check.cancelledTaskThrowsCancelled()
        }
    }
}

/// The checks behind ``WeatherRepositoryContract``, each on a source that has answered nothing yet.
struct WeatherRepositoryCheck: Sendable {
    /// The source under test.
    let repository: any WeatherRepository
    /// The place to ask for.
    let query: LocationQuery
    /// The rule that is checked.
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

    func firstAnswerIsFromTheNetwork() async throws {
        let origin = try await current(.cacheFirst).origin
        guard origin == .network else { throw fail("it came from \(origin)") }
    }

    func refreshAsksTheNetwork() async throws {
        _ = try await current(.cacheFirst)
        let origin = try await current(.refresh).origin
        guard origin == .network else { throw fail("it came from \(origin)") }
    }

    func cacheOnlyFindsNothingAtFirst() async throws {
        do {
            let found = try await current(.cacheOnly)
            throw fail("it answered from \(found.origin)")
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
        guard (1...3).contains(count) else { throw fail("3 were asked for and \(count) came") }
    }

    func cancelledTaskThrowsCancelled() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.cancelAll()
            group.addTask {
                do {
                    let found = try await current(.refresh)
                    throw fail("it answered from \(found.origin)")
                } catch let error as WeatherError {
                    guard error == .cancelled else { throw fail("it threw \(error)") }
                }
            }
            try await group.waitForAll()
        }
    }
}
