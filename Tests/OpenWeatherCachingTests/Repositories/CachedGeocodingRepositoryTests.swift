import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Cached geocoding repository", .watched)
struct CachedGeocodingRepositoryTests {
    private let time = TestTime()
    private let upstream: Upstream
    private let sut: CachedGeocodingRepository

    init() {
        upstream = Upstream(time: time)
        sut = CachedGeocodingRepository(upstream: upstream, cache: ResponseCache(store: nil, now: time.clock))
    }

    @Test
    func `serves every limit from one request for five places`() async throws {
        for limit in [1, 5, 3] {
            let found = try await sut.locations(named: "London", limit: limit, policy: .cacheFirst)
            #expect(found.value.map(\.name) == (0..<limit).map { "1.\($0)" })
        }

        #expect(await upstream.requests == ["named London 5"])
    }

    @Test(arguments: [0, 6])
    func `leaves bad limits to the service`(limit: Int) async {
        let failure = WeatherError.badRequest(.outOfRange(parameter: "limit", allowed: 1...5))

        await #expect(throws: failure) { try await sut.locations(named: "x", limit: limit, policy: .cacheFirst) }
        await #expect(throws: failure) { try await sut.locations(at: .london, limit: limit, policy: .cacheFirst) }
    }

    @Test(arguments: [
        (86_399.0, "cache"), (86_400.0, "stale"), (2_592_000.0, "stale"), (2_592_001.0, "none"),
    ]
    )
    func `keeps places for a day and shows them for a month`(age: TimeInterval, expected: String) async throws {
        _ = try await sut.location(postcode: "E14", country: "GB")
        time.advance(by: age)
        await upstream.fail(with: .offline)

        let origin = try? await sut.location(postcode: "e14", country: "gb").origin

        #expect(origin == ["cache": .cache, "stale": .stale(.offline)][expected])
    }

    @Test
    func `keeps names coordinates and postcodes apart`() async throws {
        _ = try await sut.locations(named: "90210")
        _ = try await sut.locations(at: .london)
        _ = try await sut.location(postcode: "90210", country: nil)

        #expect(await upstream.requests == ["named 90210 5", "at 51.5073 5", "postcode 90210 -"])
        #expect(try await sut.location(postcode: "90210", country: "US").value == .stub("3"))
        #expect(try await sut.locations(at: .london).value == [.stub("2")])
    }

    @Test
    func `does not keep that a place is unknown`() async throws {
        await upstream.fail(with: .notFound)
        await #expect(throws: WeatherError.notFound) { try await sut.location(postcode: "E14", country: "GB") }

        await upstream.fail(with: nil)

        #expect(try await sut.location(postcode: "E14", country: "GB").origin == .network)
    }
}
