import OpenWeatherScreenKit

extension ForecastTexts {
    /// The texts in Arabic.
    package static let arabic = ForecastTexts(
        title: "التوقعات",
        now: "الآن",
        expected: "المتوقع في {0}",
        today: "اليوم",
        tomorrow: "غدًا",
        low: "الصغرى",
        high: "العظمى",
        precipitation: "الهطول",
        chance: "احتمال الهطول",
        rain: "مطر",
        snow: "ثلج",
        wind: "الرياح",
        gusts: "هبّات الرياح",
        humidity: "الرطوبة",
        feelsLike: "الحرارة المحسوسة",
        temperature: "درجة الحرارة",
        moment: "اليوم والوقت",
        entries: "كل ثلاث ساعات",
        hourlyEntries: "كل ساعة",
        following: "الأيام التالية",
        details: "التفاصيل",
        dayHint: "يعرض تفاصيل اليوم",
        refreshHint: "يجلب أحدث التوقعات",
        noLocationMessage: "اختر مدينة لعرض توقعاتها.",
        emptiness: "لا تتوفر توقعات لهذا المكان حاليًا.",
        missingDayTitle: "هذا اليوم غير موجود في التوقعات",
        separator: "، ",
        missingDayMessage: "لا توجد توقعات ليوم {0}. ارجع لعرض الأيام القادمة.",
        labeled: "{0} {1}",
        range: "من {0} إلى {1}",
        lowest: "الصغرى {0}، {1}",
        highest: "العظمى {0}، {1}"
    )
}
