/// The units that a recording was asked for in, and conversions by formulas of their own.
public enum RecordedUnits: String, Sendable {
    /// Kelvin and metres per second.
    case standard
    /// Degrees Celsius and metres per second.
    case metric
    /// Degrees Fahrenheit and miles per hour.
    case imperial

    /// Finds the units of the recording `name` of the weather, now or to come.
    ///
    /// No place on Earth has 150 °C or °F, and none 150 K; recordings in °F say so in their name.
    public init(of json: JSON, _ name: String) {
        let first = json["list"].array.first ?? json
        if name.contains("imperial") {
            self = .imperial
        } else {
            self = (first["main"]["temp"].number ?? 0) > 150 ? .standard : .metric
        }
    }

    /// Degrees Celsius; `nil` for what no temperature on Earth can be.
    public func celsius(_ value: Double?) -> Double? {
        guard let value else { return nil }
        let celsius =
            switch self {
            case .standard: value - 273.15
            case .metric: value
            case .imperial: (value - 32) / 1.8
            }
        return celsius < -120 || celsius > 80 ? nil : celsius
    }

    /// Metres per second.
    public func metersPerSecond(_ value: Double?) -> Double? {
        value.map { self == .imperial ? $0 * 1609.344 / 3600 : $0 }
    }
}
