import OpenWeatherScreenKit

extension HomeTexts {
    /// The texts in Arabic.
    package static let arabic = HomeTexts(
        onboardingTitle: "اختر مدينة",
        onboardingMessage: "اختر مكانًا لعرض حالة الطقس فيه.",
        onboardingAction: "البحث عن مدينة",
        humidity: "الرطوبة",
        pressure: "الضغط الجوي",
        wind: "الرياح",
        cloudiness: "الغطاء السحابي",
        visibility: "مدى الرؤية",
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
        forecastHint: "يعرض الأيام القادمة",
        airQuality: "جودة الهواء",
        airQualityHint: "يعرض مدى نقاء الهواء",
        map: "الخريطة",
        mapHint: "يعرض الطقس على خريطة",
        settings: "الإعدادات",
        settingsHint: "يغيّر الوحدات واللغة",
        converter: "المحوّل",
        converterHint: "يحوّل بين فهرنهايت ومئوية",
        refreshHint: "يحمّل الطقس الحالي",
        favorites: "المفضلة",
        favoritesHint: "يعرض أماكنك المفضلة",
        history: "السجل",
        historyHint: "يعرض الأماكن التي اطّلعت عليها",
        more: "المزيد",
        offline: "أنت غير متصل بالإنترنت",
        backOnline: "عاد الاتصال بالإنترنت",
        favoriteHint: "يعرض الطقس هناك",
        favoriteCurrent: "معروض الآن",
        feelsLike: "المحسوسة {0}",
        measured: "وقت القياس: {0}",
        refreshedEveryMinutes: PluralPhrase(
            zero: "يُحدَّث كل {0} دقيقة",
            one: "يُحدَّث كل دقيقة",
            two: "يُحدَّث كل دقيقتين",
            few: "يُحدَّث كل {0} دقائق",
            many: "يُحدَّث كل {0} دقيقة",
            other: "يُحدَّث كل {0} دقيقة"
        ),
        refreshedEverySeconds: PluralPhrase(
            zero: "يُحدَّث كل {0} ثانية",
            one: "يُحدَّث كل ثانية",
            two: "يُحدَّث كل ثانيتين",
            few: "يُحدَّث كل {0} ثوانٍ",
            many: "يُحدَّث كل {0} ثانية",
            other: "يُحدَّث كل {0} ثانية"
        ),
        spokenTemperature: "درجة الحرارة {0}",
        spokenTemperatures: "درجة الحرارة {0}، والمحسوسة {1}",
        precipitation: PluralPhrase(
            zero: "الهطول خلال آخر {0} ساعة",
            one: "الهطول خلال الساعة الماضية",
            two: "الهطول خلال الساعتين الماضيتين",
            few: "الهطول خلال آخر {0} ساعات",
            many: "الهطول خلال آخر {0} ساعة",
            other: "الهطول خلال آخر {0} ساعة"
        ),
        glance: .arabic,
        oneCall: .arabic
    )
}
