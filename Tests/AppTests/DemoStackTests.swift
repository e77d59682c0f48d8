import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Demo weather through the whole stack", .watched)
struct DemoStackTests {
    @Test(arguments: DemoWeather.cities.prefix(40))
    func `answers every request about every city`(city: Location) async throws {
        let sut = OpenWeatherClient(
            configuration: OpenWeatherConfiguration(transport: DemoHTTPClient(now: { SampleTime.fetched }))
        )
        let query = LocationQuery.coordinate(city.coordinate)

        let now = try await sut.currentWeather(for: query).value
        let forecast = try await sut.forecast(for: query).value
        let air = try await sut.airQuality(at: city.coordinate).value
        let hours = try await sut.airQualityForecast(at: city.coordinate).value
        let found = try await sut.search(city.name)

        #expect(now.name == city.name)
        #expect((-60...60).contains(now.temperature.celsius))
        #expect(forecast.entries.count == 40)
        #expect(forecast.city.utcOffset == now.utcOffset)
        #expect(air.index != nil)
        #expect(hours.entries.count == 96)
        #expect(found.contains { $0.name == city.name && $0.country == city.country })
    }

    @Test
    func `is the same in every unit system`() async throws {
        let values = try await Units.allCases.asyncMap { units in
            let options = RequestOptions(units: units)
            let sut = OpenWeatherClient(
                configuration: OpenWeatherConfiguration(
                    transport: DemoHTTPClient(now: { SampleTime.fetched }),
                    options: options
                )
            )
            return try await sut.currentWeather(for: .coordinate(Location.lisbon.coordinate)).value
        }

        for value in values {
            #expect(abs(value.temperature.celsius - values[0].temperature.celsius) < 0.02)
            #expect(abs((value.wind?.speed.metersPerSecond ?? 0) - (values[0].wind?.speed.metersPerSecond ?? 0)) < 0.02)
        }
    }
}

extension Sequence {
    /// Maps one after the other.
    fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await transform(element)) }
        return values
    }
}
