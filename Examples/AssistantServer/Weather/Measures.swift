import Foundation
import OpenWeatherCore

/// A formatter of values in a system of units, as numbers for JSON and as text with the unit.
struct Measures: Hashable, Sendable {
    /// The system of units.
    let units: Units

    private var isImperial: Bool { units == .imperial }

    /// The symbols of the units.
    var symbols: JSONNode {
        [
            "temperature": .string(temperatureSymbol), "speed": .string(speedSymbol),
            "precipitation": .string(depthSymbol), "pressure": .string(pressureSymbol),
            "visibility": .string(distanceSymbol),
        ]
    }

    /// The schema of ``symbols``.
    static let schema = Schema.object(
        "The units of the numbers beside it. Shares are in percent.",
        [
            "temperature": Schema.choice("", ["°C", "°F", "K"]), "speed": Schema.choice("", ["m/s", "mph"]),
            "precipitation": Schema.choice("", ["mm", "in"]), "pressure": Schema.choice("", ["hPa", "inHg"]),
            "visibility": Schema.choice("", ["km", "mi"]),
        ]
    )

    private var temperatureSymbol: String {
        switch units {
        case .standard: "K"
        case .metric: "°C"
        case .imperial: "°F"
        }
    }
    private var speedSymbol: String { isImperial ? "mph" : "m/s" }
    private var depthSymbol: String { isImperial ? "in" : "mm" }
    private var pressureSymbol: String { isImperial ? "inHg" : "hPa" }
    private var distanceSymbol: String { isImperial ? "mi" : "km" }

    /// Returns a temperature with one decimal.
    func number(_ value: Temperature) -> JSONNode { .rounded(value.value(in: units.temperature)) }
    /// Returns a speed with one decimal.
    func number(_ value: Speed) -> JSONNode { .rounded(value.value(in: units.speed)) }
    /// Returns a depth with three decimals, or four in inches: a trace is not zero.
    func number(_ value: Precipitation) -> JSONNode {
        isImperial ? .rounded(value.inches, 4) : .rounded(value.millimeters, 3)
    }
    /// Returns a pressure in whole hectopascals, or in inches of mercury with two decimals.
    func number(_ value: Pressure) -> JSONNode {
        isImperial ? .rounded(value.inchesOfMercury, 2) : .rounded(value.hectopascals, 0)
    }
    /// Returns a distance with one decimal, or two below 1: fog of 40 m is not 0 km.
    func number(_ value: Length) -> JSONNode {
        let distance = isImperial ? value.miles : value.kilometers
        return .rounded(distance, distance < 1 ? 2 : 1)
    }
    /// Returns a difference of temperatures, which is given in kelvins, with one decimal.
    func difference(_ kelvins: Double) -> JSONNode { .rounded(kelvins * (isImperial ? 1.8 : 1)) }

    /// Returns a temperature with its unit.
    func text(_ value: Temperature) -> String { "\(Self.text(number(value))) \(temperatureSymbol)" }
    /// Returns a speed with its unit.
    func text(_ value: Speed) -> String { "\(Self.text(number(value))) \(speedSymbol)" }
    /// Returns a depth with its unit, with two decimals, or three in inches.
    func text(_ value: Precipitation) -> String {
        "\(isImperial ? Self.text(value.inches, decimals: 3) : Self.text(value.millimeters, decimals: 2)) \(depthSymbol)"
    }
    /// Returns a pressure with its unit.
    func text(_ value: Pressure) -> String { "\(Self.text(number(value))) \(pressureSymbol)" }
    /// Returns a distance with its unit.
    func text(_ value: Length) -> String { "\(Self.text(number(value))) \(distanceSymbol)" }
    /// Returns an amount with its unit and its period.
    func text(_ value: PrecipitationAmount) -> String { "\(text(value.depth)) in \(value.hours) h" }
    /// Returns a difference of temperatures without its sign.
    func text(ofDifference kelvins: Double) -> String {
        "\(Self.text(difference(kelvins.magnitude))) \(temperatureSymbol)"
    }
    /// Returns how much warmer or colder it is now; as warm when the number would be 0.
    func text(ofDifferenceNow kelvins: Double) -> String {
        guard difference(kelvins) != .number(0) else { return "as warm now" }
        return "\(text(ofDifference: kelvins)) \(kelvins > 0 ? "warmer" : "colder") now"
    }
    /// Returns the speed, the direction and the gusts of wind.
    func text(_ wind: Wind) -> String {
        let gust = wind.gust.map { ", gusts \(text($0))" } ?? ""
        return [text(wind.speed), wind.direction?.compassPoint.rawValue].compactMap(\.self).joined(separator: " ")
            + gust
    }

    /// Returns a whole percentage.
    static func percent(_ share: Percentage) -> String { "\(text(.rounded(share.percent, 0))) %" }

    /// Returns the number of decimals of a concentration: one, or three below 1.
    static func decimals(of value: Concentration) -> Int { value.microgramsPerCubicMeter < 1 ? 3 : 1 }

    /// Returns a number with at most `decimals` decimals; one above zero that they would round to zero reads `<0.01`.
    static func text(_ value: Double, decimals: Int) -> String {
        let number = JSONNode.rounded(value, decimals)
        guard value > 0, number == .number(0) else { return text(number) }
        return "<\(text(.rounded(pow(10, Double(-decimals)), decimals)))"
    }

    /// Returns a number without trailing zeros, as JSON has it.
    static func text(_ number: JSONNode) -> String {
        let line = number.line
        return line.hasSuffix(".0") ? String(line.dropLast(2)) : line
    }
}

/// A formatter of dates in the zone of a place.
struct PlaceClock: Hashable, Sendable {
    /// The difference between the clocks of the place and UTC; `nil` when it is not known, for which UTC stands.
    let offset: UTCOffset?

    /// The name of the zone, such as `UTC+05:45`.
    var name: String {
        guard let offset, offset != .utc else { return "UTC" }
        return "UTC\(offset)"
    }

    /// Returns a date in ISO 8601 with the difference from UTC.
    func iso(_ date: Date) -> String {
        date.formatted(
            Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: (offset ?? .utc).timeZone)
        )
    }

    /// Returns the day and the time to the minute.
    func text(_ date: Date) -> String { String(iso(date).prefix(16)).replacing("T", with: " ") }

    /// Returns the day of the week, the day and the month, and the time.
    func row(_ date: Date) -> String { "\(Self.weekday((offset ?? .utc).day(of: date))) \(text(date).dropFirst(5))" }

    /// Returns the first three letters of the day of the week.
    static func weekday(_ day: LocalDay) -> String { "\(day.weekday)".prefix(3).capitalized }
}
