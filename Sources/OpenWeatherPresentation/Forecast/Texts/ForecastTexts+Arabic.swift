import OpenWeatherCore
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

extension AccuracyTexts {
    /// Arabic.
    package static let arabic = AccuracyTexts(
        title: "دقة التوقعات",
        period: PluralPhrase(
            zero: "خلال {0} يوم",
            one: "خلال يوم واحد",
            two: "خلال يومين",
            few: "خلال {0} أيام",
            many: "خلال {0} يومًا",
            other: "خلال {0} يوم"
        ),
        sameDay: "توقعات اليوم نفسه",
        ahead: PluralPhrase(
            zero: "التوقعات الصادرة قبل {0} يوم",
            one: "التوقعات الصادرة قبل يوم",
            two: "التوقعات الصادرة قبل يومين",
            few: "التوقعات الصادرة قبل {0} أيام",
            many: "التوقعات الصادرة قبل {0} يومًا",
            other: "التوقعات الصادرة قبل {0} يوم"
        ),
        subject: "{0}، أخطأت {1}",
        temperature: "{0} هنا بمقدار {1}.",
        off: "{0}",
        offAndWarm: "{0}، وكانت أدفأ بمقدار {1}",
        offAndCold: "{0}، وكانت أبرد بمقدار {1}",
        chance: "عندما قيل نحو {0}، هطل مطر أو ثلج في {1}.",
        share: "{0} من {1}",
        times: PluralPhrase(
            zero: "{0} مرة",
            one: "مرة واحدة",
            two: "مرتين",
            few: "{0} مرات",
            many: "{0} مرة",
            other: "{0} مرة"
        ),
        band: "النطاق: مقدار خطأ التوقعات هنا"
    )
}
