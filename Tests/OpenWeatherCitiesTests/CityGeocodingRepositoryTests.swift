import Foundation
import OpenWeatherCities
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Geocoding with the list of cities", .watched)
struct CityGeocodingRepositoryTests {
    private let upstream = ScriptedGeocodingRepository()
    private let lisbon = Fetched(
        [Location(name: "Lisbon", country: "PT", coordinate: Coordinate(clampingLatitude: 38.7, longitude: -9.1))],
        at: SampleTime.fetched,
        from: .network,
        source: .openWeather
    )

    @Test(arguments: [FetchPolicy.cacheFirst, .cacheOnly])
    func `a name in the list needs no request`(policy: FetchPolicy) async throws {
        try await CityFixture.withList { list in
            let geocoding = CityGeocodingRepository(list: list, upstream: upstream)
            let found = try await geocoding.locations(named: "portl", limit: 2, policy: policy)
            #expect(found.value.map(\.country) == ["AU", "US"])
            #expect(found.value.map(\.state) == [nil, "ME"])
            #expect(found.origin == .cache)
            #expect(found.fetchedAt == list.imported)
            #expect(!found.isStale)
            #expect(upstream.calls == [])
        }
    }

    @Test
    func `other names, other calls, a refresh and a wrong limit go to the other repository`() async throws {
        try await CityFixture.withList { list in
            let geocoding = CityGeocodingRepository(list: list, upstream: upstream)
            upstream.named.always(lisbon)
            upstream.near.always(lisbon)
            upstream.postcode.always(lisbon.map { $0[0] })
            let point = lisbon.value[0].coordinate
            #expect(try await geocoding.locations(named: "Lisboa", limit: 5, policy: .cacheOnly) == lisbon)
            _ = try await geocoding.locations(named: "London", limit: 5, policy: .refresh)
            _ = try await geocoding.locations(named: "London", limit: 6, policy: .cacheFirst)
            _ = try await geocoding.locations(named: "", limit: 5, policy: .cacheFirst)
            _ = try await geocoding.locations(at: point, limit: 3, policy: .cacheFirst)
            _ = try await geocoding.location(postcode: "E14", country: "GB", policy: .refresh)
            #expect(
                upstream.calls == [
                    .named("Lisboa", limit: 5, policy: .cacheOnly), .named("London", limit: 5, policy: .refresh),
                    .named("London", limit: 6, policy: .cacheFirst), .named("", limit: 5, policy: .cacheFirst),
                    .near(point, limit: 3, policy: .cacheFirst),
                    .postcode("E14", country: "GB", policy: .refresh),
                ]
            )
        }
    }

    @Test
    func `without a list every call goes to the other repository`() async throws {
        upstream.named.always(lisbon)
        let geocoding = CityGeocodingRepository(list: nil, upstream: upstream)
        #expect(try await geocoding.locations(named: "London") == lisbon)
        #expect(upstream.calls == [.named("London", limit: 5, policy: .cacheFirst)])
    }

    @Test
    func `errors of the other repository are passed on`() async throws {
        upstream.named.always(failure: .offline)
        try await CityFixture.withList { list in
            let geocoding = CityGeocodingRepository(list: list, upstream: upstream)
            await #expect(throws: WeatherError.offline) { try await geocoding.locations(named: "Lisboa") }
        }
    }

    @Test
    func `a cancelled search finds nothing`() async throws {
        try await CityFixture.withList { list in
            let geocoding = CityGeocodingRepository(list: list, upstream: upstream)
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await geocoding.locations(named: "London")
            }
            await #expect(throws: WeatherError.cancelled) { try await task.value }
        }
    }

    @Test
    func `a search field finds cities before their names are whole`() async throws {
        try await CityFixture.withList { list in
            let search = SearchLocationsUseCase(geocoding: CityGeocodingRepository(list: list, upstream: upstream))
            let zurich = try await search("Zür")
            let athens = try await search("athens, us")
            #expect(zurich.map(\.name) == ["Zürich"])
            #expect(athens.map(\.state) == ["GA"])
            #expect(upstream.calls == [])
        }
    }
}
