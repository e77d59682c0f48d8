/// A band of one of the scales, such as Moderate.
///
/// Bands of different scales do not correspond: ``level`` 4 is Poor on one scale and Unhealthy on another.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum AirQualityBand: Hashable, Codable, Sendable {
    /// An index on ``AirQualityScale/openWeather``.
    case openWeather(AirQualityIndex)
    /// A category on ``AirQualityScale/usEPA``.
    case usEPA(USAirQualityCategory)
    /// A level on ``AirQualityScale/european``.
    case european(EuropeanAirQualityLevel)

    /// The scale the band belongs to.
    public var scale: AirQualityScale {
        switch self {
        case .openWeather: .openWeather
        case .usEPA: .usEPA
        case .european: .european
        }
    }

    /// The number of the band on its scale, from 1 (clean).
    public var level: Int {
        switch self {
        case .openWeather(let index): index.rawValue
        case .usEPA(let category): category.rawValue
        case .european(let level): level.rawValue
        }
    }

    /// Returns every band of `scale`, the cleanest first.
    public static func all(of scale: AirQualityScale) -> [AirQualityBand] {
        switch scale {
        case .openWeather: AirQualityIndex.allCases.map(AirQualityBand.openWeather)
        case .usEPA: USAirQualityCategory.allCases.map(AirQualityBand.usEPA)
        case .european: EuropeanAirQualityLevel.allCases.map(AirQualityBand.european)
        }
    }

    /// The recommended behavior outdoors.
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

/// The recommended behavior in air of a given quality.
///
/// Sensitive groups are children, older adults, and those with a disease of the lungs or the heart. The steps follow
/// the recommendations that the US EPA and the European Environment Agency publish with their scales. Localized texts
/// belong to the screens.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum HealthAdvice: String, CaseIterable, Codable, Sendable {
    /// Be outdoors as usual.
    case enjoyOutdoors
    /// Those who are unusually sensitive watch for symptoms such as coughing.
    case watchSymptomsIfSensitive
    /// Sensitive groups reduce long or heavy exertion outdoors.
    case reduceIfSensitive
    /// Everyone reduces long or heavy exertion outdoors; sensitive groups avoid it.
    case reduceExertion
    /// Everyone avoids exertion outdoors; sensitive groups stay indoors.
    case avoidExertion
    /// Everyone stays indoors.
    case stayIndoors
}
