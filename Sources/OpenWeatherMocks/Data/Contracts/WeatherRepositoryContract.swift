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
