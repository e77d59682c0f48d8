import OpenWeatherScreenKit

extension WidgetTexts {
    /// Arabic.
    package static let arabic = WidgetTexts(
        chooseCityTitle: "اختر مدينة",
        chooseCityMessage: "افتح التطبيق واختر مدينة لعرض حالة الطقس فيها.",
        opensApp: "يفتح التطبيق",
        openApp: "افتح التطبيق",
        nextPlace: "المكان التالي",
        unknownRain: "من غير المعروف ما إذا كان المطر سيهطل",
        noWeather: "لا يوجد طقس",
        sample: "نموذج للطقس",
        sampleCity: "مدينة نموذجية",
        updated: "وقت التحديث: {0}",
        outdated: "آخر تحديث: {0}",
        spokenTemperature: "درجة الحرارة {0}",
        today: "اليوم",
        high: "العظمى {0}",
        low: "الصغرى {0}",
        spokenHigh: "درجة الحرارة العظمى {0}",
        spokenLow: "درجة الحرارة الصغرى {0}",
        chance: "احتمال الهطول {0}"
    )
}
