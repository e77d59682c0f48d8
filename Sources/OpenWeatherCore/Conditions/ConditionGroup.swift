/// A group of weather conditions, such as rain or snow.
///
/// Groups stay English in every language, so they can be compared and stored. An undocumented group is kept as
/// ``unknown(_:)``.
///
/// Source: `weather[].main`.
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
    /// A group that is not documented, with the service's name for it.
    case unknown(String)

    /// Every documented group, in the order of its codes.
    public static let documented: [ConditionGroup] = [
        .thunderstorm, .drizzle, .rain, .snow, .mist, .smoke, .haze, .dust, .fog, .sand, .ash, .squall, .tornado,
        .clear, .clouds,
    ]

    /// The service's name for the group.
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

    /// Creates a group from the service's name in any case; an undocumented name is kept.
    public init(name: String) {
        if let group = Self.documented.first(where: { $0.name == name }) {
            self = group
        } else {
            let lowercased = name.lowercased()
            self = Self.documented.first { $0.name.lowercased() == lowercased } ?? .unknown(name)
        }
    }
}

extension ConditionGroup {
    /// A Boolean value that indicates whether rain or snow falls; `nil` for a group that is not known.
    package var isPrecipitation: Bool? {
        switch self {
        case .thunderstorm, .drizzle, .rain, .snow: true
        case .unknown: nil
        default: false
        }
    }
}

extension ConditionGroup: Codable {
    /// Creates a group by decoding the service's name.
    ///
    /// - Throws: A decoding error when the value is not a string.
    public init(from decoder: any Decoder) throws {
        self.init(name: try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the group as the service's name.
    ///
    /// - Throws: An encoding error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
