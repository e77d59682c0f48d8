import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("A report", .watched)
struct WeatherReportTests {
    private static let paths = ["/data/2.5/weather", "/data/2.5/forecast", "/data/2.5/air_pollution"]

    /// A client over demo weather in which some endpoints fail: each told that there is no such place.
    private func makeClient(failing paths: Set<String> = []) -> OpenWeatherClient {
        let http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { SampleTime.fetched }))
        let refusal = StubResponse.error(status: 404, message: "city not found")
        for path in paths { http.injectAlways(.replace(refusal), at: path) }
        var configuration = OpenWeatherConfiguration(transport: http)
        configuration.retry = .noDeadline
        configuration.now = { SampleTime.fetched }
        return OpenWeatherClient(configuration: configuration)
    }

    @Test(arguments: [LocationQuery.city("Lisbon"), .coordinate(.lisbon)])
    func `has all three parts of the place asked for`(query: LocationQuery) async throws {
        let report = try await makeClient().report(for: query)

        let weather = try report.currentWeather.get().value
        #expect(weather.name == "Lisbon")
        #expect(try report.forecast.get().value.city.name == "Lisbon")
        #expect(try report.airQuality.get().value.index != nil)
    }

    @Test
    func `is equal to a report with the same parts`() async throws {
        let report = try await makeClient().report(for: .coordinate(.lisbon))
        let other = try await makeClient().report(for: .coordinate(.lisbon))
        let offline = WeatherReport(
            currentWeather: report.currentWeather,
            forecast: .failure(.offline),
            airQuality: report.airQuality
        )

        #expect(report == other)
        #expect(report != offline)
    }

    @Test(arguments: paths, [LocationQuery.city("Lisbon"), .coordinate(.lisbon)])
    func `keeps the other parts when one fails`(path: String, query: LocationQuery) async throws {
        let report = try await makeClient(failing: [path]).report(for: query)

        let failures = [
            report.currentWeather.failure, report.forecast.failure, report.airQuality.failure,
        ]
        #expect(failures.map { $0 == .notFound } == Self.paths.map { $0 == path })
        #expect(failures.compactMap(\.self).count == 1)
    }

    @Test
    func `throws only when all three parts fail`() async throws {
        let client = makeClient(failing: Set(Self.paths))

        await #expect(throws: WeatherError.notFound) { try await client.report(for: .coordinate(.lisbon)) }
    }

    @Test
    func `gives the weathers failure for the air where nobody knows the point`() async throws {
        let client = makeClient(failing: ["/data/2.5/weather", "/data/2.5/forecast"])

        await #expect(throws: WeatherError.notFound) { try await client.report(for: .city("Lisbon")) }
    }

    @Test
    func `is that of a place or a point as it is of their query`() async throws {
        let client = makeClient()
        let expected = try await client.report(for: .coordinate(.lisbon))

        for report in [try await client.report(for: Location.lisbon), try await client.report(for: Coordinate.lisbon)] {
            #expect(try report.currentWeather.get().value == expected.currentWeather.get().value)
        }
        let forecast = try await client.forecast(for: Location.lisbon, count: 3).value
        #expect(try forecast.entries == Array(expected.forecast.get().value.entries.prefix(3)))
        #expect(try await client.currentWeather(for: Coordinate.lisbon).value.name == "Lisbon")
    }

    @Test
    func `costs three requests and none while all of it is fresh`() async throws {
        let http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { SampleTime.fetched }))
        var configuration = OpenWeatherConfiguration(transport: http)
        configuration.retry = .noDeadline
        configuration.now = { SampleTime.fetched }
        let client = OpenWeatherClient(configuration: configuration)

        _ = try await client.report(for: .coordinate(.lisbon))
        let first = http.requests.compactMap { $0.url.path() }
        _ = try await client.report(for: .coordinate(.lisbon))

        #expect(first.sorted() == Self.paths.sorted())
        #expect(http.requests.compactMap { $0.url.path() } == first)
    }
}

extension Result {
    /// The failure, if it is one.
    fileprivate var failure: Failure? {
        guard case .failure(let error) = self else { return nil }
        return error
    }
}
