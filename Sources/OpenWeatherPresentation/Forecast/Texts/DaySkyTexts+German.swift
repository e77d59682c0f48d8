import OpenWeatherCore
import OpenWeatherScreenKit

extension DaySkyTexts {
    /// The texts in German.
    package static let german = DaySkyTexts(
        uvIndex: "UV-Index",
        moon: "Mond",
        uv: "{0}, {1}",
        bands: [
            .low: "niedrig",
            .moderate: "mäßig",
            .high: "hoch",
            .veryHigh: "sehr hoch",
            .extreme: "extrem",
        ],
        phases: [
            .newMoon: "Neumond",
            .waxingCrescent: "Zunehmende Sichel",
            .firstQuarter: "Erstes Viertel",
            .waxingGibbous: "Zunehmender Dreiviertelmond",
            .fullMoon: "Vollmond",
            .waningGibbous: "Abnehmender Dreiviertelmond",
            .lastQuarter: "Letztes Viertel",
            .waningCrescent: "Abnehmende Sichel",
        ]
    )
}
