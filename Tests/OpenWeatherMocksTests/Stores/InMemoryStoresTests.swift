import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("In-memory stores", .watched)
struct InMemoryStoresTests {
    @Test
    func `preferences can be set to fail without losing anything`() async throws {
        let sut = InMemoryPreferencesStore(.sample(currentLocation: .tokyo))
        sut.setFailure(.storage(.full))

        await #expect(throws: WeatherError.storage(.full)) { try await sut.preferences() }
        await #expect(throws: WeatherError.storage(.full)) { try await sut.update { $0.units = .standard } }
        #expect(sut.stored.units == .metric)
        #expect(sut.updateCount == 0)
        #expect(sut.readCount == 0)

        sut.setFailure(nil)
        let result = try await sut.update { $0.units = .standard }
        #expect(result.currentLocation == .tokyo)
        #expect(sut.stored.units == .standard)
        #expect(sut.updateCount == 1)
        #expect(try await sut.preferences() == result)
        #expect(sut.readCount == 1)
    }

    @Test
    func `an update that changes nothing is not delivered`() async throws {
        let sut = InMemoryPreferencesStore()
        var changes = sut.changes().makeAsyncIterator()

        try await sut.update { _ in }
        try await sut.update { $0.isCacheEnabled = false }

        #expect(await changes.next()?.isCacheEnabled == true)
        #expect(await changes.next()?.isCacheEnabled == false)
        #expect(sut.updateCount == 2)
    }

    @Test
    func `secrets are kept replaced and removed by name`() async throws {
        let sut = InMemorySecretStore(["a": Secret("1")])

        try await sut.setSecret(Secret("2"), named: "b")
        try await sut.setSecret(Secret("3"), named: "b")
        try await sut.setSecret(nil, named: "a")

        #expect(try await sut.secret(named: "a") == nil)
        #expect(try await sut.secret(named: "b")?.reveal() == "3")
        #expect(try await sut.secret(named: "c") == nil)
    }

    @Test
    func `secrets can be set to fail and are not shown by dump`() async throws {
        let sut = InMemorySecretStore(["key": Secret("0123456789abcdef")])
        sut.setFailure(.storage(.unreadable(name: "secrets")))

        await #expect(throws: WeatherError.storage(.unreadable(name: "secrets"))) {
            try await sut.secret(named: "key")
        }
        await #expect(throws: WeatherError.self) { try await sut.setSecret(nil, named: "key") }

        var text = ""
        dump(sut, to: &text)
        #expect(!text.contains("0123456789abcdef"))
    }

    @Test
    func `the cache shows what it keeps`() async {
        let entry = CacheEntry(data: Data("abc".utf8), fetchedAt: SampleTime.fetched, expiresAt: SampleTime.fetched)
        let sut = InMemoryCacheStore([CacheKey("a"): entry])

        await sut.store(entry, for: CacheKey("b"))

        #expect(await sut.entries == [CacheKey("a"): entry, CacheKey("b"): entry])
        #expect(await sut.usage() == CacheUsage(entries: 2, bytes: 6))
    }
}
