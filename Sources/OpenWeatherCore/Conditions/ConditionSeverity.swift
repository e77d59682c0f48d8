/// A measure of how much a condition matters, for choosing one of several.
///
/// The order is the project's own: danger to life, then disruption of traffic, then precipitation, then poor visibility,
/// then the state of the sky. An undocumented number of a documented group ranks just below the mildest condition of
/// that group, and one of an unknown group below everything. Read it with ``WeatherCondition/severity``.
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

    /// The ranks of undocumented conditions by group: just below the mildest documented one.
    private static let undocumented: [ConditionGroup: Int] = Dictionary(
        ranks.map { ($0.group, $1 - 1) },
        uniquingKeysWith: min
    )
}

extension WeatherCondition {
    /// The severity of the condition.
    public var severity: ConditionSeverity { ConditionSeverity(of: self) }
}

extension ConditionCode {
    /// Every documented condition, the most severe first, and within a group the heavier one.
    package static let bySeverity: [ConditionCode] = [
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
