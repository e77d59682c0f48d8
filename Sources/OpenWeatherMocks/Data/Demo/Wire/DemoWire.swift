import Foundation
import OpenWeatherCore

/// The parts that several response bodies share, with the service's field names and units.
enum DemoWire: Sendable {
    /// `coord`, rounded to four decimals.
    struct Point: Encodable, Sendable {
        let lat: Double
        let lon: Double

        init(_ coordinate: Coordinate) {
            let rounded = coordinate.rounded(toDecimals: 4)
            lat = rounded.latitude
            lon = rounded.longitude
        }
    }

    /// An element of `weather`.
    struct Condition: Encodable, Sendable {
        let id: Int
        let main: String
        let description: String
        let icon: String

        init(_ moment: DemoMoment, _ language: Language) {
            self.init(moment, isDay: moment.isDay, language)
        }

        /// Creates the condition of a moment with the icon of a part of the day.
        init(_ moment: DemoMoment, isDay: Bool, _ language: Language) {
            id = moment.code.rawValue
            main = moment.code.group.name
            description = DemoTexts.texts(for: language).text(moment.code)
            icon = IconCode(moment.code, isDay ? .day : .night).description
        }
    }

    /// `main`: temperatures in the requested units, pressures and humidity as whole numbers.
    struct Main: Encodable, Sendable {
        let temp: Double
        let feelsLike: Double
        let tempMin: Double
        let tempMax: Double
        let pressure: Int
        let humidity: Int
        let seaLevel: Int
        let groundLevel: Int
        /// The correction of a forecast's temperature in degrees Celsius, whatever the units; only in forecasts.
        let tempKf: Double?

        private enum CodingKeys: String, CodingKey {
            case temp, pressure, humidity
            case feelsLike = "feels_like"
            case tempMin = "temp_min"
            case tempMax = "temp_max"
            case seaLevel = "sea_level"
            case groundLevel = "grnd_level"
            case tempKf = "temp_kf"
        }

        /// Creates the element of current weather, with the temperatures of nearby places.
        init(_ moment: DemoMoment, _ units: Units, spread: (below: Double, above: Double)) {
            self.init(moment, units, below: spread.below, above: spread.above, correction: nil)
        }

        /// Creates the element of a forecast entry, with the temperature before its correction.
        init(_ moment: DemoMoment, _ units: Units, correction: Double) {
            self.init(moment, units, below: max(0, correction), above: max(0, -correction), correction: correction)
        }

        private init(_ moment: DemoMoment, _ units: Units, below: Double, above: Double, correction: Double?) {
            func degrees(_ celsius: Double) -> Double {
                rounded(Temperature(celsius: celsius).value(in: units.temperature))
            }
            temp = degrees(moment.temperature)
            feelsLike = degrees(moment.feelsLike)
            tempMin = degrees(moment.temperature - below)
            tempMax = degrees(moment.temperature + above)
            pressure = Int(moment.pressure.rounded())
            humidity = Int(moment.humidity.rounded())
            seaLevel = pressure
            groundLevel = Int(moment.groundPressure.rounded())
            tempKf = correction
        }
    }

    /// `wind`, in the requested units.
    struct Wind: Encodable, Sendable {
        let speed: Double
        let deg: Int
        let gust: Double

        init(_ moment: DemoMoment, _ units: Units) {
            speed = rounded(Speed(metersPerSecond: moment.windSpeed).value(in: units.speed))
            deg = Int(moment.windDirection.rounded())
            gust = rounded(Speed(metersPerSecond: moment.gust).value(in: units.speed))
        }
    }

    /// `clouds`.
    struct Clouds: Encodable, Sendable {
        let all: Int

        init(_ moment: DemoMoment) {
            all = Int((moment.cloudCover * 100).rounded())
        }
    }

    /// `rain` or `snow`: millimeters by the number of hours.
    struct Amount: Encodable, Sendable {
        let oneHour: Double?
        let threeHours: Double?

        private enum CodingKeys: String, CodingKey {
            case oneHour = "1h"
            case threeHours = "3h"
        }

        /// The least amount that the service sends, in millimeters.
        private static let least = 0.1

        /// Creates the amount of the last hour, or `nil` when it is zero.
        init?(oneHour millimeters: Double) {
            guard millimeters > 0 else { return nil }
            oneHour = rounded(max(Self.least, millimeters))
            threeHours = nil
        }

        /// Creates the amount of the last three hours, or `nil` when it is zero.
        init?(threeHours millimeters: Double) {
            guard millimeters > 0 else { return nil }
            oneHour = nil
            threeHours = rounded(max(Self.least, millimeters))
        }
    }

    /// Returns a temperature in the requested units, rounded as the service sends it.
    static func degrees(_ celsius: Double, _ units: Units) -> Double {
        rounded(Temperature(celsius: celsius).value(in: units.temperature))
    }

    /// Returns `value` rounded to two decimals, as the service sends it.
    static func rounded(_ value: Double) -> Double {
        (value * 100).rounded() / 100 + 0
    }
}
