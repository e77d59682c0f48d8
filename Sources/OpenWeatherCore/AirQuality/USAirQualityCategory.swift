/// A category of the United States' Air Quality Index.
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
