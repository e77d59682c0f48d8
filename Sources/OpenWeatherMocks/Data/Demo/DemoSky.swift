import OpenWeatherCore

/// The quantities that determine the condition code.
struct DemoSky: Sendable {
    /// The temperature in degrees Celsius.
    let temperature: Double
    /// The cloud cover, in `0...1`.
    let cloudCover: Double
    /// The rate of precipitation in millimeters an hour.
    let precipitation: Double
    /// The tendency to showers, from steady precipitation at −1 to showers at 1.
    let showers: Double
    /// The fog, in `0...1`.
    let fog: Double
    /// The dust that the wind raises, in `0...1`.
    let dust: Double

    /// The condition: precipitation if there is any, otherwise fog or dust, otherwise the clouds.
    var code: ConditionCode {
        if precipitation > 0 { return falling }
        switch (fog, dust) {
        case (0.7..., _): return .fog
        case (0.4..., _): return .mist
        case (_, 0.6...): return .dust
        default: return clouds
        }
    }

    /// The clouds by the limits of the service's table, applied to the whole percentage that is sent.
    private var clouds: ConditionCode {
        switch Int((cloudCover * 100).rounded()) {
        case ..<11: .clearSky
        case ...25: .fewClouds
        case ...50: .scatteredClouds
        case ...84: .brokenClouds
        default: .overcastClouds
        }
    }

    private var falling: ConditionCode {
        switch temperature {
        case ..<0: pick(below: [(0.6, .lightSnow), (2, .snow)], else: .heavySnow)
        case ..<1: pick(below: [(1, .lightRainAndSnow)], else: .rainAndSnow)
        default: rain
        }
    }

    private var rain: ConditionCode {
        if temperature > 17, showers > 0.2, precipitation > 2 {
            return pick(
                below: [(3, .thunderstormWithLightRain), (7, .thunderstormWithRain)],
                else: .thunderstormWithHeavyRain
            )
        }
        if showers > 0.35 {
            return pick(below: [(1.5, .lightShowerRain), (4, .showerRain)], else: .heavyShowerRain)
        }
        if temperature < 18, precipitation < 0.3 {
            return pick(below: [(0.2, .lightDrizzle)], else: .drizzle)
        }
        return pick(below: [(1.5, .lightRain), (5, .moderateRain), (15, .heavyRain)], else: .veryHeavyRain)
    }

    private func pick(below limits: [(Double, ConditionCode)], else strongest: ConditionCode) -> ConditionCode {
        limits.first { precipitation < $0.0 }?.1 ?? strongest
    }
}
