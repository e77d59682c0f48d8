import Foundation
import OpenWeatherCore
import OpenWeatherTestSupport

/// A source of values of the domain in which everything optional is missing or there at random.
struct RandomValues {
    var random: SeededGenerator

    mutating func double() -> Double {
        let odd = [0, -0.0, .infinity, -.infinity, .leastNonzeroMagnitude, -1e308, 0.1 + 0.2]
        return Bool.random(using: &random)
            ? .random(in: -1_000...1_000, using: &random) : odd.randomElement(using: &random) ?? 0
    }

    mutating func text() -> String {
        let parts = ["", "a", "/", "ロンドン", "\u{0}", "e\u{301}", "👩‍🚀", "moderate rain", "ü", "\r\n", "\"", "%2F"]
        return (0..<Int.random(in: 0...4, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
            .joined()
    }

    mutating func int() -> Int {
        let odd = [0, 1, -1, .max, .min, 2_643_743]
        return odd.randomElement(using: &random) ?? 0
    }

    mutating func optional<Value>(_ make: (inout RandomValues) -> Value) -> Value? {
        Bool.random(using: &random) ? make(&self) : nil
    }

    mutating func list<Value>(_ largest: Int, _ make: (inout RandomValues) -> Value) -> [Value] {
        (0..<Int.random(in: 0...largest, using: &random)).map { _ in make(&self) }
    }

    mutating func date() -> Date { Date(timeIntervalSince1970: double()) }
    mutating func temperature() -> Temperature { Temperature(celsius: double()) }
    mutating func percentage() -> Percentage { Percentage(percent: double()) }
    mutating func pressure() -> Pressure { Pressure(hectopascals: double()) }
    mutating func speed() -> Speed { Speed(metersPerSecond: double()) }
    mutating func depth() -> Precipitation { Precipitation(millimeters: double()) }
    mutating func concentration() -> Concentration { Concentration(microgramsPerCubicMeter: double()) }
    mutating func amount() -> PrecipitationAmount { PrecipitationAmount(depth: depth(), hours: int()) }
    mutating func part() -> PartOfDay { Bool.random(using: &random) ? .day : .night }

    mutating func coordinate() -> Coordinate {
        .at(.random(in: -90...90, using: &random), Bool.random(using: &random) ? -0.0 : 180)
    }

    mutating func offset() -> UTCOffset {
        UTCOffset(seconds: .random(in: -64_800...64_800, using: &random)) ?? .utc
    }

    mutating func wind() -> Wind {
        let degrees = Double.random(in: 0..<360, using: &random)
        return Wind(
            speed: speed(),
            direction: optional { _ in degrees }.flatMap(WindDirection.init(degrees:)),
            gust: optional { $0.speed() }
        )
    }

    mutating func condition() -> WeatherCondition {
        let group = ConditionGroup.documented.randomElement(using: &random) ?? .clear
        return WeatherCondition(
            id: int(),
            group: optional { _ in group } ?? .unknown(text()),
            description: text(),
            icon: optional { IconCode($0.text()) }
        )
    }

    mutating func sun() -> SunState {
        let states: [SunState] = [
            .unknown, .polarDay, .polarNight, .risesAndSets(sunrise: date(), sunset: date()),
        ]
        return states.randomElement(using: &random) ?? .unknown
    }

    mutating func elements() -> WeatherElements {
        WeatherElements(
            conditions: list(3) { $0.condition() },
            temperature: temperature(),
            feelsLike: optional { $0.temperature() },
            minimum: optional { $0.temperature() },
            maximum: optional { $0.temperature() },
            humidity: optional { $0.percentage() },
            reportedDewPoint: optional { $0.temperature() },
            pressure: optional { $0.pressure() },
            groundLevelPressure: optional { $0.pressure() },
            wind: optional { $0.wind() },
            cloudiness: optional { $0.percentage() },
            visibility: optional { Length(meters: $0.double()) },
            uvIndex: optional { $0.uvIndex() },
            chanceOfPrecipitation: optional { $0.percentage() },
            rain: optional { $0.amount() },
            snow: optional { $0.amount() }
        )
    }

    mutating func currentWeather() -> CurrentWeather {
        CurrentWeather(
            cityID: optional { $0.int() },
            name: optional { $0.text() },
            country: optional { $0.text() },
            coordinate: coordinate(),
            date: date(),
            utcOffset: optional { $0.offset() },
            sun: sun(),
            elements: elements()
        )
    }

    mutating func entry() -> ForecastEntry {
        ForecastEntry(
            date: date(),
            utcOffset: optional { $0.offset() },
            partOfDay: optional { $0.part() },
            elements: elements()
        )
    }

    mutating func summary() -> DaySummary {
        let (one, other) = (temperature(), temperature())
        return DaySummary(
            low: temperature(),
            high: temperature(),
            feelsLike: optional { _ in min(one, other)...max(one, other) },
            chanceOfPrecipitation: optional { $0.percentage() },
            rain: optional { $0.depth() },
            snow: optional { $0.depth() },
            condition: optional { $0.condition() },
            wind: optional { $0.wind() },
            gust: optional { $0.speed() },
            humidity: optional { $0.percentage() }
        )
    }

    mutating func forecast() -> Forecast {
        let city = ForecastCity(
            cityID: optional { $0.int() },
            name: optional { $0.text() },
            country: optional { $0.text() },
            coordinate: coordinate(),
            population: optional { $0.int() },
            utcOffset: optional { $0.offset() },
            sun: sun()
        )
        let days = list(3) { ($0.int() / 1_000, $0.summary()) }
        return Forecast(
            city: city,
            entries: list(5) { $0.entry() },
            dailySummaries: Dictionary(days.map { (LocalDay(daysSince1970: $0.0), $0.1) }) { first, _ in first }
        )
    }

    mutating func airQuality() -> AirQuality {
        let index = AirQualityIndex.allCases.randomElement(using: &random)
        return AirQuality(
            coordinate: coordinate(),
            date: date(),
            index: optional { _ in index } ?? nil,
            pollutants: Pollutants(
                pm2_5: optional { $0.concentration() },
                pm10: optional { $0.concentration() },
                ozone: optional { $0.concentration() },
                nitrogenDioxide: optional { $0.concentration() },
                carbonMonoxide: optional { $0.concentration() },
                sulfurDioxide: optional { $0.concentration() },
                ammonia: optional { $0.concentration() },
                nitrogenMonoxide: optional { $0.concentration() }
            )
        )
    }

    mutating func airQualityForecast() -> AirQualityForecast {
        AirQualityForecast(coordinate: coordinate(), entries: list(5) { $0.airQuality() })
    }

    mutating func location() -> Location {
        let names = list(4) { ($0.text(), $0.text()) }
        return Location(
            name: text(),
            localizedNames: Dictionary(names) { first, _ in first },
            country: optional { $0.text() },
            state: optional { $0.text() },
            coordinate: coordinate()
        )
    }
}
