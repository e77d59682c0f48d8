package import OpenWeatherCore
package import OpenWeatherScreenKit

/// The texts of the UV index and of the moon.
package struct DaySkyTexts: TranslatedTexts, Hashable {
    /// The label of the UV index.
    package let uvIndex: String
    /// The label of the phase of the moon.
    package let moon: String
    /// A UV index and its band.
    package let uv: PairPhrase
    /// The names of the bands, from low to extreme.
    package let bands: [UVBand: String]
    /// The names of the phases.
    package let phases: [MoonPhase.Name: String]

    /// Returns the name of a band.
    subscript(band: UVBand) -> String { bands[band] ?? "" }

    /// Returns the name of a phase.
    subscript(phase: MoonPhase.Name) -> String { phases[phase] ?? "" }
}
