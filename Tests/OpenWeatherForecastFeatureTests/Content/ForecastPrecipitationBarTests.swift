import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

@Suite("Precipitation below the curve")
struct ForecastPrecipitationBarTests {
    private typealias Precipitation = ForecastContent.Curve.Precipitation

    /// Steps of three hours from 13:00 in Lisbon with the given millimeters of rain and snow.
    private func bars(_ amounts: [(rain: Double?, snow: Double?)], hours: Int = 3, units: Units = .metric)
        -> Precipitation?
    {
        let amount = { (depth: Double) in
            PrecipitationAmount(depth: OpenWeatherCore.Precipitation(millimeters: depth), hours: hours)
        }
        let entries = amounts.enumerated()
            .map { index, amounts in
                ForecastEntry.sample(date: SampleTime.measured + Double(index) * 10_800) {
                    $0.chanceOfPrecipitation = Percentage(percent: 40)
                    $0.rain = amounts.rain.map(amount)
                    $0.snow = amounts.snow.map(amount)
                }
            }
        return ForecastContent(.sample(.sample(entries: entries)), failure: nil, in: .sample(units: units)).curve?
            .precipitation
    }

    @Test
    func `falls in the hours before each step`() throws {
        let sut = try #require(bars([(nil, nil), (6, nil), (0, nil), (1.5, nil), (nil, nil)]))

        #expect(sut.id == "forecast.precipitation" && sut.title == "Precipitation")
        #expect(sut.bars.map(\.span) == [0...0.25, 0.5...0.75])
        #expect(sut.bars.map(\.height) == [1, 0.25])
        #expect(sut.bars.map(\.label.plain) == ["6 mm", "1.5 mm"])
        #expect(sut.bars.map(\.chance) == ["40%", "40%"])
        #expect(sut.bars.first?.accessibility.label.plain == "Today, 4:00 PM")
        #expect(sut.bars.first?.accessibility.value?.plain == "6 millimeters, Chance of precipitation 40%")
        #expect(sut.accessibility.label == "Precipitation")
        // The last step but one is at 22:00, and midnight belongs to the next.
        #expect(sut.accessibility.value?.plain == "Today 7.5 millimeters")
    }

    @Test
    func `looks like a drizzle where it is one`() throws {
        #expect(bars([(nil, nil), (0.75, nil)])?.bars.map(\.height) == [0.25])
        // The same depth in one hour is three times as much.
        #expect(try #require(bars([(nil, nil), (0.75, nil)], hours: 1)).bars.map(\.height) == [0.75])
    }

    @Test
    func `adds rain and snow and says which is more`() throws {
        let sut = try #require(bars([(nil, nil), (1, 2), (2, 1), (nil, 3)]))

        #expect(sut.bars.map(\.label.plain) == ["3 mm", "3 mm", "3 mm"])
        #expect(sut.bars.map(\.isSnow) == [true, false, true])
    }

    @Test
    func `marks the wettest step of each day`() throws {
        let sut = try #require(bars([(nil, nil), (1, nil), (4, nil), (2, nil), (3, nil), (5, nil)]))

        // The fifth step is at 1:00 on the next day.
        #expect(sut.bars.map(\.isWettest) == [false, true, false, false, true])
    }

    @Test
    func `is missing when it stays dry`() {
        #expect(bars([(nil, nil), (0, 0), (.nan, nil)]) == nil)
        // What fell before the first moment is over.
        #expect(bars([(5, nil), (nil, nil)]) == nil)
    }

    @Test
    func `is shown in the units of the reader`() {
        #expect(bars([(nil, nil), (5.08, nil)], units: .imperial)?.bars.map(\.label.plain) == ["0.2 in"])
    }
}
