import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@testable import QueryExample

@Suite("The lines of One Call")
struct ReportLinesTests {
    /// Returns the line below the one that begins with a word, some hours after 13:00 in Lisbon, where the report begins.
    private func line(below heading: String, after hours: Double) -> String? {
        let lines = Response.lines(
            of: OneCallReport.sample([.hours, .days]),
            ResponseFormat(units: .metric, temperatureUnit: .celsius),
            now: SampleTime.measured + hours * 3_600
        )
        return lines.drop { !$0.hasPrefix(heading) }.dropFirst().first
    }

    @Test(arguments: [
        (0.0, "2026-05-28 13:00"), (0.9, "2026-05-28 13:00"), (1.0, "2026-05-28 14:00"), (11.0, "2026-05-29 00:00"),
    ])
    func `begin with the hour that is not over`(hours: Double, start: String) {
        #expect(line(below: "Hour", after: hours)?.hasPrefix(start) == true)
    }

    @Test(arguments: [(0.0, "2026-05-28"), (10.9, "2026-05-28"), (11.0, "2026-05-29")])
    func `begin with the day at the place`(hours: Double, day: String) {
        #expect(line(below: "Day", after: hours)?.hasPrefix(day) == true)
    }
}
