import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Range bar")
struct RangeBarContentTests {
    private func bars(_ celsius: [Double], now: Double? = nil) -> [RangeBarContent?] {
        let start = Date(timeIntervalSince1970: 1_779_969_600)
        let entries = celsius.enumerated()
            .map { index, celsius in
                ForecastEntry(
                    date: start + Double(index) * 21_600,
                    elements: WeatherElements(temperature: Temperature(celsius: celsius))
                )
            }
        let city = ForecastCity(coordinate: Coordinate(clampingLatitude: 0, longitude: 0), utcOffset: .utc)
        let series = DaySeries(
            wholeDays: Forecast(city: city, entries: entries).days,
            now: now.map { _ in start },
            present: now.map(Temperature.init(celsius:))
        )
        return series.days.map {
            RangeBarContent($0, id: "bar", Formats.metric.temperature, accessibility: AccessibilityText(label: "Range"))
        }
    }

    @Test
    func `lies on the scale of all days`() throws {
        // Two steps on the first day, two on the second.
        let sut = try bars([14.4, 7.6, 9, 17.6], now: 10).map { try #require($0) }

        let percent = { (position: Double) in Int((position * 100).rounded()) }
        #expect(sut.map(\.low) == ["8°", "9°"])
        #expect(sut.map(\.high) == ["14°", "18°"])
        #expect(sut.map(\.lower).map(percent) == [0, 14])
        #expect(sut.map(\.upper).map(percent) == [68, 100])
        #expect(sut.map { $0.now.map(percent) } == [24, nil])
        #expect(sut.map(\.accessibility.label) == ["Range", "Range"])
    }

    @Test
    func `has the colors of its own temperatures`() throws {
        let sut = try #require(bars([14, 7, 9, 17]).first ?? nil)

        for ramp in [TemperatureRamp.light, .dark, .monotone] {
            let colors = sut.colors(ramp)
            #expect(colors.first?.color == ramp.color(at: Temperature(celsius: 7)))
            #expect(colors.last?.color == ramp.color(at: Temperature(celsius: 14)))
            #expect(colors.contains { $0.color == ramp.color(at: Temperature(celsius: 8)) })
        }
        #expect(sut.colors() == sut.colors(.light))
    }

    @Test
    func `is missing where temperatures are`() {
        #expect(bars([.nan, .infinity]).map { $0 == nil } == [true])
    }
}

extension Formats {
    /// The formatters of an English reader.
    fileprivate static let metric = Formats(locale: Locale(identifier: "en_US"), language: .english, units: .metric)
}
