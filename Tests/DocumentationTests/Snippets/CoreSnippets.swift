import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@Suite("Code of Core's pages")
struct CoreSnippets {
    @Test
    func theLandingPageReadsAValueInAnyUnit() throws {
        // snippet: core-landing
        let lisbon = try Coordinate(latitude: 38.72, longitude: -9.14)
        let query = LocationQuery.coordinate(lisbon)

        let temperature = Temperature(68, in: .fahrenheit)
        let wind = Wind(speed: Speed(36, in: .kilometersPerHour), direction: nil, gust: nil)
        print(query, temperature.celsius, temperature.value(in: .kelvin), wind.force)
        // end

        #expect(temperature.celsius == 20)
        #expect(temperature.value(in: .kelvin) == 293.15)
        #expect(wind.force == .freshBreeze)
    }

    @Test
    func theUnitsPageConvertsExactly() {
        let weather = CurrentWeather.sample(temperature: Temperature(celsius: 20))

        // snippet: units-read
        let fahrenheit = weather.temperature.value(in: .fahrenheit)  // 68
        let knots = weather.wind?.speed.value(in: .knots)  // nil where the wind is not known
        let measurement = weather.temperature.measurement  // for Foundation's formatters on Apple systems
        // end

        #expect(fahrenheit == 68)
        #expect(knots.map { $0 > 11 && $0 < 12 } == true)
        #expect(measurement.value == 20)
    }

    @Test(arguments: [
        (WeatherError.missingKey, "Ask for a key."),
        (.rateLimited(retryAfter: .seconds(30)), "Try again in 30.0 seconds."),
        (.offline, "Try again later."),
        (.notFound, "The service knows no such place. Check the spelling or search by coordinates."),
    ]
    )
    func theErrorsPageTellsWhatToDoByCase(error: WeatherError, expected: String) async {
        let repository = ScriptedWeatherRepository()
        repository.currentWeather.enqueue(failure: error)

        #expect(await advice(for: .city("Lisbon"), from: repository) == expected)
    }

    // snippet: errors-switch
    func advice(for query: LocationQuery, from weather: any WeatherRepository) async -> String {
        do throws(WeatherError) {
            let response = try await weather.currentWeather(for: query)
            return "\(response.value.temperature.celsius) °C"
        } catch {
            switch error {
            case .missingKey, .invalidKey: return "Ask for a key."
            case .rateLimited(let wait?): return "Try again in \(wait)."
            case _ where error.isTransient: return "Try again later."
            default: return error.description
            }
        }
    }
    // end

    @Test(arguments: [WeatherError.notFound])
    func theRepositoryOfThePageKeepsTheContract(error: WeatherError) async throws {
        let sut = StationRepository(celsius: 12.5, now: { SampleTime.fetched })

        let response = try await sut.currentWeather(for: .coordinate(.lisbon))

        #expect(response.value.temperature == Temperature(celsius: 12.5))
        #expect(response.value.humidity == nil)
        await #expect(throws: error) { try await sut.forecast(for: .coordinate(.lisbon)) }
    }
}

// snippet: repository
/// The thermometer in the garden as a source of weather.
struct StationRepository: WeatherRepository {
    let celsius: Double
    let now: @Sendable () -> Date

    func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        guard policy != .cacheOnly else { throw .notCached }
        guard case .coordinate(let coordinate) = query else { throw .notFound }
        let weather = CurrentWeather(
            cityID: nil,
            name: "Garden",
            country: nil,
            coordinate: coordinate,
            date: now(),
            utcOffset: nil,
            conditions: [],
            temperature: Temperature(celsius: celsius),
            feelsLike: nil,
            minimum: nil,
            maximum: nil,
            humidity: nil,
            pressure: nil,
            groundLevelPressure: nil,
            wind: nil,
            cloudiness: nil,
            visibility: nil,
            rain: nil,
            snow: nil,
            sun: .unknown
        )
        return Fetched(weather, at: now(), from: .network, source: .openWeather)
    }

    func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast> {
        throw .notFound
    }
}
// end
