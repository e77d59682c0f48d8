public import OpenWeatherCore

/// The rules that every ``/OpenWeatherCore/WeatherAlertRepository`` must follow, as checks for the tests of your own
/// source.
///
/// The checks throw a ``ContractViolation`` and so work with any test framework; ``CacheStoreContract`` shows how to
/// run them with Swift Testing. The repository must have the alert it is checked with.
public enum WeatherAlertRepositoryContract: Sendable {
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
        /// The identity of the returned alert.
        case alertIsTheRequestedOne = "an alert has the requested identity and ends after it starts"
        /// An identity that no alert has.
        case unknownAlertIsNotFound = "an unknown identity throws notFound"
    }

    /// Checks every rule in the order of its declaration and stops at the first violation.
    ///
    /// - Parameters:
    ///   - id: The identity of an alert in effect.
    ///   - makeRepository: A closure that creates a repository with an empty cache, or none; called once for each rule.
    /// - Throws: ``ContractViolation``, or an error that `makeRepository` or the repository throws.
    public static func verify(
        id: String,
        makeRepository: @Sendable () async throws -> any WeatherAlertRepository
    ) async throws {
        for rule in Rule.allCases {
            try await verify(rule, id: id, makeRepository: makeRepository)
        }
    }

    /// Checks one rule on a new repository.
    ///
    /// - Parameters:
    ///   - rule: The rule to check.
    ///   - id: The identity of an alert in effect.
    ///   - makeRepository: A closure that creates a repository with an empty cache, or none.
    /// - Throws: ``ContractViolation``, or an error that `makeRepository` or the repository throws.
    public static func verify(
        _ rule: Rule,
        id: String,
        makeRepository: @Sendable () async throws -> any WeatherAlertRepository
    ) async throws {
        let check = WeatherAlertCheck(repository: try await makeRepository(), id: id, rule: rule)
        switch rule {
        case .firstValueIsFromTheNetwork: try await check.policies.firstValueIsFromTheNetwork()
        case .refreshLoadsFromTheNetwork: try await check.policies.refreshLoadsFromTheNetwork()
        case .cacheOnlyFindsNothingAtFirst: try await check.policies.cacheOnlyFindsNothingAtFirst()
        case .cancelledTaskThrowsCancelled: try await check.policies.cancelledTaskThrowsCancelled()
        case .alertIsTheRequestedOne: try await check.alertIsTheRequestedOne()
        case .unknownAlertIsNotFound: try await check.unknownAlertIsNotFound()
        }
    }
}

/// The checks of ``WeatherAlertRepositoryContract``; each one expects a repository that has loaded nothing.
struct WeatherAlertCheck: Sendable {
    /// The repository under test.
    let repository: any WeatherAlertRepository
    /// The identity to request.
    let id: String
    /// The rule being checked.
    let rule: WeatherAlertRepositoryContract.Rule

    /// The checks of the policies.
    var policies: FetchPolicyCheck<WeatherAlert> {
        FetchPolicyCheck(contract: "WeatherAlertRepository", rule: rule.rawValue) { policy throws(WeatherError) in
            try await repository.alert(id: id, policy: policy)
        }
    }

    func alertIsTheRequestedOne() async throws {
        let alert = try await policies.fetch(.cacheFirst).value
        guard alert.id == id else { throw policies.fail("it has the identity \(alert.id)") }
        guard alert.start < alert.end else { throw policies.fail("it ends at \(alert.end)") }
    }

    func unknownAlertIsNotFound() async throws {
        try await policies.expect(.notFound) { () async throws(WeatherError) in
            _ = try await repository.alert(id: "no-alert-has-this-identity", policy: .cacheFirst)
        }
    }
}
