import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Code of Core's pages", .watched)
struct CoreSnippets {
    @Test(arguments: [(38.72, true), (98.72, false)])
    func `a point is made from numbers`(north: Double, exists: Bool) {
        let east = -9.14
        var isReached = false
        func read() {
            // snippet: core-coordinate
            let office = Coordinate(clampingLatitude: 38.72, longitude: -9.14)  // numbers in code
            guard let typed = Coordinate(latitude: north, longitude: east) else { return }  // numbers from elsewhere
            // end
            isReached = office == typed
        }

        read()

        #expect(isReached == exists)
    }

    @Test
    func `the landing page reads a value in any unit`() {
        // snippet: core-landing
        let lisbon = Coordinate(clampingLatitude: 38.72, longitude: -9.14)
        let query = LocationQuery.coordinate(lisbon)

        let temperature = Temperature(68, in: .fahrenheit)
        let wind = Wind(speed: Speed(36, in: .kilometersPerHour))
        print(query, temperature.celsius, temperature.kelvin, wind.force)
        // end

        #expect(temperature.celsius == 20)
        #expect(temperature.kelvin == 293.15)
        #expect(wind.force == .freshBreeze)
    }

    @Test
    func `the units page converts exactly`() {
        let weather = CurrentWeather.sample { $0.temperature = Temperature(celsius: 20) }

        // snippet: units-read
        let fahrenheit = weather.temperature.fahrenheit  // 68
        let knots = weather.wind?.speed.knots  // nil where the wind is not known
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
    func `the errors page tells what to do by case`(error: WeatherError, expected: String) async {
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
            case .rateLimited(let wait?, _): return "Try again in \(wait)."
            case _ where error.isTransient: return "Try again later."
            default: return error.description
            }
        }
    }
    // end

    private let response = """
        {"utc_offset_seconds": 7200,
         "current": {"time": 1790000000, "temperature_2m": 14.5, "weather_code": 61, "is_day": 1},
         "daily": {"time": [1789941600, 1790028000], "temperature_2m_min": [9, 8], "temperature_2m_max": [17, 16]}}
        """

    @Test
    func `the source of the page serves use cases`() async throws {
        let replayed = Data(response.utf8)

        // snippet: repository-use
        let weather = OpenMeteoRepository(load: { _ in replayed }, now: { Date() })
        let forecast = try await weather.forecast(for: .coordinate(latitude: 52.5, longitude: 13.4))
        print(forecast.source.name, forecast.value.days.map(\.summary.high))  // Open-Meteo [17.0 °C, 16.0 °C]
        // end

        #expect(forecast.source.name == "Open-Meteo")
        #expect(forecast.value.days.map(\.summary.high.celsius) == [17, 16])
        #expect(
            forecast.value.days.map(\.day) == [
                LocalDay(year: 2026, month: 9, day: 21), LocalDay(year: 2026, month: 9, day: 22),
            ]
        )
        let current = try await weather.currentWeather(for: .coordinate(.lisbon)).value
        #expect(current.temperature.celsius == 14.5)
        #expect(current.condition == WeatherCondition(.lightRain, .day))
        #expect(current.humidity == nil)
        await #expect(throws: WeatherError.unsupported) { try await weather.forecast(for: .city("Berlin")) }
        await #expect(throws: WeatherError.unsupported) {
            try await UnavailableAirQualityRepository().airQuality(at: .lisbon)
        }
    }

    /// The rules that do not ask for steps, which the source of the page has none of.
    private static let rules = WeatherRepositoryContract.Rule.allCases.filter {
        $0 != .forecastIsInOrderOfTime && $0 != .forecastHonorsTheCount
    }

    @Test(arguments: rules)
    func `the source of the page keeps the contract`(rule: WeatherRepositoryContract.Rule) async throws {
        let replayed = Data(response.utf8)

        try await WeatherRepositoryContract.verify(rule) {
            OpenMeteoRepository(
                load: { _ throws(NetworkError) in
                    if Task.isCancelled { throw .cancelled }
                    return replayed
                },
                now: { SampleTime.fetched }
            )
        }
    }

    @Test(arguments: [
        ("{}", WeatherError.invalidResponse(.notJSON)), ("[", .invalidResponse(.notJSON)),
        (#"{"utc_offset_seconds":0,"current":{},"daily":{}}"#, .invalidResponse(.invalidField(path: "current"))),
    ]
    )
    func `the source of the page names a bad response`(text: String, error: WeatherError) async {
        let sut = OpenMeteoRepository(load: { _ in Data(text.utf8) }, now: { SampleTime.fetched })

        await #expect(throws: error) { try await sut.currentWeather(for: .coordinate(.lisbon)) }
    }
}

// snippet: repository
/// Weather from Open-Meteo, whose responses hold one array per value.
struct OpenMeteoRepository: WeatherRepository {
    let load: @Sendable (Coordinate) async throws(NetworkError) -> Data
    let now: @Sendable () -> Date

    func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        let (coordinate, body) = try await body(for: query, policy: policy)
        guard let time = body.current["time"], let celsius = body.current["temperature_2m"] else {
            throw .invalidResponse(.invalidField(path: "current"))
        }
        let code = body.current["weather_code"].flatMap(Int.init(exactly:)).flatMap { Self.conditions[$0] }
        let weather = CurrentWeather(
            coordinate: coordinate,
            date: Date(timeIntervalSince1970: time),
            utcOffset: body.offset,
            elements: WeatherElements(
                conditions: code.map { [WeatherCondition($0, body.current["is_day"] == 0 ? .night : .day)] } ?? [],
                temperature: Temperature(celsius: celsius),
                humidity: body.current["relative_humidity_2m"].map(Percentage.init(percent:))
            )
        )
        return Fetched(weather, at: now(), from: .network, source: Self.source)
    }

    func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast> {
        let (coordinate, body) = try await body(for: query, policy: policy)
        var forecast = Forecast(city: ForecastCity(coordinate: coordinate, utcOffset: body.offset))
        let ranges = zip(body.daily["temperature_2m_min"] ?? [], body.daily["temperature_2m_max"] ?? [])
        for (time, (low, high)) in zip(body.daily["time"] ?? [], ranges) {
            let day = (body.offset ?? .utc).day(of: Date(timeIntervalSince1970: time))
            forecast.dailySummaries[day] = DaySummary(low: Temperature(celsius: low), high: Temperature(celsius: high))
        }
        return Fetched(forecast, at: now(), from: .network, source: Self.source)
    }

    private func body(for query: LocationQuery, policy: FetchPolicy) async throws(WeatherError) -> (Coordinate, Body) {
        guard policy != .cacheOnly else { throw .notCached }
        guard case .coordinate(let coordinate) = query else { throw .unsupported }
        let data: Data
        do { data = try await load(coordinate) } catch { throw WeatherError(error) }
        guard let body = try? JSONDecoder().decode(Body.self, from: data) else { throw .invalidResponse(.notJSON) }
        return (coordinate, body)
    }

    private struct Body: Decodable {
        let utc_offset_seconds: Int
        let current: [String: Double]
        let daily: [String: [Double]]
        var offset: UTCOffset? { UTCOffset(seconds: utc_offset_seconds) }
    }

    private static let source = DataSource(name: "Open-Meteo", address: URL(string: "https://open-meteo.com/"))
    private static let conditions: [Int: ConditionCode] = [0: .clearSky, 3: .overcastClouds, 45: .fog, 61: .lightRain]
}
// end
