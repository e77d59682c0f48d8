package import OpenWeatherCore

/// Names of the groups of weather conditions, used where the service sends no description in the language of the screen.
package struct ConditionTexts: Hashable, Sendable {
    /// Thunderstorm.
    package let thunderstorm: String
    /// Drizzle.
    package let drizzle: String
    /// Rain.
    package let rain: String
    /// Snow.
    package let snow: String
    /// Mist.
    package let mist: String
    /// Smoke.
    package let smoke: String
    /// Haze.
    package let haze: String
    /// Dust.
    package let dust: String
    /// Fog.
    package let fog: String
    /// Sand.
    package let sand: String
    /// Volcanic ash.
    package let ash: String
    /// Squalls.
    package let squall: String
    /// Tornado.
    package let tornado: String
    /// Clear sky.
    package let clear: String
    /// Clouds.
    package let clouds: String
    /// An unknown condition without a name.
    package let unknown: String

    /// Returns the name of `group`; an undocumented group keeps the name the service gave it, if any.
    package subscript(group: ConditionGroup) -> String {
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

/// The screens' own words for the documented weather conditions, short and as people say them.
///
/// They say `showers` where the service says `light intensity shower rain`. Each language switches over all codes, so that a
/// missing text does not compile.
package struct ConditionWording: TranslatedTexts {
    /// Returns the words for a condition, as they stand within a sentence.
    package let words: @Sendable (ConditionCode) -> String
}
