package import OpenWeatherCore

/// Names of the pollutants.
package struct PollutantTexts: Hashable, Sendable {
    /// Particles of up to 2.5 μm.
    package let pm2_5: String
    /// Particles of up to 10 μm.
    package let pm10: String
    /// O₃.
    package let ozone: String
    /// NO₂.
    package let nitrogenDioxide: String
    /// CO.
    package let carbonMonoxide: String
    /// SO₂.
    package let sulfurDioxide: String
    /// NH₃.
    package let ammonia: String
    /// NO.
    package let nitrogenMonoxide: String

    /// The name of `pollutant`.
    package subscript(pollutant: Pollutant) -> String {
        switch pollutant {
        case .pm2_5: pm2_5
        case .pm10: pm10
        case .ozone: ozone
        case .nitrogenDioxide: nitrogenDioxide
        case .carbonMonoxide: carbonMonoxide
        case .sulfurDioxide: sulfurDioxide
        case .ammonia: ammonia
        case .nitrogenMonoxide: nitrogenMonoxide
        }
    }
}
