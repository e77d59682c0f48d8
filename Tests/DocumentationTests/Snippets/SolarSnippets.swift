import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Code of the method for solar radiation", .watched)
struct SolarSnippets {
    @Test
    func `radiation costs what was permitted`() async throws {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(now: { SampleTime.fetched }))
        configuration.retry = .noDeadline
        let coordinate = Coordinate(clampingLatitude: 38.72, longitude: -9.14)
        let day = UTCOffset.utc.day(of: SampleTime.fetched)

        // snippet: solar-radiation
        configuration.budget = CallBudget()
        configuration.plan.limits[.energy] = CallLimits(perDay: 10)  // each of them costs money
        let client = OpenWeatherClient(configuration: configuration)
        let radiation = try await client.solarRadiation(at: coordinate, on: day, by: .hour)
        let energy = radiation.intervals.compactMap(\.energy.cloudy?.global).reduce(0, +)  // Wh/m²
        // end

        #expect(energy > 0)
    }
}
