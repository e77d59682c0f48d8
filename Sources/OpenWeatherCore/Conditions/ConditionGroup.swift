/// A family of weather conditions.
///
/// Source: `weather[].main`, which stays English in every language.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ConditionGroup: Hashable, Sendable {
    /// Codes 200–232.
    case thunderstorm
    /// Codes 300–321.
    case drizzle
    /// Codes 500–531.
    case rain
    /// Codes 600–622.
    case snow
    /// Code 701.
    case mist
    /// Code 711.
    case smoke
    /// Code 721.
    case haze
    /// Codes 731 and 761.
    case dust
    /// Code 741.
    case fog
    /// Code 751.
    case sand
    /// Code 762.
    case ash
    /// Code 771.
    case squall
    /// Code 781.
    case tornado
    /// Code 800.
    case clear
    /// Codes 801–804.
    case clouds
    /// A group that is not documented, as the service wrote it.
    case unknown(String)

    /// Every documented group.
    public static let documented: [ConditionGroup] = [
        .thunderstorm, .drizzle, .rain, .snow, .mist, .smoke, .haze, .dust, .fog, .sand, .ash, .squall, .tornado,
        .clear, .clouds,
    ]

    /// The service's word for the group.
    public var name: String {
        switch self {
        case .thunderstorm: "Thunderstorm"
        case .drizzle: "Drizzle"
        case .rain: "Rain"
        case .snow: "Snow"
        case .mist: "Mist"
        case .smoke: "Smoke"
        case .haze: "Haze"
        case .dust: "Dust"
        case .fog: "Fog"
        case .sand: "Sand"
        case .ash: "Ash"
        case .squall: "Squall"
        case .tornado: "Tornado"
        case .clear: "Clear"
        case .clouds: "Clouds"
        case .unknown(let name): name
        }
    }

    /// Creates a group from the service's word; an undocumented word is kept.
    public init(name: String) {
        self = Self.documented.first { $0.name.lowercased() == name.lowercased() } ?? .unknown(name)
    }
}

extension ConditionGroup: Codable {
    /// Decodes a group from the service's word.
    public init(from decoder: any Decoder) throws {
        self.init(name: try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the group as the service's word.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
