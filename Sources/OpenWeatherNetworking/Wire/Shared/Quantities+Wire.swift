import Foundation
package import OpenWeatherCore

// A number outside the bounds of its field counts as missing: no value is better than a misleading one. The bounds are
// wider than anything measured on Earth. They apply after conversion, so that a response in other units than those
// requested is usually detected.

extension Temperature {
    /// Creates a temperature in the units of the response; `nil` when missing or outside −120 to 80 °C.
    ///
    /// Recorded air temperatures lie between −89.2 and 56.7 °C; apparent temperatures exceed them.
    package init?(wire value: Double?, units: Units) {
        guard let value else { return nil }
        let temperature = Temperature(value, in: units.temperature)
        guard (-120...80).contains(temperature.celsius) else { return nil }
        self = temperature
    }
}

extension Speed {
    /// Creates a speed in the units of the response; `nil` when missing, negative or beyond 150 m/s.
    ///
    /// The strongest recorded gust outside a tornado was 113 m/s.
    package init?(wire value: Double?, units: Units) {
        guard let value else { return nil }
        let speed = Speed(value, in: units.speed)
        guard (0...150).contains(speed.metersPerSecond) else { return nil }
        self = speed
    }
}

extension Pressure {
    /// Creates a pressure in hectopascals, whatever the units; `nil` when missing or outside 100 to 1200 hPa.
    ///
    /// It is about 330 hPa on the highest mountain and has reached 1085 hPa at sea level.
    init?(wire value: Double?) {
        guard let value, (100...1_200).contains(value) else { return nil }
        self.init(hectopascals: value)
    }
}

extension Length {
    /// Creates a distance in meters, whatever the units; `nil` when missing, negative or beyond 1000 km.
    init?(wire value: Double?) {
        guard let value, (0...1_000_000).contains(value) else { return nil }
        self.init(meters: value)
    }
}

extension Precipitation {
    /// Creates a depth in millimeters, whatever the units; `nil` when missing, negative or beyond 2000 mm.
    ///
    /// The largest recorded amount within a day was 1825 mm.
    package init?(wire value: Double?) {
        guard let value, (0...2_000).contains(value) else { return nil }
        self.init(millimeters: value)
    }
}

extension Concentration {
    /// Creates a concentration in μg/m³; `nil` when missing, negative or beyond one gram per cubic meter.
    init?(wire value: Double?) {
        guard let value, (0...1_000_000).contains(value) else { return nil }
        self.init(microgramsPerCubicMeter: value)
    }
}

extension Percentage {
    /// Creates a percentage from a number in percent; `nil` when missing or outside `0...100`.
    package init?(wirePercent value: Double?) {
        guard let value, (0...100).contains(value) else { return nil }
        self.init(percent: value)
    }

    /// Creates a percentage from a fraction; `nil` when missing or outside `0...1`.
    init?(wireFraction value: Double?) {
        guard let value, (0...1).contains(value) else { return nil }
        self.init(fraction: value)
    }
}

extension Date {
    /// Creates a date in seconds since 1970; `nil` when missing, 0 or after the year 9999, as milliseconds would be.
    init?(wire seconds: Double?) {
        guard let seconds, seconds > 0, seconds < 253_402_300_800 else { return nil }
        self.init(timeIntervalSince1970: seconds)
    }
}

extension UTCOffset {
    /// Creates an offset in seconds; `nil` when missing, outside −12 to 14 hours, or not of whole minutes.
    ///
    /// No clock has had another one since 1979, when the weather of the past begins.
    init?(wire seconds: Int?) {
        guard let seconds, (-43_200...50_400).contains(seconds), seconds.isMultiple(of: 60) else { return nil }
        self.init(seconds: seconds)
    }
}

extension Coordinate {
    /// Creates the point of a response, whose numbers are found at `path`.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` with the path of the number that is out of range.
    package init(wireLatitude latitude: Double, longitude: Double, path: String) throws(NetworkError) {
        let prefix = path.isEmpty ? "" : "\(path)."
        guard (-90...90).contains(latitude) else { throw .decoding(.invalidField(path: "\(prefix)lat")) }
        guard (-180...180).contains(longitude) else { throw .decoding(.invalidField(path: "\(prefix)lon")) }
        self.init(clampingLatitude: latitude, longitude: longitude)
    }
}
