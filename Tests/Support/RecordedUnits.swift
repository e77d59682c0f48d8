/// The units of a recording, with conversions that are independent of the package.
public enum RecordedUnits: String, Sendable {
    /// Kelvins and meters per second.
    case standard
    /// Degrees Celsius and meters per second.
    case metric
    /// Degrees Fahrenheit and miles per hour.
    case imperial

    /// Creates the units of the recording `name` of current weather or a forecast.
    ///
    /// The names of imperial recordings contain `imperial`; of the others, only a temperature in kelvins is above 150.
    public init(of json: JSON, _ name: String) {
        let first = json["list"].array.first ?? json
        if name.contains("imperial") {
            self = .imperial
        } else {
            self = (first["main"]["temp"].number ?? 0) > 150 ? .standard : .metric
        }
    }

    /// Returns whether the package can read a recording of current weather or a forecast in these units.
    ///
    /// Each temperature is possible on Earth, and a forecast names its point.
    public func isReadable(_ json: JSON) -> Bool {
        guard let list = json.object["list"]?.array else { return celsius(json["main"]["temp"].number) != nil }
        return json["city"]["coord"]["lat"].number != nil
            && list.allSatisfy { celsius($0["main"]["temp"].number) != nil }
    }

    /// Returns `value` in degrees Celsius; `nil` when it is missing or impossible on Earth.
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

    /// Returns `value` in meters per second; `nil` when it is missing.
    public func metersPerSecond(_ value: Double?) -> Double? {
        value.map { self == .imperial ? $0 * 1609.344 / 3600 : $0 }
    }
}

/// Returns whether two optional numbers are equal except for rounding errors.
///
/// Unit conversions and different parsers of long decimals differ in the last bits.
public func agree(_ one: Double?, _ other: Double?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?): abs(one - other) <= 1e-12 * max(1, abs(one), abs(other))
    default: false
    }
}
