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

extension HomeOneCallTexts {
    /// The texts in Arabic.
    static let arabic = HomeOneCallTexts(
        precipitation: "هطول",
        notice: "آخر تحديث للتنبيهات: {0}",
        more: PluralPhrase(
            zero: "{0} تنبيه آخر",
            one: "تنبيه آخر",
            two: "تنبيهان آخران",
            few: "{0} تنبيهات أخرى",
            many: "{0} تنبيهًا آخر",
            other: "{0} تنبيه آخر"
        ),
        starts: "{1} بعد {0}",
        startsNow: "{0} بعد لحظات",
        stops: "{1} يتوقف بعد نحو {0}",
        stopsNow: "{0} يتوقف بعد لحظات",
        staysDry: "لا مطر ولا ثلج لمدة {0} على الأقل",
        staysWet: "{1} يستمر لمدة {0} على الأقل"
    )
}

extension HomeComparisonTexts {
    /// The texts in Arabic.
    package static let arabic = HomeComparisonTexts(
        aboveUsual: "العظمى أعلى بـ {0} من المعتاد في {1}",
        belowUsual: "العظمى أدنى بـ {0} من المعتاد في {1}",
        asUsual: "العظمى كالمعتاد في {0}",
        usualHigh: "العظمى المعتادة {0} في {1}",
        early: "أوائل {0}",
        middle: "منتصف {0}",
        late: "أواخر {0}",
        since: "{0} ({1})",
        years: PluralPhrase(
            zero: "نحو {0} سنة",
            one: "نحو سنة",
            two: "نحو سنتين",
            few: "نحو {0} سنوات",
            many: "نحو {0} سنة",
            other: "نحو {0} سنة"
        ),
        ask: PluralPhrase(
            zero: "قارن بالمعتاد ({0} طلب)",
            one: "قارن بالمعتاد (طلب واحد)",
            two: "قارن بالمعتاد (طلبان)",
            few: "قارن بالمعتاد ({0} طلبات)",
            many: "قارن بالمعتاد ({0} طلبًا)",
            other: "قارن بالمعتاد ({0} طلب)"
        ),
        askHint: "يحمّل طقس هذه الأيام من السنوات الماضية",
        asking: "يجري تحميل الطقس المعتاد…",
        overBudget: "لا يُسمح الآن بمزيد من الطلبات. انتظر حتى يتيح الحد المزيد، أو ارفعه.",
        both: "{0}؛ {1}",
        outdated: "قديم، قيس في {1}: {0}"
    )
}
