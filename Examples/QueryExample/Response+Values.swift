import Foundation
import OpenWeatherCore

extension Response {
    /// Returns a temperature in `units` with one decimal.
    static func temperature(_ temperature: Temperature, _ units: Units) -> String {
        let symbol =
            switch units.temperature {
            case .celsius: "°C"
            case .fahrenheit: "°F"
            case .kelvin: "K"
            }
        return "\(number(temperature.value(in: units.temperature), decimals: 1)) \(symbol)"
    }

    /// Returns the speed, the direction, and the gusts of wind in `units`.
    static func wind(_ wind: Wind, _ units: Units) -> String {
        let gust = wind.gust.map { "gusts \(number($0.value(in: units.speed), decimals: 1))" }
        return [breeze(wind, units), gust].compactMap(\.self).joined(separator: ", ")
    }

    /// Returns the speed and the direction of wind in `units`.
    static func breeze(_ wind: Wind, _ units: Units) -> String {
        let symbol = units.speed == .milesPerHour ? "mph" : "m/s"
        let speed = "\(number(wind.speed.value(in: units.speed), decimals: 1)) \(symbol)"
        return [speed, wind.direction?.compassPoint.rawValue].compactMap(\.self).joined(separator: " ")
    }

    /// Returns a whole percentage.
    static func percent(_ share: Percentage) -> String {
        "\(number(share.percent)) %"
    }

    /// Returns an amount of rain or snow with its period.
    static func amount(_ amount: PrecipitationAmount) -> String {
        "\(number(amount.depth.millimeters, decimals: 1)) mm in \(amount.hours) h"
    }

    /// Returns a coordinate in decimal degrees.
    static func coordinates(_ coordinate: Coordinate) -> String {
        "\(number(coordinate.latitude, decimals: 4)), \(number(coordinate.longitude, decimals: 4))"
    }

    /// Returns the date and the time at the place, or in UTC when the offset of the place is unknown.
    static func time(_ date: Date, _ offset: UTCOffset?) -> String {
        let style = Date.ISO8601FormatStyle(timeZone: (offset ?? .utc).timeZone)
            .year().month().day().dateSeparator(.dash)
            .dateTimeSeparator(.space)
            .time(includingFractionalSeconds: false).timeSeparator(.colon)
        return date.formatted(style).prefix(16) + (offset == nil ? " UTC" : "")
    }

    /// Returns a text for a day without sunrise and sunset, or `nil` for any other day.
    static func words(for sun: SunState) -> String? {
        switch sun {
        case .polarDay: "up all day"
        case .polarNight: "down all day"
        case .risesAndSets, .unknown: nil
        }
    }

    /// Returns a number with a fixed number of decimals and a point, never "-0".
    static func number(_ value: Double, decimals: Int = 0) -> String {
        let text = value.formatted(
            .number.locale(Locale(identifier: "en_US_POSIX")).grouping(.never).precision(.fractionLength(decimals))
        )
        return text.hasPrefix("-") && !text.contains { ("1"..."9").contains($0) } ? String(text.dropFirst()) : text
    }
}
