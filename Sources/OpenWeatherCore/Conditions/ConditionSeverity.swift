/// How much a condition matters to people, for choosing one condition among several.
///
/// Documented conditions rank as ``ConditionCode/bySeverity`` lists them. An undocumented number of a documented
/// family ranks just below the family's mildest; one of an unknown family ranks below everything.
public struct ConditionSeverity: Hashable, Comparable, Sendable {
    private let rank: Int

    init(of condition: WeatherCondition) {
        if let code = condition.code {
            rank = Self.ranks[code] ?? 0
        } else {
            rank = Self.undocumented[condition.group] ?? 0
        }
    }

    /// Orders severities from harmless to dangerous.
    public static func < (lhs: ConditionSeverity, rhs: ConditionSeverity) -> Bool {
        lhs.rank < rhs.rank
    }

    /// Even numbers, so that the odd ones between them are free for undocumented conditions.
    private static let ranks: [ConditionCode: Int] = Dictionary(
        uniqueKeysWithValues: ConditionCode.bySeverity.reversed().enumerated().map { ($1, 2 * ($0 + 1)) }
    )

    /// The ranks of undocumented conditions by their family: just below the mildest documented one.
    private static let undocumented: [ConditionGroup: Int] = Dictionary(
        ranks.map { ($0.group, $1 - 1) },
        uniquingKeysWith: min
    )
}

extension WeatherCondition {
    /// How much the condition matters to people.
    public var severity: ConditionSeverity { ConditionSeverity(of: self) }
}

extension ConditionCode {
    /// Every documented condition, the most severe first.
    ///
    /// The project's own order: danger to life, then what stops traffic, then what makes people wet, then what blocks
    /// the view, then the sky. Within a family heavier comes before lighter.
    public static let bySeverity: [ConditionCode] = [
        .tornado, .squalls,
        .thunderstormWithHeavyRain, .heavyThunderstorm, .raggedThunderstorm, .thunderstormWithRain, .thunderstorm,
        .thunderstormWithHeavyDrizzle, .thunderstormWithLightRain, .thunderstormWithDrizzle, .lightThunderstorm,
        .thunderstormWithLightDrizzle,
        .volcanicAsh, .freezingRain, .extremeRain,
        .heavySnow, .heavyShowerSnow, .veryHeavyRain, .heavyRain, .heavyShowerRain, .raggedShowerRain,
        .showerSleet, .sleet, .rainAndSnow, .snow, .showerSnow,
        .lightRainAndSnow, .lightShowerSleet, .lightSnow, .lightShowerSnow,
        .moderateRain, .showerRain, .heavyShowerRainAndDrizzle,
        .lightRain, .lightShowerRain, .showerRainAndDrizzle,
        .heavyDrizzleRain, .heavyDrizzle, .drizzleRain, .drizzle, .showerDrizzle, .lightDrizzleRain, .lightDrizzle,
        .sand, .dust, .dustWhirls, .smoke, .fog, .haze, .mist,
        .overcastClouds, .brokenClouds, .scatteredClouds, .fewClouds, .clearSky,
    ]
}
