import OpenWeatherCore
import OpenWeatherScreenKit

extension DaySkyTexts {
    /// The texts in Japanese.
    package static let japanese = DaySkyTexts(
        uvIndex: "UVインデックス",
        moon: "月",
        uv: "{0}、{1}",
        bands: [
            .low: "弱い",
            .moderate: "中程度",
            .high: "強い",
            .veryHigh: "非常に強い",
            .extreme: "極端に強い",
        ],
        phases: [
            .newMoon: "新月",
            .waxingCrescent: "三日月",
            .firstQuarter: "上弦の月",
            .waxingGibbous: "十三夜月",
            .fullMoon: "満月",
            .waningGibbous: "寝待月",
            .lastQuarter: "下弦の月",
            .waningCrescent: "有明月",
        ]
    )
}
