import OpenWeatherScreenKit

extension HomeTexts {
    /// The texts in Arabic.
    static let arabic = HomeTexts(
        onboardingTitle: "اختر مدينة",
        onboardingMessage: "اختر مكانًا لعرض حالة الطقس فيه.",
        onboardingAction: "البحث عن مدينة",
        humidity: "الرطوبة",
        pressure: "الضغط الجوي",
        wind: "الرياح",
        gusts: "هبّات الرياح",
        cloudiness: "الغطاء السحابي",
        visibility: "مدى الرؤية",
        dewPoint: "نقطة الندى",
        low: "الأدنى في المنطقة",
        high: "الأعلى في المنطقة",
        sunrise: "الشروق",
        sunset: "الغروب",
        polarDay: "لا تغرب الشمس اليوم",
        polarNight: "لا تشرق الشمس اليوم",
        sunUnknown: "وقتا الشروق والغروب غير معروفين",
        search: "بحث",
        searchHint: "يعثر على مكان آخر",
        forecast: "التوقعات",
        forecastHint: "يعرض الأيام الخمسة القادمة",
        airQuality: "جودة الهواء",
        airQualityHint: "يعرض مدى نقاء الهواء",
        settings: "الإعدادات",
        settingsHint: "يغيّر الوحدات واللغة",
        converter: "المحوّل",
        converterHint: "يحوّل بين فهرنهايت ومئوية",
        favoriteHint: "يعرض الطقس هناك",
        favoriteCurrent: "معروض الآن",
        feelsLike: "المحسوسة {0}",
        measured: "وقت القياس: {0}",
        spokenTemperature: "درجة الحرارة {0}",
        spokenTemperatures: "درجة الحرارة {0}، والمحسوسة {1}",
        precipitation: PluralPhrase(
            zero: "الهطول خلال آخر {0} ساعة",
            one: "الهطول خلال الساعة الماضية",
            two: "الهطول خلال الساعتين الماضيتين",
            few: "الهطول خلال آخر {0} ساعات",
            many: "الهطول خلال آخر {0} ساعة",
            other: "الهطول خلال آخر {0} ساعة"
        )
    )
}
