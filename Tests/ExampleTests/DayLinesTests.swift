import OpenWeatherCore
import OpenWeatherMocks
import Testing

@testable import QueryExample

@Suite("The lines of days")
struct DayLinesTests {
    private func line(rain: Double?, snow: Double?) -> String? {
        func amount(_ millimeters: Double?) -> PrecipitationAmount? {
            millimeters.map { PrecipitationAmount(depth: Precipitation(millimeters: $0), hours: 3) }
        }
        let entry = ForecastEntry.sample {
            $0.rain = amount(rain)
            $0.snow = amount(snow)
        }
        let format = ResponseFormat(units: .metric, temperatureUnit: .celsius)
        return Response.lines(ofDays: .sample(entries: [entry]), count: 1, format).last
    }

    @Test
    func `have the water of rain and snow together`() throws {
        #expect(try #require(line(rain: 1.2, snow: nil)).contains("  1.2 mm  "))
        #expect(try #require(line(rain: nil, snow: 2.5)).contains("  2.5 mm  "))
        #expect(try #require(line(rain: 1.2, snow: 2.5)).contains("  3.7 mm  "))
    }

    @Test
    func `have a trace that is not zero`() throws {
        #expect(try #require(line(rain: 0.02, snow: nil)).contains(" <0.1 mm  "))
        #expect(try #require(line(rain: nil, snow: nil)).contains("mm") == false)
    }
}
