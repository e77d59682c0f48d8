import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@testable import QueryExample

@Suite("The part of a forecast that is ahead")
struct ForecastPartTests {
    /// Steps at 18:00, 21:00, 00:00 and 03:00 of a place whose clocks are an hour ahead of UTC.
    private let sut: Forecast = {
        let first = SampleTime.measured + 5 * 3_600
        let entries = (0..<4).map { step in ForecastEntry.sample(date: first + Double(step) * 10_800) }
        var forecast = Forecast.sample(entries: entries)
        forecast.city.utcOffset = UTCOffset(seconds: 3_600)
        return forecast
    }()

    private func hours(_ forecast: Forecast) -> [Double] {
        forecast.entries.map { $0.date.timeIntervalSince(SampleTime.measured) / 3_600 }
    }

    @Test
    func `has no step that is over`() {
        #expect(hours(sut.steps(after: SampleTime.measured + 4.9 * 3_600)) == [5, 8, 11, 14])
        #expect(hours(sut.steps(after: SampleTime.measured + 5 * 3_600)) == [8, 11, 14])
        #expect(hours(sut.steps(after: SampleTime.measured + 12 * 3_600)) == [14])
    }

    @Test
    func `has all steps of the day at the place, and of no day before`() {
        #expect(hours(sut.steps(fromDayOf: SampleTime.measured + 10.9 * 3_600)) == [5, 8, 11, 14])
        #expect(hours(sut.steps(fromDayOf: SampleTime.measured + 11 * 3_600)) == [11, 14])
    }
}
