import Foundation
import OpenWeatherCore
import OpenWeatherTestWatch
import Testing

@Suite("Weather use cases", .watched)
struct WeatherUseCaseTests {
    /// A source that fails with what it was asked, so that the question can be read off the error.
    private struct Echo: WeatherRepository, AirQualityRepository {
        private func error(_ parts: Any...) -> WeatherError {
            .badRequest(.refused(message: parts.map { "\($0)" }.joined(separator: " "), parameters: []))
        }

        func currentWeather(
            for query: LocationQuery,
            options: RequestOptions,
            policy: FetchPolicy
        ) async throws(WeatherError) -> Fetched<CurrentWeather> {
            throw error("current", query, options.units, options.language, policy)
        }

        func forecast(
            for query: LocationQuery,
            count: Int?,
            options: RequestOptions,
            policy: FetchPolicy
        ) async throws(WeatherError) -> Fetched<Forecast> {
            throw error("forecast", query, count as Any, options.units, options.language, policy)
        }

        func airQuality(at coordinate: Coordinate, policy: FetchPolicy) async throws(WeatherError) -> Fetched<
            AirQuality
        > {
            throw error("air", coordinate, policy)
        }

        func airQualityForecast(
            at coordinate: Coordinate,
            policy: FetchPolicy
        ) async throws(WeatherError) -> Fetched<AirQualityForecast> {
            throw error("hours", coordinate, policy)
        }
    }

    private let oslo = Location.named("Oslo", at: .at(59.91, 10.74))
    private let options = RequestOptions(units: .imperial, language: .german)

    private func request(_ ask: () async throws(WeatherError) -> Void) async -> String {
        do {
            try await ask()
            return "answered"
        } catch .badRequest(.refused(let message, _)) {
            return message
        } catch {
            return "\(error)"
        }
    }

    @Test
    func `requests by coordinates with the options and policy it was given`() async {
        let query = "\(LocationQuery.coordinate(oslo.coordinate))"

        let current = await request { () throws(WeatherError) in
            _ = try await GetCurrentWeatherUseCase(weather: Echo())(at: oslo, options: options, policy: .refresh)
        }
        let forecast = await request { () throws(WeatherError) in
            _ = try await GetForecastUseCase(weather: Echo())(at: oslo, options: options, policy: .cacheOnly)
        }

        #expect(current == "current \(query) imperial de refresh")
        #expect(forecast == "forecast \(query) nil imperial de cacheOnly")
    }

    @Test
    func `requests the air now and over the coming hours`() async {
        let sut = GetAirQualityUseCase(airQuality: Echo())

        let now = await request { () throws(WeatherError) in _ = try await sut(at: oslo, policy: .cacheFirst) }
        let hours = await request { () throws(WeatherError) in _ = try await sut.forecast(at: oslo, policy: .refresh) }

        #expect(now == "air \(oslo.coordinate) cacheFirst")
        #expect(hours == "hours \(oslo.coordinate) refresh")
    }

    @Test
    func `requests metric units and English and the cache first unless told otherwise`() async {
        let current = await request { () throws(WeatherError) in _ = try await Echo().currentWeather(for: .cityID(1)) }
        let forecast = await request { () throws(WeatherError) in _ = try await Echo().forecast(for: .cityID(1)) }
        let air = await request { () throws(WeatherError) in _ = try await Echo().airQuality(at: oslo.coordinate) }

        #expect(current == "current cityID(1) metric en cacheFirst")
        #expect(forecast == "forecast cityID(1) nil metric en cacheFirst")
        #expect(air == "air \(oslo.coordinate) cacheFirst")
    }
}
