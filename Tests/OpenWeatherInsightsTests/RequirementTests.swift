import Foundation
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Requirements and their limits", .watched)
struct RequirementTests {
    /// A requirement with elements at its limit, beyond it, and without a value.
    struct Row: Sendable, CustomTestStringConvertible {
        let requirement: Requirement
        let atLimit: @Sendable (inout WeatherElements) -> Void
        let beyond: @Sendable (inout WeatherElements) -> Void
        let missing: (@Sendable (inout WeatherElements) -> Void)?

        var testDescription: String { requirement.element.rawValue }
    }

    private static func row<Value: Sendable>(
        _ requirement: Requirement,
        _ path: any WritableKeyPath<WeatherElements, Value?> & Sendable,
        at limit: Value,
        beyond: Value
    ) -> Row {
        Row(
            requirement: requirement,
            atLimit: { $0[keyPath: path] = limit },
            beyond: { $0[keyPath: path] = beyond },
            missing: { $0[keyPath: path] = nil }
        )
    }

    private static func wind(_ speed: Double, gust: Double? = nil) -> Wind {
        Wind(speed: Speed(metersPerSecond: speed), gust: gust.map(Speed.init(metersPerSecond:)))
    }

    private static let range = Temperature(celsius: -2)...Temperature(celsius: 20)

    static let rows = [
        row(
            .precipitation(atMost: Precipitation(millimeters: 1)),
            \.rain,
            at: PrecipitationAmount(depth: Precipitation(millimeters: 1), hours: 1),
            beyond: PrecipitationAmount(depth: Precipitation(millimeters: 1.01), hours: 1)
        ),
        row(
            .chanceOfPrecipitation(atMost: Percentage(percent: 20)),
            \.chanceOfPrecipitation,
            at: Percentage(percent: 20),
            beyond: Percentage(percent: 21)
        ),
        row(.feelsLike(range), \.feelsLike, at: Temperature(celsius: -2), beyond: Temperature(celsius: -2.1)),
        row(.feelsLike(range), \.feelsLike, at: Temperature(celsius: 20), beyond: Temperature(celsius: 20.1)),
        Row(
            requirement: .temperature(range),
            atLimit: { $0.temperature = Temperature(celsius: 20) },
            beyond: { $0.temperature = Temperature(celsius: 20.01) },
            missing: { $0.temperature = Temperature(celsius: .nan) }
        ),
        row(.wind(atMost: Speed(metersPerSecond: 8)), \.wind, at: wind(8), beyond: wind(8.01)),
        row(.gusts(atMost: Speed(metersPerSecond: 8)), \.wind, at: wind(9, gust: 8), beyond: wind(2, gust: 8.01)),
        row(.uvIndex(atMost: UVIndex(7)), \.uvIndex, at: UVIndex(7), beyond: UVIndex(7.01)),
        row(
            .cloudiness(atMost: Percentage(percent: 25)),
            \.cloudiness,
            at: Percentage(percent: 25),
            beyond: Percentage(percent: 26)
        ),
        row(
            .humidity(atMost: Percentage(percent: 60)),
            \.humidity,
            at: Percentage(percent: 60),
            beyond: Percentage(percent: 61)
        ),
        row(
            .visibility(atLeast: Length(meters: 5_000)),
            \.visibility,
            at: Length(meters: 5_000),
            beyond: Length(meters: 4_999)
        ),
        row(
            .evaporation(atLeast: Precipitation(millimeters: 0.1)),
            \.humidity,
            at: Percentage(percent: 40),
            beyond: Percentage(percent: 95)
        ),
    ]

    private func answer(_ requirement: Requirement, in weather: ActivityWeather) -> ActivityOutlook.Answer {
        WindowFinder().outlook(for: .hour(requirement), in: weather, at: FineWeather.now).answer
    }

    @Test(arguments: rows)
    func `a limit holds and what is beyond fails`(row: Row) {
        func weather(_ change: (inout WeatherElements) -> Void) -> ActivityWeather {
            FineWeather.weather(hours: FineWeather.steps { _, elements in change(&elements) })
        }

        #expect(answer(row.requirement, in: weather(row.atLimit)) == .windows)
        #expect(answer(row.requirement, in: weather(row.beyond)) == .none)
        // A dry condition without an amount is known to be dry.
        let expected: ActivityOutlook.Answer = row.requirement.element == .precipitation ? .windows : .unknown
        if let missing = row.missing { #expect(answer(row.requirement, in: weather(missing)) == expected) }
    }

    /// In binary arithmetic, a third of 2.1 is more than 0.7, and the sum of 0.1 and 0.2 is more than 0.3.
    @Test
    func `the limit holds for the mean of hours and for the sum of rain and snow`() {
        func amount(_ millimeters: Double, _ hours: Int) -> PrecipitationAmount {
            PrecipitationAmount(depth: Precipitation(millimeters: millimeters), hours: hours)
        }
        let mean = FineWeather.weather(hours: FineWeather.steps { $1.rain = amount(2.1, 3) })
        let sum = FineWeather.weather(
            hours: FineWeather.steps {
                $1.rain = amount(0.1, 1)
                $1.snow = amount(0.2, 1)
            }
        )

        #expect(answer(.precipitation(atMost: Precipitation(millimeters: 0.7)), in: mean) == .windows)
        #expect(answer(.precipitation(atMost: Precipitation(millimeters: 0.69)), in: mean) == .none)
        #expect(answer(.precipitation(atMost: Precipitation(millimeters: 0.3)), in: sum) == .windows)
    }

    @Test
    func `air quality is that of its hour`() {
        var weather = FineWeather.weather()
        let entries = (0..<8)
            .map { hour in
                AirQuality.sample(
                    date: FineWeather.now + 3_600 * Double(hour),
                    index: hour < 4 ? .fair : .poor,
                    pollutants: Pollutants(pm2_5: Concentration(microgramsPerCubicMeter: hour < 2 ? 5 : 60))
                )
            }
        weather.airQuality = .sample(AirQualityForecast.sample(entries: entries))
        func windows(_ requirement: Requirement) -> [DateInterval] {
            WindowFinder().outlook(for: .hour(requirement), in: weather, at: FineWeather.now).windows.map(\.interval)
        }

        #expect(windows(.airQualityIndex(atMost: .fair)) == [FineWeather.interval(0, 4)])
        #expect(windows(.airQualityIndex(atMost: .good)).isEmpty)
        #expect(windows(.usAirQuality(atMost: 100)) == [FineWeather.interval(0, 2)])
        weather.airQuality = nil
        #expect(answer(.airQualityIndex(atMost: .veryPoor), in: weather) == .unknown)
        #expect(answer(.usAirQuality(atMost: 500), in: weather) == .unknown)
    }

    @Test
    func `air quality without a value is unknown`() {
        var weather = FineWeather.weather()
        let entries = (0..<8)
            .map { AirQuality.sample(date: FineWeather.now + 3_600 * Double($0), index: nil, pollutants: Pollutants()) }
        weather.airQuality = .sample(AirQualityForecast.sample(entries: entries))

        #expect(answer(.airQualityIndex(atMost: .fair), in: weather) == .unknown)
        #expect(answer(.usAirQuality(atMost: 100), in: weather) == .unknown)
    }

    @Test(arguments: [-1.0, .infinity, .nan])
    func `a value that cannot be is unknown`(speed: Double) {
        let weather = FineWeather.weather(hours: FineWeather.steps { $1.wind = Self.wind(speed) })

        #expect(answer(.wind(atMost: Speed(metersPerSecond: 5)), in: weather) == .unknown)
    }

    @Test
    func `every element has a requirement that is about it`() {
        let percent = Percentage(percent: 50)
        let all: [Requirement] = [
            .airQualityIndex(atMost: .fair), .usAirQuality(atMost: 100), .daylight, .darkness,
            .moonlight(atMost: percent),
        ]

        #expect(Set((Self.rows.map(\.requirement) + all).map(\.element)) == Set(Requirement.Element.allCases))
    }

    @Test
    func `an activity is stored and read again`() throws {
        let sut = try JSONDecoder().decode(Activity.self, from: JSONEncoder().encode(Activity.run))

        #expect(sut == .run)
    }
}
