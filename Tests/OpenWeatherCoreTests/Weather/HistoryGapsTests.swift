import Foundation
import OpenWeatherCore
import Testing

@Suite("Gaps of a history")
struct HistoryGapsTests {
    /// Returns the date some hours after the start of one.
    private static func date(_ hour: Double) -> Date { Date(timeIntervalSince1970: 1_699_999_200 + hour * 3_600) }

    /// Returns the bounds of the gaps, one gap after the other.
    private static func bounds(_ start: Double, _ end: Double, _ hours: [Double]) -> [Date] {
        let elements = WeatherElements(temperature: Temperature(celsius: 7))
        var history = WeatherHistory(
            coordinate: Coordinate(clampingLatitude: 60, longitude: 25),
            period: date(start)..<date(end),
            hours: []
        )
        history.hours = hours.map { HourlyForecast(date: date($0), elements: elements) }
        return history.gaps.flatMap { [$0.lowerBound, $0.upperBound] }
    }

    @Test(
        arguments: [
            (0, 4, [0, 1, 2, 3], []), (0, 4, [], [0, 4]), (0, 4, [1], [0, 1, 2, 4]), (0, 4, [3], [0, 3]),
            (0, 10, [9, 5, 1, 1, 0], [2, 5, 6, 9]), (0, 3, [0.5], [1, 3]), (0, 2, [-1, 2, 3], [0, 2]),
            (0.5, 4, [1, 2, 3], []), (0.5, 4, [0.75, 2], [1, 2, 3, 4]), (0.5, 3.5, [], [1, 3.5]),
            (0, 2.5, [0, 1], [2, 2.5]), (0, 2.5, [2], [0, 2]), (0.5, 0.75, [], []),
        ] as [(Double, Double, [Double], [Double])]
    )
    func `are the whole hours without a row, joined`(
        start: Double,
        end: Double,
        hours: [Double],
        bounds: [Double]
    ) {
        #expect(Self.bounds(start, end, hours) == bounds.map(Self.date))
    }

    /// The longer period has more hours than could be looked at one by one.
    @Test(arguments: [9 * 876_600, 300_000_000_000] as [Double])
    func `of centuries are found from the rows alone`(length: Double) {
        #expect(Self.bounds(0, length, [length - 1, 5]) == [0, 5, 6, length - 1].map(Self.date))
    }
}
