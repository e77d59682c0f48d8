import OpenWeatherCore
import OpenWeatherScreenKit

extension DaySkyTexts {
    /// The texts in English.
    package static let english = DaySkyTexts(
        uvIndex: "UV index",
        moon: "Moon",
        uv: "{0}, {1}",
        bands: [
            .low: "low",
            .moderate: "moderate",
            .high: "high",
            .veryHigh: "very high",
            .extreme: "extreme",
        ],
        phases: [
            .newMoon: "New moon",
            .waxingCrescent: "Waxing crescent",
            .firstQuarter: "First quarter",
            .waxingGibbous: "Waxing gibbous",
            .fullMoon: "Full moon",
            .waningGibbous: "Waning gibbous",
            .lastQuarter: "Last quarter",
            .waningCrescent: "Waning crescent",
        ]
    )
}
