import OpenWeatherScreenKit

extension HomeGlanceTexts {
    /// The texts in Arabic.
    static let arabic = HomeGlanceTexts(
        now: "الآن",
        today: "اليوم",
        hours: "الساعات الأربع والعشرون القادمة",
        days: "الأيام القادمة",
        low: "الصغرى",
        high: "العظمى",
        lowUntilMidnight: "الصغرى حتى منتصف الليل",
        highUntilMidnight: "العظمى حتى منتصف الليل",
        chance: "احتمال الهطول",
        dry: "هواء جاف",
        comfortable: "هواء مريح",
        damp: "هواء رطب",
        humid: "رطوبة مزعجة",
        oppressive: "رطوبة خانقة",
        separator: "، ",
        dewPoint: "نقطة الندى {0}",
        gusts: "الهبّات {0}",
        notice: "آخر تحديث للتوقعات: {0}",
        labeled: "{0} {1}"
    )
}
