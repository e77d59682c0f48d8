public import OpenWeatherCore

/// Names of the families of weather.
public struct ConditionTexts: Hashable, Sendable {
    /// Thunderstorm.
    public let thunderstorm: String
    /// Drizzle.
    public let drizzle: String
    /// Rain.
    public let rain: String
    /// Snow.
    public let snow: String
    /// Mist.
    public let mist: String
    /// Smoke.
    public let smoke: String
    /// Haze.
    public let haze: String
    /// Dust.
    public let dust: String
    /// Fog.
    public let fog: String
    /// Sand.
    public let sand: String
    /// Volcanic ash.
    public let ash: String
    /// Squalls.
    public let squall: String
    /// Tornado.
    public let tornado: String
    /// Clear sky.
    public let clear: String
    /// Clouds.
    public let clouds: String
    /// A condition that nobody described.
    public let unknown: String

    /// The texts in `language`.
    public static func texts(in language: TextLanguage) -> ConditionTexts {
        switch language {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .japanese: .japanese
        case .arabic: .arabic
        }
    }

    /// The name of `group`; an undocumented group keeps the service's word, if it has one.
    public subscript(group: ConditionGroup) -> String {
        switch group {
        case .thunderstorm: thunderstorm
        case .drizzle: drizzle
        case .rain: rain
        case .snow: snow
        case .mist: mist
        case .smoke: smoke
        case .haze: haze
        case .dust: dust
        case .fog: fog
        case .sand: sand
        case .ash: ash
        case .squall: squall
        case .tornado: tornado
        case .clear: clear
        case .clouds: clouds
        case .unknown(let name): name.isEmpty ? unknown : name
        }
    }
}
