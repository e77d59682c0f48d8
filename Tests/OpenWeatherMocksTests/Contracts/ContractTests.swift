import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Contracts", .watched)
struct ContractTests {
    @Test(arguments: CacheStoreContract.Rule.allCases)
    func theInMemoryCacheKeepsEveryRule(rule: CacheStoreContract.Rule) async throws {
        try await CacheStoreContract.verify(rule) { InMemoryCacheStore() }
    }

    @Test(arguments: BrokenCacheStore.Fault.allCases)
    func aBrokenCacheIsCaughtByTheRuleItBreaks(fault: BrokenCacheStore.Fault) async throws {
        let violation = await #expect(throws: ContractViolation.self) {
            try await CacheStoreContract.verify(fault.rule) { BrokenCacheStore(fault) }
        }

        #expect(violation?.contract == "CacheStore")
        #expect(violation?.rule == fault.rule.rawValue)
        #expect(violation?.description.isEmpty == false)
        await #expect(throws: ContractViolation.self) {
            try await CacheStoreContract.verify { BrokenCacheStore(fault) }
        }
    }

    @Test
    func thereIsABrokenCacheForEveryRule() {
        #expect(Set(BrokenCacheStore.Fault.allCases.map(\.rule)) == Set(CacheStoreContract.Rule.allCases))
    }

    @Test(arguments: PreferencesStoreContract.Rule.allCases)
    func inMemoryPreferencesKeepEveryRule(rule: PreferencesStoreContract.Rule) async throws {
        try await PreferencesStoreContract.verify(rule) { InMemoryPreferencesStore() }
    }

    @Test(arguments: BrokenPreferencesStore.Fault.allCases)
    func brokenPreferencesAreCaughtByTheRuleTheyBreak(fault: BrokenPreferencesStore.Fault) async throws {
        let violation = await #expect(throws: ContractViolation.self) {
            try await PreferencesStoreContract.verify(fault.rule) { BrokenPreferencesStore(fault) }
        }

        #expect(violation?.rule == fault.rule.rawValue)
    }

    @Test(arguments: CallLedgerContract.Rule.allCases)
    func theScriptedLedgerKeepsEveryRule(rule: CallLedgerContract.Rule) async throws {
        try await CallLedgerContract.verify(rule) { ScriptedCallLedger() }
    }

    @Test(arguments: BrokenCallLedger.Fault.allCases)
    func aBrokenLedgerIsCaughtByTheRuleItBreaks(fault: BrokenCallLedger.Fault) async throws {
        let violation = await #expect(throws: ContractViolation.self) {
            try await CallLedgerContract.verify(fault.rule) { BrokenCallLedger(fault) }
        }

        #expect(violation?.contract == "CallLedger")
        #expect(violation?.rule == fault.rule.rawValue)
    }

    @Test
    func thereIsABrokenLedgerForEveryRule() {
        #expect(Set(BrokenCallLedger.Fault.allCases.map(\.rule)) == Set(CallLedgerContract.Rule.allCases))
    }

    @Test(arguments: OneCallRepositoryContract.Rule.allCases)
    func aScriptedRepositoryOfOneCallKeepsEveryRule(rule: OneCallRepositoryContract.Rule) async throws {
        try await OneCallRepositoryContract.verify(rule) {
            let repository = ScriptedOneCallRepository()
            repository.reports.respond { call throws(WeatherError) in
                if case .oneCall(_, _, _, policy: .cacheOnly) = call { throw .notCached }
                return .sample()
            }
            return repository
        }
    }

    @Test(arguments: BrokenOneCallRepository.Fault.allCases)
    func aBrokenRepositoryOfOneCallIsCaughtByTheRuleItBreaks(fault: BrokenOneCallRepository.Fault) async throws {
        try await OneCallRepositoryContract.verify(fault.rule) { BrokenOneCallRepository(fault: nil) }
        let violation = await #expect(throws: ContractViolation.self) {
            try await OneCallRepositoryContract.verify(fault.rule) { BrokenOneCallRepository(fault: fault) }
        }
        #expect(violation?.rule == fault.rule.rawValue)
    }

    @Test(arguments: WeatherRepositoryContract.Rule.allCases)
    func aScriptedRepositoryThatObeysKeepsEveryRule(rule: WeatherRepositoryContract.Rule) async throws {
        try await WeatherRepositoryContract.verify(rule) {
            let repository = ScriptedWeatherRepository()
            repository.currentWeather.respond { call throws(WeatherError) in
                if case .currentWeather(_, _, policy: .cacheOnly) = call { throw .notCached }
                return .sample(.sample())
            }
            repository.forecast.respond { call throws(WeatherError) in
                guard case .forecast(_, let count, _, _) = call else { throw .notFound }
                return .sample(.sample(entries: Forecast.sampleEntries(count: count ?? 40)))
            }
            return repository
        }
    }

    @Test(arguments: WeatherRepositoryContract.Rule.allCases)
    func aRepositoryThatDisobeysIsCaught(rule: WeatherRepositoryContract.Rule) async throws {
        let violation = await #expect(throws: ContractViolation.self) {
            try await WeatherRepositoryContract.verify(rule) { DisobedientWeatherRepository() }
        }

        #expect(violation?.rule == rule.rawValue)
    }

    @Test
    func whatMakingAStoreThrowsIsPassedOn() async {
        await #expect(throws: WeatherError.storage(.full)) {
            try await CacheStoreContract.verify { throw WeatherError.storage(.full) }
        }
    }
}

/// A repository that ignores its arguments and returns everything from the cache, in reverse order.
private struct DisobedientWeatherRepository: WeatherRepository {
    func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        .sample(.sample(), from: .cache)
    }

    func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast> {
        .sample(.sample(entries: Forecast.sampleEntries().reversed()))
    }
}
