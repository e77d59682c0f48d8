import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@testable import QueryExample

@Suite("The lines of a timeline")
struct TimelineLinesTests {
    @Test
    func `are in the time of the heading behind a change of clocks`() {
        let hours = [-14_400, -14_400, -18_000].enumerated()
            .map { index, seconds in
                let date = SampleTime.measured + Double(index) * 3_600
                return HourlyForecast.sample(date: date, utcOffset: UTCOffset(seconds: seconds))
            }
            .map { Fetched($0, at: SampleTime.measured, from: .network, source: .openWeather) }
        let format = ResponseFormat(units: .metric, temperatureUnit: .celsius)

        let lines = Response.lines(of: hours, format, now: SampleTime.measured)

        #expect(lines.first == "Times in UTC-04:00")
        #expect(
            lines.dropFirst(2).prefix(3).map { String($0.prefix(16)) }
                == ["2026-05-28 08:00", "2026-05-28 09:00", "2026-05-28 10:00"]
        )
    }
}
