import OpenWeatherCore

/// The units of recorded numbers, converted by formulas of its own.
struct WireUnits {
    /// The units the recording is read in.
    let units: Units

    /// Degrees Celsius; `nil` for what no temperature can be.
    func celsius(_ value: Double?) -> Double? {
        guard let value else { return nil }
        switch units {
        case .standard: return value < 0 ? nil : value - 273.15
        case .metric: return value < -273.15 ? nil : value
        case .imperial: return value < -459.67 ? nil : (value - 32) / 1.8
        }
    }

    /// Metres per second.
    func metersPerSecond(_ value: Double?) -> Double? {
        value.map { units == .imperial ? $0 * 1609.344 / 3600 : $0 }
    }
}
