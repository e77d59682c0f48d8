import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Remote repositories", .watched)
struct RemoteRepositoryTests {
    @Test
    func `say when and where a value was fetched`() async throws {
        let current = try await Remote(responding: Body.weather).weather.currentWeather(for: .city("Helsinki"))
        let forecast = try await Remote(responding: Body.forecast).weather.forecast(for: .city("Helsinki"))
        let places = try await Remote(responding: Body.places).geocoding.locations(named: "Vienna")

        #expect(
            [current.fetchedAt, forecast.fetchedAt, places.fetchedAt] == [
                Remote.arrival, Remote.arrival, Remote.arrival,
            ]
        )
        #expect([current.origin, forecast.origin, places.origin] == [.network, .network, .network])
    }

    @Test(arguments: [
        ("7200", 7_200), (" 60 ", 60), ("0", 0), ("604800", 604_800), ("604801", 604_800),
        ("2147483648", 604_800), ("99999999999999999999999", 604_800), ("-60", 0), ("1.5", 0), ("soon", 0), ("", 0),
        ("60, 7200", 0),
    ]
    )
    func `count a response as old as the cache on the way says that it is`(age: String, seconds: Int) async throws {
        let headers = ["Content-Type": "application/json", "Age": age]
        let sut = Remote(RespondingHTTPClient(headers: headers, body: Body.weather)).weather

        let fetched = try await sut.currentWeather(for: .city("Helsinki"))

        #expect(fetched.fetchedAt == Remote.arrival.addingTimeInterval(-Double(seconds)))
        #expect(fetched.origin == .network)
    }

    @Test(arguments: [FetchPolicy.cacheFirst, .refresh])
    func `send one request with all options`(policy: FetchPolicy) async throws {
        let client = RespondingHTTPClient(body: Body.forecast)
        let options = RequestOptions(units: .imperial, language: .korean)

        _ = try await Remote(client).weather
            .forecast(
                for: .postcode("00100", country: "FI"),
                count: 3,
                options: options,
                policy: policy
            )

        #expect(
            client.requests.map(\.url.absoluteString) == [
                "https://api.openweathermap.org/data/2.5/forecast?zip=00100,FI&cnt=3&units=imperial&lang=kr"
            ]
        )
    }

    @Test
    func `send nothing when only the cache is allowed`() async throws {
        let client = RespondingHTTPClient(body: Body.weather)
        let sut = Remote(client)

        for call in try calls(policy: .cacheOnly) {
            await #expect(throws: WeatherError.notCached) { try await call(sut) }
        }

        #expect(client.requests.isEmpty)
    }

    @Test(arguments: ["", "YOUR_API_KEY"])
    func `send nothing without a usable key`(key: String) async throws {
        let client = RespondingHTTPClient(body: Body.weather)
        let sut = Remote(client, api: OpenWeatherAPIConfiguration(apiKey: APIKey(key)))

        for call in try calls(policy: .refresh) {
            await #expect(throws: WeatherError.missingKey) { try await call(sut) }
        }

        #expect(client.requests.isEmpty)
    }

    @Test
    func `send no key to a gateway`() async throws {
        let client = RespondingHTTPClient(body: Body.air)
        let url = try #require(URL(string: "http://127.0.0.1:8080"))
        let sut = Remote(client, api: OpenWeatherAPIConfiguration(gateway: url))

        _ = try await sut.air.airQuality(at: Coordinate(clampingLatitude: 60.17, longitude: 24.94))

        #expect(
            client.requests.map(\.url.absoluteString) == [
                "http://127.0.0.1:8080/data/2.5/air_pollution?lat=60.17&lon=24.94"
            ]
        )
    }

    @Test(arguments: Units.allCases)
    func `ask a gateway in metric and read the values in metric`(units: Units) async throws {
        let client = RespondingHTTPClient(body: Body.weather)
        let url = try #require(URL(string: "http://127.0.0.1:8080"))
        let sut = Remote(client, api: OpenWeatherAPIConfiguration(gateway: url))
        let metric = Remote(RespondingHTTPClient(body: Body.weather))

        let value = try await sut.weather.currentWeather(
            for: .city("Helsinki"),
            options: RequestOptions(units: units),
            policy: .refresh
        )

        let expected = try await metric.weather.currentWeather(
            for: .city("Helsinki"),
            options: RequestOptions(units: .metric),
            policy: .refresh
        )
        #expect(value == expected)
        #expect(client.requests.map { $0.url.query() } == ["q=Helsinki&units=metric&lang=en"])
    }

    @Test
    func `send nothing for invalid requests`() async throws {
        let client = RespondingHTTPClient(body: Body.weather)
        let sut = Remote(client)

        await #expect(throws: WeatherError.badRequest(.emptyQuery)) {
            try await sut.weather.currentWeather(for: .city(" "))
        }
        await #expect(throws: WeatherError.badRequest(.outOfRange(parameter: "cnt", allowed: 1...40))) {
            try await sut.weather.forecast(for: .city("x"), count: 41, options: RequestOptions(), policy: .refresh)
        }
        await #expect(throws: WeatherError.badRequest(.outOfRange(parameter: "limit", allowed: 1...5))) {
            try await sut.geocoding.locations(named: "x", limit: 0, policy: .refresh)
        }
        await #expect(throws: WeatherError.badRequest(.emptyQuery)) {
            try await sut.geocoding.location(postcode: "", country: "GB")
        }

        #expect(client.requests.isEmpty)
    }

    /// Returns one call of every method of the three repositories.
    private func calls(policy: FetchPolicy) throws -> [@Sendable (Remote) async throws -> Void] {
        let point = Coordinate(clampingLatitude: 1, longitude: 2)
        let options = RequestOptions()
        return [
            { _ = try await $0.weather.currentWeather(for: .city("x"), options: options, policy: policy) },
            { _ = try await $0.weather.forecast(for: .city("x"), count: nil, options: options, policy: policy) },
            { _ = try await $0.air.airQuality(at: point, policy: policy) },
            { _ = try await $0.air.airQualityForecast(at: point, policy: policy) },
            { _ = try await $0.geocoding.locations(named: "x", limit: 5, policy: policy) },
            { _ = try await $0.geocoding.locations(at: point, limit: 5, policy: policy) },
            { _ = try await $0.geocoding.location(postcode: "x", country: nil, policy: policy) },
        ]
    }
}
