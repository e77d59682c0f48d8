import OpenWeatherScreenKit

extension WidgetTexts {
    /// Arabic.
    static let arabic = WidgetTexts(
        chooseCityTitle: "اختر مدينة",
        chooseCityMessage: "افتح التطبيق واختر مدينة لعرض حالة الطقس فيها.",
        opensApp: "يفتح التطبيق",
        updated: "وقت التحديث: {0}",
        outdated: "آخر تحديث: {0}",
        spokenTemperature: "درجة الحرارة {0}"
    )
}
