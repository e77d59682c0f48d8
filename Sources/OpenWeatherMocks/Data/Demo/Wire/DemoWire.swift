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
            id = moment.code.rawValue
            main = moment.code.group.name
            description = DemoTexts.texts(for: language).text(moment.code)
            icon = IconCode(moment.code, moment.isDay ? .day : .night).description
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
        /// A value that is internal to the service and only in forecasts.
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

        /// Creates the element of a moment; minimum and maximum spread by about a degree around the temperature.
        init(_ moment: DemoMoment, _ units: Units, isForecast: Bool) {
            func degrees(_ celsius: Double) -> Double {
                rounded(Temperature(celsius: celsius).value(in: units.temperature))
            }
            temp = degrees(moment.temperature)
            feelsLike = degrees(moment.feelsLike)
            tempMin = degrees(moment.temperature - 0.7)
            tempMax = degrees(moment.temperature + 0.9)
            pressure = Int(moment.pressure.rounded())
            humidity = Int(moment.humidity.rounded())
            seaLevel = pressure
            groundLevel = Int(moment.groundPressure.rounded())
            tempKf = isForecast ? 0 : nil
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

        /// Creates the amount of the last hour, or `nil` when it is zero.
        init?(oneHour millimeters: Double) {
            guard millimeters > 0 else { return nil }
            oneHour = rounded(millimeters)
            threeHours = nil
        }

        /// Creates the amount of the last three hours, or `nil` when it is zero.
        init?(threeHours millimeters: Double) {
            guard millimeters > 0 else { return nil }
            oneHour = nil
            threeHours = rounded(millimeters)
        }
    }

    /// Returns `value` rounded to two decimals, as the service sends it.
    static func rounded(_ value: Double) -> Double {
        (value * 100).rounded() / 100 + 0
    }
}
