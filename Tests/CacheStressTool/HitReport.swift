import Foundation
import OpenWeatherCaching
import OpenWeatherCore

/// A measurement of responses that are held in memory.
enum HitReport {
    /// Fetches a response, then prints the cost of reading it from memory, measured `count` times.
    static func print(in directory: URL, count: Int) async throws {
        let cache = ResponseCache(store: DiskCacheStore(directory: directory))
        let sut = CachedGeocodingRepository(upstream: OnePlace(), cache: cache)
        let coordinate = try Coordinate(latitude: 51.5073, longitude: -0.1276)
        _ = try await sut.locations(at: coordinate)
        var costs: [Duration] = []
        for _ in 0..<count {
            let start = ContinuousClock().now
            _ = try await sut.locations(at: coordinate)
            costs.append(ContinuousClock().now - start)
        }
        costs.sort()
        Swift.print("a response from memory: median \(costs[count / 2]), p99 \(costs[count * 99 / 100])")
    }
}

/// A geocoding repository with one place.
private struct OnePlace: GeocodingRepository {
    private func place() throws(WeatherError) -> Location {
        Location(
            name: "London",
            country: "GB",
            state: nil,
            coordinate: try Coordinate(latitude: 51.5, longitude: -0.1)
        )
    }

    func locations(
        named name: String,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        Fetched([try place()], at: Date(), from: .network, source: .openWeather)
    }

    func locations(
        at coordinate: Coordinate,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        Fetched([try place()], at: Date(), from: .network, source: .openWeather)
    }

    func location(
        postcode: String,
        country: String?,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Location> {
        Fetched(try place(), at: Date(), from: .network, source: .openWeather)
    }
}
