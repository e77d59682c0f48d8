import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherExtras
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Code of the page on extras", .watched)
struct ExtraSnippets {
    @Test
    func `a field is compared with what is usual`() async throws {
        // snippet: extras-landing
        let configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())  // made-up weather, no key
        let client = OpenWeatherClient(configuration: configuration)

        let field = Coordinate(clampingLatitude: 38.72, longitude: -9.14)
        let today = UTCOffset.utc.day(of: .now)
        let month = today.advanced(by: -30)...today.advanced(by: -1)

        let rain = try await client.accumulatedPrecipitation(at: field, in: month).value
        let usual = try await client.statistics(of: today, at: field).value
        print("\(rain.total.millimeters) mm of rain in \(rain.days.count) days")
        if let high = usual.averageHigh, let years = usual.years {
            print("usually \(high.celsius.rounded()) degrees on this day, since about \(years) years")
        }
        // end

        #expect(rain.days.count == 30 && usual.averageHigh != nil)
    }

    @Test
    func `the weather that is usual today has a high`() async throws {
        let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: DemoHTTPClient()))
        let coordinate = Coordinate.lisbon
        let today = UTCOffset.utc.day(of: Date())

        // snippet: comment-statistics
        let usual = try await client.statistics(of: today, at: coordinate).value
        if let high = usual.averageHigh, let years = usual.years {
            print("usually \(high.celsius.rounded()) degrees, since about \(years) years")
        }
        // end

        #expect(usual.averageHigh != nil && usual.years == 12)
    }

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
