import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

@Suite("Temperature curve")
struct TemperatureCurveTests {
    @Test
    func `runs over the whole range from 0 to 1`() throws {
        let sut = try curve()

        #expect(sut.points.count == 40)
        #expect(sut.points.first?.position == 0 && sut.points.last?.position == 1)
        #expect(sut.points.map(\.band.lowerBound).min() == 0 && sut.points.map(\.band.upperBound).max() == 1)
        #expect(sut.points.allSatisfy { $0.band.contains($0.height) })
        for (earlier, later) in zip(sut.points, sut.points.dropFirst()) {
            #expect(abs(later.position - earlier.position - 1.0 / 39) < 1e-9)
        }
    }

    @Test(arguments: Units.allCases)
    func `has the values in the units that are shown`(units: Units) throws {
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
    func `has the unit of temperatures of the system`() throws {
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
    func `has the same shape in all units`() throws {
        let shapes = try Units.allCases.map { try curve(in: .sample(units: $0)).points.map(\.height) }

        #expect(Set(shapes).count == 1)
    }

    @Test
    func `is cut into days at the city's midnights`() throws {
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
    func `has every point on its own day`() throws {
        let sut = try curve()

        for point in sut.points {
            let day = try #require(UTCOffset(seconds: 3600)).day(of: point.date)
            let span = try #require(sut.days.first { $0.day == day }?.span)
            #expect(span.contains(point.position))
        }
    }

    @Test
    func `begins without a separator when it begins at midnight`() throws {
        let sut = try curve(.at(offset: 0, from: .iso("2026-05-29T00:00:00Z"), count: 9))

        #expect(sut.days.count == 2)
        // The last point is the second day's midnight.
        #expect(sut.separators.isEmpty)
        #expect(sut.days.last?.span == 1...1)
    }

    @Test
    func `is described by its lowest and highest points`() throws {
        let sut = try curve()

        #expect(sut.title == "Temperature")
        #expect([sut.low, sut.high] == ["13°", "23°"])
        #expect(sut.accessibility.label == "Temperature")
        #expect(
            sut.accessibility.value?.plain
                == "Lowest 13 degrees Celsius, Tomorrow, 4:00 AM, Highest 23 degrees Celsius, Today, 4:00 PM"
        )
        #expect(sut.points.first?.accessibility.label.plain == "Today, 1:00 PM")
        #expect(sut.points.first?.accessibility.value == "22 degrees Celsius, 22 degrees Celsius to 23 degrees Celsius")
    }

    @Test
    func `lies in the middle when all temperatures are the same`() throws {
        let sut = try curve(.constant(celsius: 7))

        #expect(Set(sut.points.map(\.height)) == [0.5])
    }

    @Test
    func `names the extremes of the days`() throws {
        let sut = ForecastContent(.sample(), failure: nil, in: .sample())
        let curve = try #require(sut.curve)

        #expect(sut.days.contains { $0.card.low == curve.low && $0.card.bar?.lower == 0 })
        #expect(sut.days.contains { $0.card.high == curve.high && $0.card.bar?.upper == 1 })
        #expect(curve.lowest.height == 0 && curve.highest.height == 1)
        #expect(curve.points.contains { $0.position == curve.lowest.position && $0.band.lowerBound == 0 })
        #expect(curve.points.contains { $0.position == curve.highest.position && $0.band.upperBound == 1 })
    }

    @Test
    func `names a day whose source knows more than the steps`() throws {
        var forecast = Forecast.sample()
        forecast.dailySummaries[ForecastFixture.days[2]] = DaySummary(
            low: Temperature(celsius: 2),
            high: Temperature(celsius: 31)
        )
        let sut = try curve(forecast)

        #expect([sut.low, sut.high] == ["2°", "31°"])
        #expect(sut.lowest.position == nil && sut.highest.position == nil)
        #expect(
            sut.accessibility.value?.plain
                == "Lowest 2 degrees Celsius, Saturday, May 30, Highest 31 degrees Celsius, Saturday, May 30"
        )
    }

    @Test
    func `has the colors of its temperatures`() throws {
        let sut = try curve()
        let ends = Forecast.sampleEntries().flatMap { [$0.minimum, $0.maximum].compactMap(\.self) }
        let (low, high) = (try #require(ends.min()), try #require(ends.max()))

        for ramp in [TemperatureRamp.light, .dark, .monotone] {
            #expect(sut.colors(ramp).first?.color == ramp.color(at: low))
            #expect(sut.colors(ramp).last?.color == ramp.color(at: high))
        }
        #expect(sut.colors() == sut.colors(.light))
    }

    @Test
    func `is the same in every unit except for its texts`() throws {
        let curves = try Units.allCases.map { try curve(in: .sample(units: $0)) }

        #expect(Set(curves.map(\.range)).count == 1)
        #expect(Set(curves.map { $0.points.map(\.band) }).count == 1)
        #expect(Set(curves.map(\.high)).count == 3)
    }
}
