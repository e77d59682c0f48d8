/// A level of the European Air Quality Index.
///
/// Source: European Environment Agency, <https://airindex.eea.europa.eu/AQI/index.html>.
public enum EuropeanAirQualityLevel: Int, CaseIterable, Codable, Comparable, Sendable {
    /// Level 1.
    case good = 1
    /// Level 2.
    case fair
    /// Level 3.
    case moderate
    /// Level 4.
    case poor
    /// Level 5.
    case veryPoor
    /// Level 6.
    case extremelyPoor

    /// Orders levels from clean to polluted.
    public static func < (lhs: EuropeanAirQualityLevel, rhs: EuropeanAirQualityLevel) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
