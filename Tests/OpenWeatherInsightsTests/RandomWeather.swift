import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport

/// A source of weather with gaps, missing values, repeated dates and limits that are met exactly.
struct RandomWeather {
    var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// Returns a present date within a year that has a 29 February, at a whole minute.
    mutating func now() -> Date {
        Date(timeIntervalSince1970: 1_830_297_600 + 60 * Double(int(0...527_039)))
    }

    mutating func activity() -> Activity {
        Activity(
            id: "random",
            duration: .seconds(pick([0, 30, 600, 1_800, 3_600, 5_400])),
            requirements: (0..<int(0...4)).map { _ in requirement() }
        )
    }

    mutating func weather(at now: Date) -> ActivityWeather {
        let coordinate = Coordinate(
            clampingLatitude: pick([-69, -34, 0, 51.5, 60, 69.6, 78]),
            longitude: pick([-120, 0, 19])
        )
        let start = now - 60 * Double(int(0...180))
        let (minutes, quarters, hours, entries) = (
            dates(from: start, step: 60, count: 90), dates(from: start, step: 900, count: 12),
            dates(from: start, step: 3_600, count: 12), forecastDates(from: start)
        )
        let air = dates(from: start, step: 3_600, count: 16)
        return ActivityWeather(
            coordinate: coordinate,
            sun: sun(near: now),
            minutes: part(minutes.map { MinutePrecipitation(date: $0, hourlyRate: depth()) }),
            quarterHours: part(quarters.map { HourlyForecast(date: $0, elements: elements(hasAmounts: false)) }),
            hours: part(hours.map { HourlyForecast(date: $0, elements: elements()) }),
            forecast: part(
                Forecast(
                    city: ForecastCity(coordinate: coordinate),
                    entries: entries.map { ForecastEntry(date: $0, elements: elements()) }
                )
            ),
            airQuality: part(
                AirQualityForecast(
                    coordinate: coordinate,
                    entries: air.map {
                        AirQuality(
                            coordinate: coordinate,
                            date: $0,
                            index: optional(pick(AirQualityIndex.allCases)),
                            pollutants: Pollutants(
                                pm2_5: optional(Concentration(microgramsPerCubicMeter: pick([0, 9, 36, 80])))
                            )
                        )
                    }
                )
            )
        )
    }

    private mutating func requirement() -> Requirement {
        let celsius: Double = pick([-5, 0, 10])
        let range = Temperature(celsius: celsius)...Temperature(celsius: celsius + pick([0, 5, 20]))
        return pick([
            .precipitation(atMost: Precipitation(millimeters: pick([0, 0.5, 1]))),
            .chanceOfPrecipitation(atMost: Percentage(percent: pick([0, 20, 50]))),
            .temperature(range), .feelsLike(range),
            .wind(atMost: Speed(metersPerSecond: pick([0, 5, 8]))),
            .gusts(atMost: Speed(metersPerSecond: pick([5, 8]))),
            .uvIndex(atMost: UVIndex(pick([3, 7]))), .usAirQuality(atMost: pick([50, 100])),
            .airQualityIndex(atMost: pick(AirQualityIndex.allCases)),
            .cloudiness(atMost: Percentage(percent: pick([0, 25]))),
            .humidity(atMost: Percentage(percent: pick([40, 80]))),
            .evaporation(atLeast: Precipitation(millimeters: pick([0, 0.1]))),
            .visibility(atLeast: Length(meters: pick([0, 5_000]))),
            .daylight, .darkness, .moonlight(atMost: Percentage(percent: pick([20, 50]))),
        ])
    }

    private mutating func elements(hasAmounts: Bool = true) -> WeatherElements {
        let celsius: Double = pick([-5, 0, 5, 10, 15, 25])
        return WeatherElements(
            conditions: pick([[], [.sample(.clearSky)], [.sample(.clearSky)], [.sample(.lightRain)]]),
            temperature: Temperature(celsius: celsius),
            feelsLike: optional(Temperature(celsius: celsius - pick([0, 5]))),
            humidity: optional(Percentage(percent: pick([20, 40, 80, 100]))),
            wind: optional(
                Wind(
                    speed: Speed(metersPerSecond: pick([0, 4, 5, 8, 9])),
                    gust: optional(Speed(metersPerSecond: pick([4, 8, 9])))
                )
            ),
            cloudiness: optional(Percentage(percent: pick([0, 25, 60]))),
            visibility: optional(Length(meters: pick([0, 5_000, 10_000]))),
            uvIndex: optional(UVIndex(pick([0, 3, 7.4, 9]))),
            chanceOfPrecipitation: optional(Percentage(percent: pick([0, 20, 50, 80]))),
            rain: hasAmounts ? amount() : nil,
            snow: hasAmounts && int(0...5) == 0 ? amount() : nil
        )
    }

    private mutating func amount() -> PrecipitationAmount? {
        optional(PrecipitationAmount(depth: Precipitation(millimeters: pick([0, 0.5, 1.5, 3])), hours: pick([1, 3])))
    }

    private mutating func depth() -> Precipitation? {
        optional(Precipitation(millimeters: pick([0, 0, 0, 0.5, 1])))
    }

    private mutating func sun(near now: Date) -> SunState {
        let midnight = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400)
        let sunrise = midnight + 60 * Double(int(120...600))
        return pick([
            .risesAndSets(sunrise: sunrise, sunset: sunrise + 60 * Double(int(120...1_200))),
            .polarDay, .polarNight, .unknown,
        ])
    }

    /// Returns dates in hours, in steps of three hours, or in hours with steps of three hours behind them.
    private mutating func forecastDates(from start: Date) -> [Date] {
        let hours = dates(from: start, step: 3_600, count: 8)
        let steps = dates(from: start, step: 10_800, count: 8)
        guard let last = hours.max() else { return steps }
        return pick([hours, steps, hours + steps.filter { $0 > last }])
    }

    /// Returns dates in steps, some of which are missing, doubled or late, in any order.
    private mutating func dates(from start: Date, step: Double, count: Int) -> [Date] {
        let aligned = (start.timeIntervalSince1970 / step).rounded(.down) * step
        var dates = (0..<int(0...count)).map { Date(timeIntervalSince1970: aligned + step * Double($0)) }
        dates.removeAll { _ in int(0...19) == 0 }
        if let date = dates.randomElement(using: &random), int(0...3) == 0 { dates += [date, date + 120] }
        if int(0...3) == 0 { dates.shuffle(using: &random) }
        return dates
    }

    private mutating func part<Value>(_ value: Value) -> Fetched<Value>? {
        let origin: FetchOrigin = int(0...3) == 0 ? .stale(.notCached) : .network
        return int(0...4) == 0 ? nil : Fetched(value, at: .distantPast, from: origin, source: .madeUp)
    }

    private mutating func optional<Value>(_ value: Value?) -> Value? { int(0...14) == 0 ? nil : value }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[int(0...values.count - 1)] }

    private mutating func int(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
}
