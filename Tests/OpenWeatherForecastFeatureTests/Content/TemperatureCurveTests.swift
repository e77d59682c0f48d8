import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import Testing

@Suite("Temperature curve")
struct TemperatureCurveTests {
    private func curve(
        _ forecast: Forecast = .sample(),
        in environment: ScreenEnvironment = .sample()
    ) throws -> ForecastContent.Curve {
        try #require(ForecastContent(.sample(forecast), failure: nil, in: environment).curve)
    }

    @Test
    func runsOverTheWholeRangeFrom0To1() throws {
        let sut = try curve()

        #expect(sut.points.count == 40)
        #expect(sut.points.first?.position == 0 && sut.points.last?.position == 1)
        #expect(sut.points.map(\.height).min() == 0 && sut.points.map(\.height).max() == 1)
        for (earlier, later) in zip(sut.points, sut.points.dropFirst()) {
            #expect(abs(later.position - earlier.position - 1.0 / 39) < 1e-9)
        }
    }

    @Test(arguments: Units.allCases)
    func hasTheValuesInTheUnitsThatAreShown(units: Units) throws {
        let sut = try curve(in: .sample(units: units))
        let entries = Forecast.sampleEntries()

        for (point, entry) in zip(sut.points, entries) {
            let celsius = entry.temperature.celsius
            let expected =
                switch units {
                case .metric: celsius
                case .imperial: celsius * 1.8 + 32
                case .standard: celsius + 273.15
                }
            #expect(abs(point.value - expected) < 1e-6)
            #expect(point.date == entry.date)
        }
    }

    @Test
    func hasTheUnitOfTemperaturesOfTheSystem() throws {
        let environment = ScreenEnvironment(
            preferences: .sample(units: .system, language: .device),
            deviceLocale: Locale(identifier: "en_BS"),
            timeZone: .gmt,
            now: { SampleTime.fetched }
        )

        for point in try curve(in: environment).points {
            #expect("\(Int(point.value.rounded()))°" == point.label)
        }
        #expect(environment.units == .metric)
    }

    @Test
    func hasTheSameShapeInAllUnits() throws {
        let shapes = try Units.allCases.map { try curve(in: .sample(units: $0)).points.map(\.height) }

        #expect(Set(shapes).count == 1)
    }

    @Test
    func isCutIntoDaysAtTheCitysMidnights() throws {
        let sut = try curve()

        #expect(sut.days.map(\.label) == ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue"])
        #expect(sut.days.map(\.id) == ForecastFixture.days)
        #expect(sut.days.first?.span.lowerBound == 0 && sut.days.last?.span.upperBound == 1)
        // Eleven hours from 13:00 to midnight, of 117 in all.
        #expect(sut.separators.count == 5)
        #expect(abs(sut.separators[0] - 11.0 / 117) < 1e-9)
        for (day, next) in zip(sut.days, sut.days.dropFirst()) {
            #expect(abs(day.span.upperBound - next.span.lowerBound) < 1e-9)
        }
    }

    @Test
    func hasEveryPointOnItsOwnDay() throws {
        let sut = try curve()

        for point in sut.points {
            let day = try #require(UTCOffset(seconds: 3600)).day(of: point.date)
            let span = try #require(sut.days.first { $0.day == day }?.span)
            #expect(span.contains(point.position))
        }
    }

    @Test
    func beginsWithoutASeparatorWhenItBeginsAtMidnight() throws {
        let sut = try curve(.at(offset: 0, from: .iso("2026-05-29T00:00:00Z"), count: 9))

        #expect(sut.days.count == 2)
        // The last point is the second day's midnight.
        #expect(sut.separators.isEmpty)
        #expect(sut.days.last?.span == 1...1)
    }

    @Test
    func isDescribedByItsLowestAndHighestPoints() throws {
        let sut = try curve()

        #expect(sut.title == "Temperature")
        #expect([sut.low, sut.high] == ["13°", "23°"])
        #expect(sut.accessibility.label == "Temperature")
        #expect(
            sut.accessibility.value?.plain
                == "Lowest 13 degrees Celsius, Tomorrow, 4:00 AM, Highest 23 degrees Celsius, Today, 4:00 PM"
        )
        #expect(sut.points.first?.accessibility.label.plain == "Today, 1:00 PM")
        #expect(sut.points.first?.accessibility.value == "22 degrees Celsius")
    }

    @Test
    func liesInTheMiddleWhenAllTemperaturesAreTheSame() throws {
        let sut = try curve(.constant(celsius: 7))

        #expect(Set(sut.points.map(\.height)) == [0.5])
    }
}
