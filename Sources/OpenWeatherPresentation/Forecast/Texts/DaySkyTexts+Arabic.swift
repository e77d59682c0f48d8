import OpenWeatherCore
import OpenWeatherScreenKit

extension DaySkyTexts {
    /// The texts in Arabic.
    package static let arabic = DaySkyTexts(
        uvIndex: "مؤشر الأشعة فوق البنفسجية",
        moon: "القمر",
        uv: "{0}، {1}",
        bands: [
            .low: "منخفض",
            .moderate: "معتدل",
            .high: "مرتفع",
            .veryHigh: "مرتفع جدًا",
            .extreme: "بالغ الارتفاع",
        ],
        phases: [
            .newMoon: "محاق",
            .waxingCrescent: "هلال متزايد",
            .firstQuarter: "تربيع أول",
            .waxingGibbous: "أحدب متزايد",
            .fullMoon: "بدر",
            .waningGibbous: "أحدب متناقص",
            .lastQuarter: "تربيع أخير",
            .waningCrescent: "هلال متناقص",
        ]
    )
}
