import OpenWeatherCore
import OpenWeatherScreenKit

extension DaySkyTexts {
    /// The texts in Spanish.
    package static let spanish = DaySkyTexts(
        uvIndex: "Índice UV",
        moon: "Luna",
        uv: "{0}, {1}",
        bands: [
            .low: "bajo",
            .moderate: "moderado",
            .high: "alto",
            .veryHigh: "muy alto",
            .extreme: "extremo",
        ],
        phases: [
            .newMoon: "Luna nueva",
            .waxingCrescent: "Luna creciente",
            .firstQuarter: "Cuarto creciente",
            .waxingGibbous: "Gibosa creciente",
            .fullMoon: "Luna llena",
            .waningGibbous: "Gibosa menguante",
            .lastQuarter: "Cuarto menguante",
            .waningCrescent: "Luna menguante",
        ]
    )
}
