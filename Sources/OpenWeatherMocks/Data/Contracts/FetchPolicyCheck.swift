import OpenWeatherCore

/// The checks of the rules about policies, which the contracts of several protocols share; each one expects a repository
/// that has loaded nothing.
struct FetchPolicyCheck<Value: Sendable>: Sendable {
    /// The name of the protocol.
    let contract: String
    /// The rule being checked, as a sentence.
    let rule: String
    /// A closure that loads a value of the repository under test.
    let fetch: @Sendable (FetchPolicy) async throws(WeatherError) -> Fetched<Value>

    /// Returns the violation of the rule.
    func fail(_ detail: String) -> ContractViolation {
        ContractViolation(contract: contract, rule: rule, detail: detail)
    }

    func firstValueIsFromTheNetwork() async throws {
        let origin = try await fetch(.cacheFirst).origin
        guard origin == .network else { throw fail("it comes from \(origin)") }
    }

    func refreshLoadsFromTheNetwork() async throws {
        _ = try await fetch(.cacheFirst)
        let origin = try await fetch(.refresh).origin
        guard origin == .network else { throw fail("it comes from \(origin)") }
    }

    func cacheOnlyFindsNothingAtFirst() async throws {
        try await expect(.notCached) { () async throws(WeatherError) in _ = try await fetch(.cacheOnly) }
    }

    func cancelledTaskThrowsCancelled() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.cancelAll()
            group.addTask {
                try await expect(.cancelled) { () async throws(WeatherError) in _ = try await fetch(.refresh) }
            }
            try await group.waitForAll()
        }
    }

    /// Checks that a call throws an error and no other.
    func expect(_ expected: WeatherError, of call: () async throws(WeatherError) -> Void) async throws {
        do throws(WeatherError) {
            try await call()
        } catch {
            guard error == expected else { throw fail("it threw \(error)") }
            return
        }
        throw fail("it returned a value")
    }
}
