import OpenWeatherCore
import OpenWeatherScreenKit

extension DaySkyTexts {
    /// The texts in French.
    package static let french = DaySkyTexts(
        uvIndex: "Indice UV",
        moon: "Lune",
        uv: "{0}, {1}",
        bands: [
            .low: "faible",
            .moderate: "modéré",
            .high: "élevé",
            .veryHigh: "très élevé",
            .extreme: "extrême",
        ],
        phases: [
            .newMoon: "Nouvelle lune",
            .waxingCrescent: "Premier croissant",
            .firstQuarter: "Premier quartier",
            .waxingGibbous: "Gibbeuse croissante",
            .fullMoon: "Pleine lune",
            .waningGibbous: "Gibbeuse décroissante",
            .lastQuarter: "Dernier quartier",
            .waningCrescent: "Dernier croissant",
        ]
    )
}
