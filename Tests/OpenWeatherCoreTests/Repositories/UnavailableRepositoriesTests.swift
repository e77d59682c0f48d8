import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Unavailable repositories", .watched)
struct UnavailableRepositoriesTests {
    @Test(arguments: [FetchPolicy.cacheFirst, .refresh, .cacheOnly])
    func `refuse every request for air`(policy: FetchPolicy) async {
        let sut = UnavailableAirQualityRepository()

        await #expect(throws: WeatherError.unsupported) { try await sut.airQuality(at: .lisbon, policy: policy) }
        await #expect(throws: WeatherError.unsupported) {
            try await sut.airQualityForecast(at: .lisbon, policy: policy)
        }
    }

    @Test(arguments: [FetchPolicy.cacheFirst, .refresh, .cacheOnly])
    func `refuse every request for places`(policy: FetchPolicy) async {
        let sut = UnavailableGeocodingRepository()

        await #expect(throws: WeatherError.unsupported) {
            try await sut.locations(named: "Lisbon", limit: 5, policy: policy)
        }
        await #expect(throws: WeatherError.unsupported) {
            try await sut.locations(at: .lisbon, limit: 5, policy: policy)
        }
        await #expect(throws: WeatherError.unsupported) {
            try await sut.location(postcode: "1100", country: "PT", policy: policy)
        }
    }

    @Test
    func `still let typed coordinates be found`() async throws {
        let found = try await SearchLocationsUseCase(geocoding: UnavailableGeocodingRepository())("38.72, -9.14")

        #expect(found.map(\.coordinate) == [Coordinate(clampingLatitude: 38.72, longitude: -9.14)])
        #expect(found.map(\.name) == [""])
    }
}
