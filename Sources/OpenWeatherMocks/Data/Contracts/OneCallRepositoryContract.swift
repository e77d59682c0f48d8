public import OpenWeatherCore

/// The rules that every ``/OpenWeatherCore/OneCallRepository`` must follow, as checks for the tests of your own source.
///
/// The checks throw a ``ContractViolation`` and so work with any test framework; ``CacheStoreContract`` shows how to
/// run them with Swift Testing. The repository must have every part but quarters of an hour for the place it is checked
/// with, for example by sending its requests to a ``DemoHTTPClient``.
public enum OneCallRepositoryContract: Sendable {
    /// A rule of the contract; its raw value is the sentence that a ``ContractViolation`` quotes.
    ///
    /// Pass `Rule.allCases` as the arguments of a test, and each rule passes or fails by itself.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Rule: String, CaseIterable, Sendable {
        /// The parts of a report.
        case onlyRequestedPartsCome = "a report has the requested parts and no others"
        /// A report without parts.
        case noPartsAreNoFailure = "without parts a report is empty"
        /// The growth of the elements of a stream.
        case updatesKeepWhatArrived = "an update has every part of the one before it"
        /// The origin of the first values.
        case firstValueIsFromTheNetwork = "the first value comes from the network"
        /// The origin of the values after a refresh.
        case refreshLoadsFromTheNetwork = "a refresh comes from the network even after a first value"
        /// A request to the cache alone, before anything was loaded.
        case cacheOnlyFindsNothingAtFirst = "cacheOnly throws notCached before the first value"
        /// The order of the series.
        case seriesAreInOrderOfTime = "minutes, hours and days are in order of time"
        /// A call from a task that was cancelled.
        case cancelledTaskThrowsCancelled = "a call from a cancelled task throws cancelled"
    }

    /// Checks every rule in the order of its declaration and stops at the first violation.
    ///
    /// - Parameters:
    ///   - coordinate: The place to request.
    ///   - makeRepository: A closure that creates a repository with an empty cache, or none; called once for each rule.
    /// - Throws: ``ContractViolation``, or an error that `makeRepository` or the repository throws.
    public static func verify(
        coordinate: Coordinate = .lisbon,
        makeRepository: @Sendable () async throws -> any OneCallRepository
    ) async throws {
        for rule in Rule.allCases { try await verify(rule, coordinate: coordinate, makeRepository: makeRepository) }
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
        makeRepository: @Sendable () async throws -> any OneCallRepository
    ) async throws {
        let check = OneCallRepositoryCheck(repository: try await makeRepository(), coordinate: coordinate, rule: rule)
        switch rule {
        case .onlyRequestedPartsCome: try await check.onlyRequestedPartsCome()
        case .noPartsAreNoFailure: try await check.noPartsAreNoFailure()
        case .updatesKeepWhatArrived: try await check.updatesKeepWhatArrived()
        case .firstValueIsFromTheNetwork: try await check.valueIsFromTheNetwork(.cacheFirst)
        case .refreshLoadsFromTheNetwork:
            _ = try await check.report([.current], .cacheFirst)
            try await check.valueIsFromTheNetwork(.refresh)
        case .cacheOnlyFindsNothingAtFirst: try await check.cacheOnlyFindsNothingAtFirst()
        case .seriesAreInOrderOfTime: try await check.seriesAreInOrderOfTime()
        case .cancelledTaskThrowsCancelled: try await check.cancelledTaskThrowsCancelled()
        }
    }
}

/// The checks of ``OneCallRepositoryContract``; each one expects a repository that has loaded nothing.
struct OneCallRepositoryCheck: Sendable {
    /// The repository under test.
    let repository: any OneCallRepository
    /// The place to request.
    let coordinate: Coordinate
    /// The rule being checked.
    let rule: OneCallRepositoryContract.Rule

    private func fail(_ detail: String) -> ContractViolation {
        ContractViolation(contract: "OneCallRepository", rule: rule.rawValue, detail: detail)
    }

    /// Returns parts.
    func report(_ parts: Set<OneCallPart>, _ policy: FetchPolicy) async throws(WeatherError) -> OneCallReport {
        try await repository.oneCall(at: coordinate, parts: parts, policy: policy)
    }

    private func updates(_ parts: Set<OneCallPart>) -> AsyncStream<OneCallReport> {
        repository.oneCallUpdates(at: coordinate, parts: parts, options: RequestOptions(), policy: .cacheFirst)
    }

    func onlyRequestedPartsCome() async throws {
        for parts: Set<OneCallPart> in [[.current], [.minutes, .alerts], [.hours, .days]] {
            var last: Set<OneCallPart> = []
            for await update in updates(parts) { last = update.parts }
            guard last == parts else { throw fail("\(names(parts)) were requested and \(names(last)) came") }
        }
    }

    func noPartsAreNoFailure() async throws {
        let parts = try await report([], .cacheFirst).parts
        guard parts.isEmpty else { throw fail("it has \(names(parts))") }
    }

    func updatesKeepWhatArrived() async throws {
        var before: Set<OneCallPart> = []
        for await update in updates(Set(OneCallPart.allCases)) {
            guard before.isSubset(of: update.parts) else {
                throw fail("\(names(before)) became \(names(update.parts))")
            }
            before = update.parts
        }
    }

    func valueIsFromTheNetwork(_ policy: FetchPolicy) async throws {
        guard let origin = try await report([.current], policy).current?.get().origin, origin == .network else {
            throw fail("it did not")
        }
    }

    func cacheOnlyFindsNothingAtFirst() async throws {
        do {
            let found = try await report([.current, .hours], .cacheOnly)
            throw fail("it returned \(names(found.parts))")
        } catch let error as WeatherError {
            guard error == .notCached else { throw fail("it threw \(error)") }
        }
    }

    func seriesAreInOrderOfTime() async throws {
        let report = try await report([.minutes, .hours, .days], .cacheFirst)
        try check("minutes", report.minutes?.get().value.map(\.date))
        try check("hours", report.hours?.get().value.map(\.date))
        try check("days", report.days?.get().value.map(\.day))
    }

    private func check<Time: Comparable>(_ name: String, _ times: [Time]?) throws {
        guard let times, !times.isEmpty else { throw fail("there are no \(name)") }
        guard zip(times, times.dropFirst()).allSatisfy(<) else { throw fail("the \(name) are at \(times)") }
    }

    func cancelledTaskThrowsCancelled() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.cancelAll()
            group.addTask {
                do {
                    let found = try await report([.current], .refresh)
                    throw fail("it returned \(names(found.parts))")
                } catch let error as WeatherError {
                    guard error == .cancelled else { throw fail("it threw \(error)") }
                }
            }
            try await group.waitForAll()
        }
    }

    private func names(_ parts: Set<OneCallPart>) -> String {
        parts.map(\.rawValue).sorted().description
    }
}
