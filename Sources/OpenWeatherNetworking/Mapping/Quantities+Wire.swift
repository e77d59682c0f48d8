import Foundation
import OpenWeatherCore

// A number that cannot be what its field says is missing, not wrong: no value is better than a misleading one. The
// bounds are those of the Earth with room to spare; they are compared after conversion, so that the numbers of other
// units than those asked for are seldom believed.

extension Temperature {
    /// A temperature in the units of the answer; `nil` when missing or outside −120 to 80 °C.
    ///
    /// The air has been from −89.2 to 56.7 °C; what it feels like goes further.
    init?(wire value: Double?, units: Units) {
        guard let value else { return nil }
        let temperature = Temperature(value, in: units.temperature)
        guard (-120...80).contains(temperature.celsius) else { return nil }
        self = temperature
    }
}

extension Speed {
    /// A speed in the units of the answer; `nil` when missing, negative or beyond 150 m/s.
    ///
    /// The strongest gust outside a tornado was 113 m/s.
    init?(wire value: Double?, units: Units) {
        guard let value else { return nil }
        let speed = Speed(value, in: units.speed)
        guard (0...150).contains(speed.metersPerSecond) else { return nil }
        self = speed
    }
}

extension Pressure {
    /// A pressure in hectopascals, as all answers have it; `nil` when missing or outside 100 to 1200 hPa.
    ///
    /// It is about 330 hPa on the highest mountain, and has been 1085 hPa at sea level.
    init?(wire value: Double?) {
        guard let value, (100...1_200).contains(value) else { return nil }
        self.init(hectopascals: value)
    }
}

extension Length {
    /// A distance in metres, as all answers have it; `nil` when missing, negative or beyond 1000 km.
    init?(wire value: Double?) {
        guard let value, (0...1_000_000).contains(value) else { return nil }
        self.init(meters: value)
    }
}

extension Precipitation {
    /// A depth in millimetres, as all answers have it; `nil` when missing, negative or beyond 2000 mm.
    ///
    /// The most that fell within a day was 1825 mm.
    init?(wire value: Double?) {
        guard let value, (0...2_000).contains(value) else { return nil }
        self.init(millimeters: value)
    }
}

extension Concentration {
    /// A concentration in μg/m³, as all answers have it; `nil` when missing, negative or beyond a gram in a cubic metre.
    init?(wire value: Double?) {
        guard let value, (0...1_000_000).contains(value) else { return nil }
        self.init(microgramsPerCubicMeter: value)
    }
}

extension Percentage {
    /// A share in percent; `nil` when missing or outside `0...100`.
    init?(wirePercent value: Double?) {
        guard let value, (0...100).contains(value) else { return nil }
        self.init(percent: value)
    }

    /// A share as a fraction; `nil` when missing or outside `0...1`.
    init?(wireFraction value: Double?) {
        guard let value, (0...1).contains(value) else { return nil }
        self.init(fraction: value)
    }
}

extension Date {
    /// A moment in seconds since 1970; `nil` when missing, 0 or after the year 9999, as milliseconds would be.
    init?(wire seconds: Double?) {
        guard let seconds, seconds > 0, seconds < 253_402_300_800 else { return nil }
        self.init(timeIntervalSince1970: seconds)
    }
}

extension UTCOffset {
    /// An offset in seconds; `nil` when missing or impossible.
    init?(wire seconds: Int?) {
        guard let seconds, (-86_400...86_400).contains(seconds) else { return nil }
        self.init(seconds: seconds)
    }
}

extension Coordinate {
    /// The point an answer is for.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` with the path of the number that is out of range.
    init(wireLatitude latitude: Double, longitude: Double, path: String) throws(NetworkError) {
        let prefix = path.isEmpty ? "" : "\(path)."
        guard (-90...90).contains(latitude) else { throw .decoding(.invalidField(path: "\(prefix)lat")) }
        guard (-180...180).contains(longitude) else { throw .decoding(.invalidField(path: "\(prefix)lon")) }
        self.init(validLatitude: latitude, validLongitude: longitude)
    }
}
