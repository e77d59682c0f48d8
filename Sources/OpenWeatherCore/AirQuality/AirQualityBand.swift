/// A band of one of the scales, such as Moderate.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum AirQualityBand: Hashable, Codable, Sendable {
    /// An index of ``AirQualityScale/openWeather``.
    case openWeather(AirQualityIndex)
    /// A category of ``AirQualityScale/usEPA``.
    case usEPA(USAirQualityCategory)
    /// A level of ``AirQualityScale/european``.
    case european(EuropeanAirQualityLevel)

    /// The scale the band belongs to.
    public var scale: AirQualityScale {
        switch self {
        case .openWeather: .openWeather
        case .usEPA: .usEPA
        case .european: .european
        }
    }

    /// The band's number on its scale, from 1 (clean).
    public var level: Int {
        switch self {
        case .openWeather(let index): index.rawValue
        case .usEPA(let category): category.rawValue
        case .european(let level): level.rawValue
        }
    }

    /// Every band of `scale`, the cleanest first.
    public static func all(of scale: AirQualityScale) -> [AirQualityBand] {
        switch scale {
        case .openWeather: AirQualityIndex.allCases.map(AirQualityBand.openWeather)
        case .usEPA: USAirQualityCategory.allCases.map(AirQualityBand.usEPA)
        case .european: EuropeanAirQualityLevel.allCases.map(AirQualityBand.european)
        }
    }

    /// What people should do.
    public var advice: HealthAdvice {
        switch self {
        case .openWeather(.good), .usEPA(.good), .european(.good): .enjoyOutdoors
        case .openWeather(.fair), .usEPA(.moderate), .european(.fair): .watchSymptomsIfSensitive
        case .openWeather(.moderate), .usEPA(.unhealthyForSensitiveGroups), .european(.moderate): .reduceIfSensitive
        case .openWeather(.poor), .usEPA(.unhealthy), .european(.poor): .reduceExertion
        case .openWeather(.veryPoor), .usEPA(.veryUnhealthy), .european(.veryPoor): .avoidExertion
        case .usEPA(.hazardous), .european(.extremelyPoor): .stayIndoors
        }
    }
}

/// What people should do in air of some quality; the texts are the screens'.
///
/// Sensitive are children, older people, and people with an illness of the lungs or the heart. The steps follow the
/// recommendations that the US EPA and the European Environment Agency publish with their scales.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum HealthAdvice: String, CaseIterable, Codable, Sendable {
    /// Be outdoors as usual.
    case enjoyOutdoors
    /// Unusually sensitive people watch for symptoms such as coughing.
    case watchSymptomsIfSensitive
    /// Sensitive people reduce long or heavy exertion outdoors.
    case reduceIfSensitive
    /// Everyone reduces long or heavy exertion outdoors; sensitive people avoid it.
    case reduceExertion
    /// Everyone avoids exertion outdoors; sensitive people stay indoors.
    case avoidExertion
    /// Everyone stays indoors.
    case stayIndoors
}
