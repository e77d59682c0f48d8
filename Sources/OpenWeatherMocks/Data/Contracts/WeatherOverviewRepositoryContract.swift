public import OpenWeatherCore

/// The rules that every ``/OpenWeatherCore/WeatherOverviewRepository`` must follow, as checks for the tests of your own
/// source.
///
/// The checks throw a ``ContractViolation`` and so work with any test framework; ``CacheStoreContract`` shows how to
/// run them with Swift Testing. The repository must have a description of today for the place it is checked with, for
/// example by sending its requests for One Call 3.0 to a ``DemoHTTPClient``.
public enum WeatherOverviewRepositoryContract: Sendable {
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
        /// The day, the units and the text of a description.
        case overviewIsTheRequestedOne = "a description has a text, of the requested day and in the requested units"
    }

    /// Checks every rule in the order of its declaration and stops at the first violation.
    ///
    /// - Parameters:
    ///   - coordinate: The place to request.
    ///   - makeRepository: A closure that creates a repository with an empty cache, or none; called once for each rule.
    /// - Throws: ``ContractViolation``, or an error that `makeRepository` or the repository throws.
    public static func verify(
        coordinate: Coordinate = .lisbon,
        makeRepository: @Sendable () async throws -> any WeatherOverviewRepository
    ) async throws {
        for rule in Rule.allCases {
            try await verify(rule, coordinate: coordinate, makeRepository: makeRepository)
        }
    }

    /// Checks one rule on a new repository.
    ///
    /// - Parameters:
    ///   - rule: The rule to check.
    ///   - coordinate: The place to request.
    ///   - makeRepository: A closure that creates a repository with an empty cache, or none.
    /// - Throws: ``ContractViolation``, or an error that `makeRepository` or the repository throws.
    public static func verify(
        _ rule: Rule,
        coordinate: Coordinate = .lisbon,
        makeRepository: @Sendable () async throws -> any WeatherOverviewRepository
    ) async throws {
        let check = WeatherOverviewCheck(repository: try await makeRepository(), coordinate: coordinate, rule: rule)
        switch rule {
        case .firstValueIsFromTheNetwork: try await check.policies.firstValueIsFromTheNetwork()
        case .refreshLoadsFromTheNetwork: try await check.policies.refreshLoadsFromTheNetwork()
        case .cacheOnlyFindsNothingAtFirst: try await check.policies.cacheOnlyFindsNothingAtFirst()
        case .cancelledTaskThrowsCancelled: try await check.policies.cancelledTaskThrowsCancelled()
        case .overviewIsTheRequestedOne: try await check.overviewIsTheRequestedOne()
        }
    }
}

/// The checks of ``WeatherOverviewRepositoryContract``; each one expects a repository that has loaded nothing.
struct WeatherOverviewCheck: Sendable {
    /// The repository under test.
    let repository: any WeatherOverviewRepository
    /// The place to request.
    let coordinate: Coordinate
    /// The rule being checked.
    let rule: WeatherOverviewRepositoryContract.Rule

    /// The checks of the policies.
    var policies: FetchPolicyCheck<WeatherOverview> {
        FetchPolicyCheck(contract: "WeatherOverviewRepository", rule: rule.rawValue) { policy throws(WeatherError) in
            try await overview(of: nil, .metric, policy)
        }
    }

    private func overview(
        of day: LocalDay?,
        _ units: Units,
        _ policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<WeatherOverview> {
        try await repository.overview(of: day, at: coordinate, units: units, policy: policy)
    }

    func overviewIsTheRequestedOne() async throws {
        let today = try await overview(of: nil, .metric).value.day
        for day in [today, today.advanced(by: 1)] {
            for units in Units.allCases {
                let found = try await overview(of: day, units).value
                guard !found.text.isEmpty else { throw policies.fail("the text is empty") }
                guard found.day == day, found.units == units else {
                    throw policies.fail("\(day) in \(units) is \(found.day) in \(found.units)")
                }
            }
        }
    }
}
