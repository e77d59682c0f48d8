/// A scale on which air quality is rated.
///
/// The raw values are stable and can be stored.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum AirQualityScale: String, CaseIterable, Codable, Sendable {
    /// The service's own scale, from 1 to 5; <https://openweathermap.org/api/air-pollution>.
    case openWeather
    /// The Air Quality Index of the United States as of 2024, from 0 to 500.
    case usEPA
    /// The European Air Quality Index, from 1 to 6; <https://airindex.eea.europa.eu/AQI/index.html>.
    case european
}

/// The service's own air-quality index, from 1 (best) to 5 (worst).
///
/// The set of cases is closed.
///
/// Source: `main.aqi`, <https://openweathermap.org/api/air-pollution>.
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

/// A category of the United States' Air Quality Index.
///
/// The set of cases is closed; ``indexRange`` gives the values of the index in each.
///
/// Source: EPA-454/B-24-002, "Technical Assistance Document for the Reporting of Daily Air Quality" (May 2024).
public enum USAirQualityCategory: Int, CaseIterable, Codable, Comparable, Sendable {
    /// Index 0–50.
    case good = 1
    /// Index 51–100.
    case moderate
    /// Index 101–150.
    case unhealthyForSensitiveGroups
    /// Index 151–200.
    case unhealthy
    /// Index 201–300.
    case veryUnhealthy
    /// Index 301–500, and everything above.
    case hazardous

    /// The values of the index that belong to the category.
    public var indexRange: ClosedRange<Int> {
        switch self {
        case .good: 0...50
        case .moderate: 51...100
        case .unhealthyForSensitiveGroups: 101...150
        case .unhealthy: 151...200
        case .veryUnhealthy: 201...300
        case .hazardous: 301...500
        }
    }

    /// Orders categories from clean to polluted.
    public static func < (lhs: USAirQualityCategory, rhs: USAirQualityCategory) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}

/// A level of the European Air Quality Index.
///
/// The set of cases is closed.
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
