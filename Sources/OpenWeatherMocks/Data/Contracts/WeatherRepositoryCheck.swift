import OpenWeatherCore

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
