import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Scripted repositories", .watched)
struct ScriptedRepositoriesTests {
    private let options = RequestOptions(units: .imperial, language: .german)

    @Test
    func `weather is scripted by method and recorded with its arguments`() async throws {
        let sut = ScriptedWeatherRepository()
        sut.currentWeather.enqueue(.sample(name: "Porto"))
        sut.forecast.always(.sample(entries: []))

        let current = try await sut.currentWeather(for: .city("Porto"), options: options, policy: .refresh)
        let forecast = try await sut.forecast(for: .cityID(7), count: 3, options: options, policy: .cacheOnly)

        #expect(current.value.name == "Porto")
        #expect(current.origin == .network)
        #expect(forecast.value.entries.isEmpty)
        #expect(
            sut.calls == [
                .currentWeather(.city("Porto"), options: options, policy: .refresh),
                .forecast(.cityID(7), count: 3, options: options, policy: .cacheOnly),
            ]
        )
        try sut.verify()
    }

    @Test
    func `a whole fetched value can be scripted stale ones too`() async throws {
        let sut = ScriptedWeatherRepository()
        let stale = Fetched.sample(CurrentWeather.sample(), from: .stale(.offline))
        sut.currentWeather.enqueue(stale)

        let found = try await sut.currentWeather(for: .coordinate(.lisbon))

        #expect(found == stale)
        #expect(found.isStale)
    }

    @Test
    func `air quality is scripted by method and recorded with its arguments`() async throws {
        let sut = ScriptedAirQualityRepository()
        sut.airQuality.always(.sample(index: .poor))
        sut.airQualityForecast.enqueue(failure: .offline)

        #expect(try await sut.airQuality(at: .tokyo).value.index == .poor)
        await #expect(throws: WeatherError.offline) {
            try await sut.airQualityForecast(at: .paris, policy: .refresh)
        }

        #expect(
            sut.calls == [.airQuality(.tokyo, policy: .cacheFirst), .airQualityForecast(.paris, policy: .refresh)]
        )
        try sut.verify()
    }

    @Test
    func `places are scripted by method and recorded with their arguments`() async throws {
        let sut = ScriptedGeocodingRepository()
        sut.named.always([.lisbon, .london])
        sut.near.always([.tokyo])
        sut.postcode.always(.newYork)

        #expect(try await sut.locations(named: "L", limit: 2, policy: .refresh).value == [.lisbon, .london])
        #expect(try await sut.locations(at: .tokyo).value == [.tokyo])
        #expect(try await sut.location(postcode: "10001", country: nil).value == .newYork)

        #expect(
            sut.calls == [
                .named("L", limit: 2, policy: .refresh),
                .near(.tokyo, limit: 5, policy: .cacheFirst),
                .postcode("10001", country: nil, policy: .cacheFirst),
            ]
        )
        try sut.verify()
    }

    @Test
    func `every method is loud when nothing was scripted`() async {
        let reported = Locked<[String]>([])
        let report: UnscriptedCall.Handler = { call in reported.withLock { $0.append(call.description) } }
        let weather = ScriptedWeatherRepository(onUnscripted: report)
        let air = ScriptedAirQualityRepository(onUnscripted: report)
        let places = ScriptedGeocodingRepository(onUnscripted: report)
        let device = StubLocationProvider(onUnscripted: report)

        await #expect(throws: WeatherError.self) { try await weather.currentWeather(for: .coordinate(.lisbon)) }
        await #expect(throws: WeatherError.self) { try await weather.forecast(for: .coordinate(.lisbon)) }
        await #expect(throws: WeatherError.self) { try await air.airQuality(at: .lisbon) }
        await #expect(throws: WeatherError.self) { try await air.airQualityForecast(at: .lisbon) }
        await #expect(throws: WeatherError.self) { try await places.locations(named: "Lisbon") }
        await #expect(throws: WeatherError.self) { try await places.locations(at: .lisbon) }
        await #expect(throws: WeatherError.self) { try await places.location(postcode: "1000", country: "PT") }
        await #expect(throws: WeatherError.self) { try await device.measuredCoordinate(mayPrompt: true) }

        let expected = [
            "currentWeather", "forecast", "airQuality", "airQualityForecast", "named", "near", "postcode",
            "measuredCoordinate",
        ]
        #expect(reported.withLock { $0.count } == expected.count)
        for (report, method) in zip(reported.withLock { $0 }, expected) { #expect(report.contains(method)) }
    }

    @Test
    func `the check at the end names unscripted calls and unused responses`() async {
        let sut = ScriptedWeatherRepository(onUnscripted: { _ in })
        sut.forecast.enqueue(.sample())
        sut.forecast.enqueue(.sample())
        _ = try? await sut.currentWeather(for: .city("Nowhere"))

        let violation = #expect(throws: ScriptViolation.self) { try sut.verify() }

        #expect(violation?.remainingResponses == 2)
        #expect(violation?.unscriptedCalls.count == 1)
        #expect(violation?.description.contains("Nowhere") == true)
        #expect(violation?.description.contains("2 queued responses") == true)
    }
}
