import OpenWeatherCore

/// The units of recorded numbers, converted by formulas of its own.
struct WireUnits {
    /// The units the recording is read in.
    let units: Units

    /// Degrees Celsius; `nil` for what no temperature on Earth can be.
    func celsius(_ value: Double?) -> Double? {
        guard let value else { return nil }
        let celsius =
            switch units {
            case .standard: value - 273.15
            case .metric: value
            case .imperial: (value - 32) / 1.8
            }
        return celsius < -120 || celsius > 80 ? nil : celsius
    }

    /// Metres per second.
    func metersPerSecond(_ value: Double?) -> Double? {
        value.map { units == .imperial ? $0 * 1609.344 / 3600 : $0 }
    }
}
