import ExampleSupport
import Foundation
import OpenWeatherCore

/// A formatter of values with their units, in English and without the presentation modules.
struct ResponseFormat {
    /// The units of everything but temperatures.
    let units: Units
    /// The unit of temperatures.
    let temperatureUnit: Temperature.Unit
    /// The language of what the service has in several ones: names of places and texts of alerts.
    var language = Language(code: "en")

    private var isImperial: Bool { units == .imperial }

    /// Returns a temperature with one decimal.
    func temperature(_ value: Temperature) -> String { temperature(value, decimals: 1) }

    private func temperature(_ value: Temperature, decimals: Int) -> String {
        let symbol =
            switch temperatureUnit {
            case .celsius: "°C"
            case .fahrenheit: "°F"
            case .kelvin: "K"
            }
        return "\(Self.number(value.value(in: temperatureUnit), decimals: decimals)) \(symbol)"
    }

    /// Returns a whole temperature without a space, for a line of few columns.
    func degrees(_ value: Temperature) -> String {
        temperature(value, decimals: 0).replacing(" ", with: "")
    }

    /// Returns the speed, the direction, and the gusts of wind.
    func wind(_ wind: Wind) -> String {
        [breeze(wind), wind.gust.map { "gusts \(speed($0))" }].compactMap(\.self).joined(separator: ", ")
    }

    /// Returns the speed and the direction of wind.
    func breeze(_ wind: Wind) -> String {
        [speed(wind.speed), wind.direction?.compassPoint.rawValue].compactMap(\.self).joined(separator: " ")
    }

    /// Returns a speed with one decimal.
    func speed(_ speed: Speed) -> String {
        let symbol = units.speed == .milesPerHour ? "mph" : "m/s"
        return "\(Self.number(speed.value(in: units.speed), decimals: 1)) \(symbol)"
    }

    /// Returns a pressure in hectopascals, or in inches of mercury in imperial units.
    func pressure(_ pressure: Pressure) -> String {
        isImperial
            ? "\(Self.number(pressure.inchesOfMercury, decimals: 2)) inHg"
            : "\(Self.number(pressure.hectopascals)) hPa"
    }

    /// Returns a distance in meters and kilometers, or in miles in imperial units, with more digits the shorter it is.
    func distance(_ distance: Length) -> String {
        if isImperial {
            let miles = distance.miles
            return "\(Self.number(miles, upTo: miles < 1 ? 2 : miles < 9.95 ? 1 : 0)) mi"
        }
        guard distance.meters.rounded() >= 1000 else { return "\(Self.number(distance.meters)) m" }
        let kilometers = distance.kilometers
        return "\(Self.number(kilometers, upTo: kilometers < 9.95 ? 1 : 0)) km"
    }

    /// Returns an amount of rain or snow with its period.
    func amount(_ amount: PrecipitationAmount) -> String { "\(depth(amount.depth)) in \(amount.hours) h" }

    /// Returns a depth of rain or snow, in millimeters, or in inches in imperial units.
    ///
    /// A depth that would round to zero reads `<0.1 mm`.
    func depth(_ depth: Precipitation) -> String {
        isImperial ? "\(Self.trace(depth.inches, decimals: 2)) in" : "\(Self.trace(depth.millimeters, decimals: 1)) mm"
    }

    /// Returns a concentration with one decimal; one that would round to zero reads `<0.1 μg/m³`.
    static func concentration(_ concentration: Concentration) -> String {
        "\(trace(concentration.microgramsPerCubicMeter, decimals: 1)) μg/m³"
    }

    /// Returns a whole ultraviolet index with its band.
    static func uvIndex(_ index: UVIndex) -> String {
        "\(number(index.value)) (\(words(index.band.rawValue)))"
    }

    /// Returns the name of a case in words: `very high` for `veryHigh`.
    static func words(_ name: String) -> String {
        name.reduce(into: "") { text, letter in text += letter.isUppercase ? " \(letter.lowercased())" : "\(letter)" }
    }

    /// Returns a whole percentage.
    static func percent(_ share: Percentage) -> String {
        "\(number(share.percent)) %"
    }

    /// Returns a coordinate in decimal degrees.
    static func coordinates(_ coordinate: Coordinate) -> String {
        "\(number(coordinate.latitude, decimals: 4))°, \(number(coordinate.longitude, decimals: 4))°"
    }

    /// Returns the date and the time at the place with the difference from UTC, which is 0 when it is unknown.
    static func time(_ date: Date, _ offset: UTCOffset?) -> String {
        "\(clock(date, offset)) \(name(of: offset))"
    }

    /// Returns the date and the time at the place alone.
    static func clock(_ date: Date, _ offset: UTCOffset?) -> String {
        let style = Date.ISO8601FormatStyle(timeZone: (offset ?? .utc).timeZone)
            .year().month().day().dateSeparator(.dash)
            .dateTimeSeparator(.space)
            .time(includingFractionalSeconds: false).timeSeparator(.colon)
        return String(date.formatted(style).prefix(16))
    }

    /// Returns the name of an offset, such as `UTC+05:45`.
    static func name(of offset: UTCOffset?) -> String {
        guard let seconds = offset?.seconds, seconds != 0 else { return "UTC" }
        let minutes = abs(seconds) / 60
        func digits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        return "UTC\(seconds < 0 ? "-" : "+")\(digits(minutes / 60)):\(digits(minutes % 60))"
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
        text(value, decimals...decimals)
    }

    /// Returns a number with a fixed number of decimals; one above zero that would round to zero reads `<0.1`.
    private static func trace(_ value: Double, decimals: Int) -> String {
        guard value > 0, value.rounded(decimals: decimals) == 0 else { return number(value, decimals: decimals) }
        return "<\(number(pow(10, Double(-decimals)), decimals: decimals))"
    }

    /// Returns a number without trailing zeros.
    static func number(_ value: Double, upTo decimals: Int) -> String {
        text(value, 0...decimals)
    }

    private static func text(_ value: Double, _ decimals: ClosedRange<Int>) -> String {
        // A format by itself would round halves to the even digit.
        let rounded = value.rounded(decimals: decimals.upperBound)
        let text = rounded.formatted(
            .number.locale(Locale(identifier: "en_US_POSIX")).grouping(.never).precision(.fractionLength(decimals))
        )
        return text.hasPrefix("-") && !text.contains { ("1"..."9").contains($0) } ? String(text.dropFirst()) : text
    }
}

extension ResponseFormat {
    /// Creates the format that the options ask for.
    init(_ options: ExampleOptions) {
        self.init(units: options.units, temperatureUnit: options.temperatureUnit, language: options.language)
    }
}
