/// The strength of the sun's ultraviolet radiation.
///
/// Source: `uvi`, and the bands of the World Health Organization, "Global Solar UV Index: A Practical Guide" (2002).
public struct UVIndex: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The index, 0 or more; it exceeds 11 in the tropics and on high mountains.
    public let value: Double

    /// Creates an index.
    public init(_ value: Double) {
        self.value = value
    }

    /// The band of the index rounded to a whole number, as it is published.
    public var band: UVBand {
        switch value.rounded() {
        case ..<3: .low
        case ..<6: .moderate
        case ..<8: .high
        case ..<11: .veryHigh
        default: .extreme
        }
    }

    /// A textual representation for logs, for example `7.5`.
    public var description: String { "\(value)" }

    /// Orders indexes from weak to strong.
    public static func < (lhs: UVIndex, rhs: UVIndex) -> Bool {
        lhs.value < rhs.value
    }
}

/// A band of the ultraviolet index, for which the World Health Organization recommends the same protection.
///
/// The set of cases is closed.
public enum UVBand: String, CaseIterable, Codable, Comparable, Sendable {
    /// Up to 2: no protection is required.
    case low
    /// 3 to 5: seek shade at midday, and wear a shirt, sunscreen and a hat.
    case moderate
    /// 6 and 7: the same as for ``moderate``.
    case high
    /// 8 to 10: avoid the sun at midday.
    case veryHigh
    /// 11 and more: the same as for ``veryHigh``.
    case extreme

    /// Orders bands from weak to strong.
    public static func < (lhs: UVBand, rhs: UVBand) -> Bool {
        lhs.rank < rhs.rank
    }

    private var rank: Int {
        switch self {
        case .low: 0
        case .moderate: 1
        case .high: 2
        case .veryHigh: 3
        case .extreme: 4
        }
    }
}
