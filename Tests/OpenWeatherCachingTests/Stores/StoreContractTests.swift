import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Contract of stores", .watched)
struct StoreContractTests {
    private static let room = CacheLimits(bytes: 4_000_000, entries: 400)

    @Test(arguments: CacheStoreContract.Rule.allCases)
    func `is met by the store in memory`(rule: CacheStoreContract.Rule) async throws {
        try await CacheStoreContract.verify(rule) { MemoryCacheStore(limits: Self.room) }
    }

    @Test(arguments: CacheStoreContract.Rule.allCases)
    func `is met by the store on disk`(rule: CacheStoreContract.Rule) async throws {
        let directory = try TemporaryDirectory()
        let now = Self.now
        try await CacheStoreContract.verify(rule) {
            DiskCacheStore(directory: directory.url.appending(path: UUID().uuidString), limits: Self.room, now: now)
        }
    }

    @Test(arguments: PreferencesStoreContract.Rule.allCases)
    func `is met by the store of preferences`(rule: PreferencesStoreContract.Rule) async throws {
        let directory = try TemporaryDirectory()
        try await PreferencesStoreContract.verify(rule) {
            // It never looks for changes of others, so that a stream has those of its own. A clock that nothing moves would
            // not do: a process that another test starts holds the lock until it runs its program.
            FilePreferencesStore(
                file: directory.url.appending(path: "\(UUID().uuidString).json"),
                pollInterval: .seconds(1_000_000)
            )
        }
    }

    private static let now: @Sendable () -> Date = { SampleTime.fetched }
}
