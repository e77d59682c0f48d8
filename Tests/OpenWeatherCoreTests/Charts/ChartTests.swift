import Foundation
import OpenWeatherCore
import Testing

@Suite("Chart points")
struct ChartTests {
    private func curve(_ values: [Double]) -> ChartCurve {
        ChartCurve(points: values.enumerated().map { ChartPoint(date: utc(2026, 5, 4, $0.offset), value: $0.element) })
    }

    @Test
    func `spans its points in time and height`() {
        let sut = ChartCurve(points: [
            ChartPoint(date: utc(2026, 5, 4), value: 6.5), ChartPoint(date: utc(2026, 5, 4, 3), value: -4),
        ])

        #expect(sut.values == -4...6.5)
        #expect(sut.dates == utc(2026, 5, 4)...utc(2026, 5, 4, 3))
    }

    @Test(arguments: [(-10.0, 0.0), (0, 0.5), (10, 1), (5, 0.75), (20, 1.5)]
    )
    func `places values between lowest and highest`(value: Double, height: Double) {
        #expect(curve([-10, 10, 3]).height(of: value) == height)
    }

    @Test(arguments: [(0, 0.0), (1, 0.25), (2, 0.5), (4, 1)])
    func `places moments between first and last`(hour: Int, position: Double) {
        #expect(curve([1, 2, 3, 4, 5]).position(of: utc(2026, 5, 4, hour)) == position)
    }

    @Test(arguments: [[], [7.0], [7, 7, 7]])
    func `places a flat or empty curve in the middle`(values: [Double]) {
        let sut = curve(values)

        #expect(sut.height(of: 7) == 0.5)
        #expect((sut.values == nil) == values.isEmpty)
        #expect(ChartCurve(points: []).position(of: utc(2026, 5, 4)) == 0.5)
        #expect(curve([7]).position(of: utc(2026, 5, 4)) == 0.5)
    }

    @Test
    func `leaves out what cannot be drawn`() {
        let sut = curve([1, .nan, .infinity, 3])

        #expect(sut.points.map(\.value) == [1, 3])
        #expect(sut.values == 1...3)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `leaves out points without a moment`(seconds: Double) {
        let nowhere = ChartPoint(date: Date(timeIntervalSince1970: seconds), value: 2)
        let point = ChartPoint(date: utc(2026, 5, 4), value: 1)

        #expect(ChartCurve(points: [nowhere]).points.isEmpty)
        #expect(ChartCurve(points: [nowhere, point, nowhere]).points == [point])
    }

    @Test
    func `begins with the hour that is running and ends after the number asked for`() {
        let entries = (0..<96)
            .map {
                AirQuality.of(
                    [.pm2_5: Double($0)],
                    index: .fair,
                    at: utc(2026, 5, 4).addingTimeInterval(Double($0) * 3600)
                )
            }
        let forecast = AirQualityForecast(coordinate: .at(0, 0), entries: entries.reversed())

        let inTheHour = forecast.hours(from: utc(2026, 5, 4, 5, 20), on: .openWeather)
        let onTheHour = forecast.hours(from: utc(2026, 5, 4, 5), on: .openWeather)

        #expect(inTheHour.map(\.date) == (5..<29).map { utc(2026, 5, 4).addingTimeInterval(Double($0) * 3600) })
        #expect(onTheHour == inTheHour)
        #expect(
            forecast.hours(from: utc(2026, 5, 4, 5, 59), count: 1, on: .openWeather).map(\.date) == [utc(2026, 5, 4, 5)]
        )
        #expect(forecast.hours(from: utc(2026, 5, 10), on: .openWeather).isEmpty)
        #expect(forecast.hours(from: utc(2026, 5, 4), count: 0, on: .openWeather).isEmpty)
    }

    @Test
    func `assesses every hour on the scale asked for and keeps hours it cannot assess`() {
        let forecast = AirQualityForecast(
            coordinate: .at(0, 0),
            entries: [.of([.pm2_5: 35.5], at: utc(2026, 5, 4, 1)), .of([:], at: utc(2026, 5, 4, 3))]
        )
        let sut = forecast.hours(from: utc(2026, 5, 4), on: .usEPA)

        #expect(sut.map(\.assessment?.value) == [101, nil])
        #expect(sut.map(\.date) == [utc(2026, 5, 4, 1), utc(2026, 5, 4, 3)])
    }
}
