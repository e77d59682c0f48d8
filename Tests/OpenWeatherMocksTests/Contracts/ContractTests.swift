import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Contracts", .watched)
struct ContractTests {
    @Test(arguments: CacheStoreContract.Rule.allCases)
    func `the in memory cache keeps every rule`(rule: CacheStoreContract.Rule) async throws {
        try await CacheStoreContract.verify(rule) { InMemoryCacheStore() }
    }

    @Test(arguments: BrokenCacheStore.Fault.allCases)
    func `a broken cache is caught by the rule it breaks`(fault: BrokenCacheStore.Fault) async throws {
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
    func `there is a broken cache for every rule`() {
        #expect(Set(BrokenCacheStore.Fault.allCases.map(\.rule)) == Set(CacheStoreContract.Rule.allCases))
    }

    @Test(arguments: PreferencesStoreContract.Rule.allCases)
    func `in memory preferences keep every rule`(rule: PreferencesStoreContract.Rule) async throws {
        try await PreferencesStoreContract.verify(rule) { InMemoryPreferencesStore() }
    }

    @Test(arguments: BrokenPreferencesStore.Fault.allCases)
    func `broken preferences are caught by the rule they break`(fault: BrokenPreferencesStore.Fault) async throws {
        let violation = await #expect(throws: ContractViolation.self) {
            try await PreferencesStoreContract.verify(fault.rule) { BrokenPreferencesStore(fault) }
        }

        #expect(violation?.rule == fault.rule.rawValue)
    }

    @Test(arguments: CallLedgerContract.Rule.allCases)
    func `the scripted ledger keeps every rule`(rule: CallLedgerContract.Rule) async throws {
        try await CallLedgerContract.verify(rule) { ScriptedCallLedger() }
    }

    @Test(arguments: BrokenCallLedger.Fault.allCases)
    func `a broken ledger is caught by the rule it breaks`(fault: BrokenCallLedger.Fault) async throws {
        let violation = await #expect(throws: ContractViolation.self) {
            try await CallLedgerContract.verify(fault.rule) { BrokenCallLedger(fault) }
        }

        #expect(violation?.contract == "CallLedger")
        #expect(violation?.rule == fault.rule.rawValue)
    }

    @Test
    func `there is a broken ledger for every rule`() {
        #expect(Set(BrokenCallLedger.Fault.allCases.map(\.rule)) == Set(CallLedgerContract.Rule.allCases))
    }

    @Test(arguments: OneCallRepositoryContract.Rule.allCases)
    func `a scripted repository of One Call keeps every rule`(rule: OneCallRepositoryContract.Rule) async throws {
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
    func `a broken repository of One Call is caught by the rule it breaks`(fault: BrokenOneCallRepository.Fault)
        async throws
    {
        try await OneCallRepositoryContract.verify(fault.rule) { BrokenOneCallRepository(fault: nil) }
        let violation = await #expect(throws: ContractViolation.self) {
            try await OneCallRepositoryContract.verify(fault.rule) { BrokenOneCallRepository(fault: fault) }
        }
        #expect(violation?.rule == fault.rule.rawValue)
    }

    @Test(arguments: WeatherRepositoryContract.Rule.allCases)
    func `a scripted repository that obeys keeps every rule`(rule: WeatherRepositoryContract.Rule) async throws {
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
    func `a repository that disobeys is caught`(rule: WeatherRepositoryContract.Rule) async throws {
        let violation = await #expect(throws: ContractViolation.self) {
            try await WeatherRepositoryContract.verify(rule) { DisobedientWeatherRepository() }
        }

        #expect(violation?.rule == rule.rawValue)
    }

    @Test
    func `what making a store throws is passed on`() async {
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
