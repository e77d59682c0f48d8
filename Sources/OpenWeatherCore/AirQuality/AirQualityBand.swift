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
