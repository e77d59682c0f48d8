public import OpenWeatherCore

/// A kind of picture for the weather, finer than a group of conditions and coarser than their codes.
///
/// ``ConditionIcon`` chooses one for a condition; switch over it to draw icons of your own.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ConditionPicture: String, CaseIterable, Sendable {
    /// A clear sky.
    case clear
    /// A few clouds in front of the sun or the moon.
    case fewClouds
    /// Scattered or broken clouds.
    case clouds
    /// An overcast sky; also the picture for unknown conditions.
    case overcast
    /// Drizzle.
    case drizzle
    /// Light rain.
    case lightRain
    /// Moderate rain.
    case rain
    /// Heavy rain.
    case heavyRain
    /// Showers with the sun or the moon between them.
    case showers
    /// Sleet, freezing rain, and rain with snow.
    case sleet
    /// Snow.
    case snow
    /// Heavy snow.
    case heavySnow
    /// Thunder without rain.
    case thunder
    /// Thunder with rain or drizzle.
    case thunderstorm
    /// Mist and fog.
    case fog
    /// Haze.
    case haze
    /// Smoke and ash.
    case smoke
    /// Dust and sand.
    case dust
    /// Squalls.
    case wind
    /// A tornado.
    case tornado

    /// Creates the picture of a documented condition.
    public init(_ code: ConditionCode) {
        self =
            switch code {
            case .thunderstormWithLightRain, .thunderstormWithRain, .thunderstormWithHeavyRain,
                .thunderstormWithLightDrizzle, .thunderstormWithDrizzle, .thunderstormWithHeavyDrizzle:
                .thunderstorm
            case .lightThunderstorm, .thunderstorm, .heavyThunderstorm, .raggedThunderstorm: .thunder
            case .lightDrizzle, .drizzle, .heavyDrizzle, .lightDrizzleRain, .drizzleRain, .heavyDrizzleRain,
                .showerDrizzle:
                .drizzle
            case .showerRainAndDrizzle, .lightShowerRain, .showerRain, .raggedShowerRain: .showers
            case .lightRain: .lightRain
            case .moderateRain: .rain
            case .heavyRain, .veryHeavyRain, .extremeRain, .heavyShowerRain, .heavyShowerRainAndDrizzle: .heavyRain
            case .freezingRain, .sleet, .lightShowerSleet, .showerSleet, .lightRainAndSnow, .rainAndSnow: .sleet
            case .lightSnow, .snow, .lightShowerSnow, .showerSnow: .snow
            case .heavySnow, .heavyShowerSnow: .heavySnow
            case .mist, .fog: .fog
            case .haze: .haze
            case .smoke, .volcanicAsh: .smoke
            case .dustWhirls, .sand, .dust: .dust
            case .squalls: .wind
            case .tornado: .tornado
            case .clearSky: .clear
            case .fewClouds: .fewClouds
            case .scatteredClouds, .brokenClouds: .clouds
            case .overcastClouds: .overcast
            }
    }

    /// Creates the picture of a group of conditions; `nil` for a group that is not documented.
    public init?(_ group: ConditionGroup) {
        switch group {
        case .thunderstorm: self = .thunderstorm
        case .drizzle: self = .drizzle
        case .rain: self = .rain
        case .snow: self = .snow
        case .mist, .fog: self = .fog
        case .smoke, .ash: self = .smoke
        case .haze: self = .haze
        case .dust, .sand: self = .dust
        case .squall: self = .wind
        case .tornado: self = .tornado
        case .clear: self = .clear
        case .clouds: self = .clouds
        case .unknown: return nil
        }
    }

    /// Creates the picture that an English description mentions; `nil` when it mentions none.
    public init?(description: String) {
        let words: [(word: String, picture: ConditionPicture)] = [
            ("tornado", .tornado), ("thunder", .thunderstorm), ("sleet", .sleet), ("freezing", .sleet),
            ("hail", .sleet),
            ("snow", .snow), ("drizzle", .drizzle), ("shower", .showers), ("rain", .rain), ("squall", .wind),
            ("smoke", .smoke), ("ash", .smoke), ("dust", .dust), ("sand", .dust), ("haze", .haze), ("fog", .fog),
            ("mist", .fog), ("overcast", .overcast), ("cloud", .clouds), ("clear", .clear), ("sun", .clear),
        ]
        let text = description.lowercased()
        guard let match = words.first(where: { text.contains($0.word) }) else { return nil }
        self = match.picture
    }
}
