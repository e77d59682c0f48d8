/// The service's own air-quality index, from 1 (best) to 5 (worst).
///
/// Source: `main.aqi`; <https://openweathermap.org/api/air-pollution>.
public enum AirQualityIndex: Int, CaseIterable, Codable, Comparable, Sendable {
    /// Index 1.
    case good = 1
    /// Index 2.
    case fair = 2
    /// Index 3.
    case moderate = 3
    /// Index 4.
    case poor = 4
    /// Index 5.
    case veryPoor = 5

    /// Orders indexes from clean to polluted.
    public static func < (lhs: AirQualityIndex, rhs: AirQualityIndex) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
