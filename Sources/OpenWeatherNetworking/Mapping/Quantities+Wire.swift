import Foundation
import OpenWeatherCore

// A number that cannot be what its field says is missing, not wrong: no value is better than a misleading one.

extension Temperature {
    /// A temperature in the units of the answer; `nil` when missing or below absolute zero.
    init?(wire value: Double?, units: Units) {
        let absoluteZero =
            switch units {
            case .standard: 0.0
            case .metric: -273.15
            case .imperial: -459.67
            }
        guard let value, value.isFinite, value >= absoluteZero else { return nil }
        self.init(value, in: units.temperature)
    }
}

extension Speed {
    /// A speed in the units of the answer; `nil` when missing or negative.
    init?(wire value: Double?, units: Units) {
        guard let value, value.isFinite, value >= 0 else { return nil }
        self.init(value, in: units.speed)
    }
}

extension Pressure {
    /// A pressure in hectopascals, as all answers have it; `nil` when missing or not positive.
    init?(wire value: Double?) {
        guard let value, value.isFinite, value > 0 else { return nil }
        self.init(hectopascals: value)
    }
}

extension Length {
    /// A distance in metres, as all answers have it; `nil` when missing or negative.
    init?(wire value: Double?) {
        guard let value, value.isFinite, value >= 0 else { return nil }
        self.init(meters: value)
    }
}

extension Concentration {
    /// A concentration in μg/m³, as all answers have it; `nil` when missing or negative.
    init?(wire value: Double?) {
        guard let value, value.isFinite, value >= 0 else { return nil }
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
