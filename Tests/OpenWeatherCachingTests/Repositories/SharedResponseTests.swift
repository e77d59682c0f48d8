import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Requests that share a response", .watched)
struct SharedResponseTests {
    private let time = TestTime()
    private let upstream: Upstream
    private let store = GatedCacheStore()

    init() {
        upstream = Upstream(time: time)
    }

    private func makeSUT(decimals: Int = 2) -> CachedWeatherRepository {
        CachedWeatherRepository(
            upstream: upstream,
            cache: ResponseCache(store: store, now: time.clock),
            coordinateDecimals: decimals
        )
    }

    private func origin(
        _ sut: CachedWeatherRepository,
        _ query: LocationQuery,
        _ options: RequestOptions = RequestOptions()
    ) async throws -> FetchOrigin {
        try await sut.currentWeather(for: query, options: options, policy: .cacheFirst).origin
    }

    @Test
    func `in other units send no request`() async throws {
        let sut = makeSUT()

        for units in Units.allCases { _ = try await origin(sut, .cityID(1), RequestOptions(units: units)) }

        #expect(await upstream.requests.count == 1)
    }

    @Test
    func `in other languages do not`() async throws {
        let sut = makeSUT()

        _ = try await origin(sut, .cityID(1), RequestOptions(language: .english))

        #expect(try await origin(sut, .cityID(1), RequestOptions(language: .german)) == .network)
        #expect(try await origin(sut, .cityID(1), RequestOptions(language: .english)) == .cache)
    }

    @Test
    func `for near points do and the request is for the exact point`() async throws {
        let sut = makeSUT()

        #expect(try await origin(sut, .coordinate(latitude: 51.5073, longitude: -0.1276)) == .network)
        #expect(try await origin(sut, .coordinate(latitude: 51.5099, longitude: -0.1251)) == .cache)
        #expect(try await origin(sut, .coordinate(latitude: 51.5151, longitude: -0.1276)) == .network)
        #expect(try await origin(sut, .coordinate(latitude: 51.5073, longitude: 0.1276)) == .network)

        #expect(await upstream.requests[0].contains("51.5073"))
    }

    @Test
    func `on both sides of zero do`() async throws {
        let sut = makeSUT()

        _ = try await origin(sut, .coordinate(latitude: 0.001, longitude: -0.001))

        #expect(try await origin(sut, .coordinate(latitude: -0.001, longitude: 0.001)) == .cache)
    }

    @Test(arguments: [(0, FetchOrigin.cache), (1, .cache), (3, .network)])
    func `are as near as configured`(decimals: Int, expected: FetchOrigin) async throws {
        let sut = makeSUT(decimals: decimals)

        _ = try await origin(sut, .coordinate(latitude: 10.012, longitude: 20.012))

        #expect(try await origin(sut, .coordinate(latitude: 10.014, longitude: 20.014)) == expected)
    }

    @Test(arguments: [
        (LocationQuery.city("London"), LocationQuery.city(" LONDON  "), true),
        (.city("Zürich"), .city("ZU\u{308}RICH"), true),
        (.city("New York"), .city("new   york"), true),
        (.city("New York"), .city("NewYork"), false),
        (.city(name: "Paris", country: "FR"), .city(name: "paris", country: "fr"), true),
        (.city(name: "Paris", country: "FR"), .city(name: "Paris"), false),
        (.city(name: "Paris", state: "TX", country: "US"), .city(name: "Paris", country: "TX"), false),
        (.city(name: "a,b"), .city(name: "a", state: "b"), false),
        (.city(name: "a/b"), .city(name: "a%2Fb"), false),
        (.postcode("e14", country: "GB"), .postcode("E14", country: "gb"), true),
        (.postcode("90210"), .postcode("90210", country: "US"), true),
        (.postcode("90210"), .postcode("90210", country: "DE"), false),
        (.cityID(1), .cityID(11), false),
        (.city("1"), .cityID(1), false),
    ]
    )
    func `name a place in any case and spacing`(one: LocationQuery, other: LocationQuery, isShared: Bool) async throws {
        let sut = makeSUT()

        _ = try await origin(sut, one)

        #expect(try await origin(sut, other) == (isShared ? .cache : .network))
    }

    @Test
    func `have keys without units`() async throws {
        let sut = makeSUT()
        _ = try await origin(sut, .coordinate(latitude: 48.8566, longitude: 2.3522), RequestOptions(units: .imperial))
        _ = try await origin(sut, .city(name: "Saint Étienne", country: "FR"), RequestOptions(language: .french))

        let keys = await store.keys.map(\.description).sorted()

        #expect(keys == ["weather3/lang,en/at,48.86,2.35", "weather3/lang,fr/name,saint %C3%A9tienne,,fr"])
    }
}
