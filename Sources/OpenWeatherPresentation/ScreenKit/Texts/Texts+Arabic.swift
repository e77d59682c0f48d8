extension Texts {
    /// Arabic.
    package static let arabic = Texts(
        errors: .arabic,
        units: .arabic,
        conditions: .arabic,
        compass: .arabic,
        ages: .arabic,
        durations: .arabic,
        notices: .arabic,
        alerts: .arabic,
        places: .arabic,
        dayBefore: .arabic
    )
}

extension NoticeTexts {
    /// Arabic.
    static let arabic = NoticeTexts(
        offline: "أنت غير متصل بالإنترنت. آخر تحديث: {0}.",
        outdated: "البيانات ليست حديثة. آخر تحديث: {0}.",
        refreshFailed: "{0}. آخر تحديث: {1}.",
        loading: "جارٍ التحميل",
        missing: "غير متوفر",
        dismiss: "رجوع",
        refresh: "تحديث",
        updated: "آخر تحديث: {0}",
        fetched: "وقت الجلب: {0}",
        attribution: "بيانات الطقس مقدمة من {0}",
        attributionHint: "يفتح موقع {0}",
        madeUp: "طقس خيالي",
        madeUpShort: "خيالي"
    )
}

extension AgeTexts {
    /// Arabic.
    static let arabic = AgeTexts(
        justNow: "الآن",
        minutesAgo: PluralPhrase(
            zero: "قبل {0} دقيقة",
            one: "قبل دقيقة واحدة",
            two: "قبل دقيقتين",
            few: "قبل {0} دقائق",
            many: "قبل {0} دقيقة",
            other: "قبل {0} دقيقة"
        ),
        hoursAgo: PluralPhrase(
            zero: "قبل {0} ساعة",
            one: "قبل ساعة واحدة",
            two: "قبل ساعتين",
            few: "قبل {0} ساعات",
            many: "قبل {0} ساعة",
            other: "قبل {0} ساعة"
        ),
        daysAgo: PluralPhrase(
            zero: "قبل {0} يوم",
            one: "قبل يوم واحد",
            two: "قبل يومين",
            few: "قبل {0} أيام",
            many: "قبل {0} يومًا",
            other: "قبل {0} يوم"
        )
    )
}

extension DurationTexts {
    /// Arabic.
    static let arabic = DurationTexts(
        lasting: Units(
            minutes: PluralPhrase(
                zero: "{0} دقيقة",
                one: "دقيقة واحدة",
                two: "دقيقتين",
                few: "{0} دقائق",
                many: "{0} دقيقة",
                other: "{0} دقيقة"
            ),
            hours: PluralPhrase(
                zero: "{0} ساعة",
                one: "ساعة واحدة",
                two: "ساعتين",
                few: "{0} ساعات",
                many: "{0} ساعة",
                other: "{0} ساعة"
            ),
            days: PluralPhrase(
                zero: "{0} يوم",
                one: "يوم واحد",
                two: "يومين",
                few: "{0} أيام",
                many: "{0} يومًا",
                other: "{0} يوم"
            )
        )
    )
}

extension AlertTexts {
    /// Arabic.
    static let arabic = AlertTexts(
        name: "تنبيه جوي",
        until: "حتى {0}",
        period: "من {0} إلى {1}"
    )
}

extension PlaceTexts {
    /// Arabic.
    static let arabic = PlaceTexts(
        field: "البحث عن مكان",
        prompt: "مدينة أو رمز بريدي أو إحداثيات",
        searching: "جارٍ البحث…",
        noResultsTitle: "لم يُعثر على أي مكان",
        noResultsMessage: "تحقّق من الإملاء، أو جرّب مكانًا أكبر قريبًا، أو رمزًا بريديًا مع رمز البلد مثل \u{200E}11511,EG، "
            + "أو إحداثيات.",
        useCurrentLocation: "استخدام موقعي",
        locating: "جارٍ تحديد موقعك…",
        noneSelected: "لم يُحدَّد مكان",
        region: "{0}، {1}",
        found: PluralPhrase(
            zero: "لم يُعثر على أي مكان",
            one: "عُثر على مكان واحد",
            two: "عُثر على مكانين",
            few: "عُثر على {0} أماكن",
            many: "عُثر على {0} مكانًا",
            other: "عُثر على {0} مكان"
        )
    )
}

extension DayBeforeTexts {
    /// Arabic.
    static let arabic = DayBeforeTexts(
        yesterday: Difference(
            warmer: "أدفأ بـ {0} من أمس في مثل هذا الوقت",
            colder: "أبرد بـ {0} من أمس في مثل هذا الوقت",
            same: "بنفس حرارة أمس في مثل هذا الوقت"
        ),
        dayBefore: Difference(
            warmer: "أدفأ بـ {0} من اليوم السابق في الوقت نفسه",
            colder: "أبرد بـ {0} من اليوم السابق في الوقت نفسه",
            same: "بنفس حرارة اليوم السابق في الوقت نفسه"
        )
    )
}

extension ConditionTexts {
    /// Arabic.
    static let arabic = ConditionTexts(
        thunderstorm: "عاصفة رعدية",
        drizzle: "رذاذ",
        rain: "مطر",
        snow: "ثلج",
        mist: "شبورة",
        smoke: "دخان",
        haze: "سديم",
        dust: "غبار",
        fog: "ضباب",
        sand: "رمال",
        ash: "رماد بركاني",
        squall: "هبّات رياح شديدة",
        tornado: "إعصار قمعي",
        clear: "صافٍ",
        clouds: "غيوم",
        unknown: "طقس غير معروف"
    )
}

extension CompassTexts {
    /// Arabic.
    static let arabic = CompassTexts(
        north: CompassText(short: "شمال", name: "الشمال"),
        northNortheast: CompassText(short: "شمال شمال شرق", name: "شمال الشمال الشرقي"),
        northeast: CompassText(short: "شمال شرق", name: "الشمال الشرقي"),
        eastNortheast: CompassText(short: "شرق شمال شرق", name: "شرق الشمال الشرقي"),
        east: CompassText(short: "شرق", name: "الشرق"),
        eastSoutheast: CompassText(short: "شرق جنوب شرق", name: "شرق الجنوب الشرقي"),
        southeast: CompassText(short: "جنوب شرق", name: "الجنوب الشرقي"),
        southSoutheast: CompassText(short: "جنوب جنوب شرق", name: "جنوب الجنوب الشرقي"),
        south: CompassText(short: "جنوب", name: "الجنوب"),
        southSouthwest: CompassText(short: "جنوب جنوب غرب", name: "جنوب الجنوب الغربي"),
        southwest: CompassText(short: "جنوب غرب", name: "الجنوب الغربي"),
        westSouthwest: CompassText(short: "غرب جنوب غرب", name: "غرب الجنوب الغربي"),
        west: CompassText(short: "غرب", name: "الغرب"),
        westNorthwest: CompassText(short: "غرب شمال غرب", name: "غرب الشمال الغربي"),
        northwest: CompassText(short: "شمال غرب", name: "الشمال الغربي"),
        northNorthwest: CompassText(short: "شمال شمال غرب", name: "شمال الشمال الغربي"),
        point: "{0}، {1}",
        wind: "{0} من {1}"
    )
}

extension UnitTexts {
    /// Arabic.
    static let arabic = UnitTexts(
        celsius: "{0}°م",
        fahrenheit: "{0}°ف",
        kelvins: "{0}\u{A0}كلفن",
        metersPerSecond: "{0}\u{A0}م/ث",
        kilometersPerHour: "{0}\u{A0}كم/س",
        milesPerHour: "{0}\u{A0}ميل/س",
        hectopascals: "{0}\u{A0}هكتوباسكال",
        inchesOfMercury: "{0}\u{A0}بوصة\u{A0}زئبق",
        meters: "{0}\u{A0}م",
        kilometers: "{0}\u{A0}كم",
        miles: "{0}\u{A0}ميل",
        millimeters: "{0}\u{A0}مم",
        inches: "{0}\u{A0}بوصة",
        lessThan: "أقل\u{A0}من\u{A0}{0}",
        spokenCelsius: PluralPhrase(
            zero: "{0} درجة مئوية",
            one: "{0} درجة مئوية",
            two: "{0} درجة مئوية",
            few: "{0} درجات مئوية",
            many: "{0} درجة مئوية",
            other: "{0} درجة مئوية"
        ),
        spokenFahrenheit: PluralPhrase(
            zero: "{0} درجة فهرنهايت",
            one: "{0} درجة فهرنهايت",
            two: "{0} درجة فهرنهايت",
            few: "{0} درجات فهرنهايت",
            many: "{0} درجة فهرنهايت",
            other: "{0} درجة فهرنهايت"
        ),
        spokenKelvins: PluralPhrase(
            zero: "{0} كلفن",
            one: "{0} كلفن",
            two: "{0} كلفن",
            few: "{0} كلفن",
            many: "{0} كلفن",
            other: "{0} كلفن"
        ),
        spokenMetersPerSecond: PluralPhrase(
            zero: "{0} متر في الثانية",
            one: "{0} متر في الثانية",
            two: "{0} متر في الثانية",
            few: "{0} أمتار في الثانية",
            many: "{0} مترًا في الثانية",
            other: "{0} متر في الثانية"
        ),
        spokenKilometersPerHour: PluralPhrase(
            zero: "{0} كيلومتر في الساعة",
            one: "{0} كيلومتر في الساعة",
            two: "{0} كيلومتر في الساعة",
            few: "{0} كيلومترات في الساعة",
            many: "{0} كيلومترًا في الساعة",
            other: "{0} كيلومتر في الساعة"
        ),
        spokenMilesPerHour: PluralPhrase(
            zero: "{0} ميل في الساعة",
            one: "{0} ميل في الساعة",
            two: "{0} ميل في الساعة",
            few: "{0} أميال في الساعة",
            many: "{0} ميلاً في الساعة",
            other: "{0} ميل في الساعة"
        ),
        spokenHectopascals: PluralPhrase(
            zero: "{0} هكتوباسكال",
            one: "{0} هكتوباسكال",
            two: "{0} هكتوباسكال",
            few: "{0} هكتوباسكال",
            many: "{0} هكتوباسكال",
            other: "{0} هكتوباسكال"
        ),
        spokenInchesOfMercury: PluralPhrase(
            zero: "{0} بوصة زئبق",
            one: "{0} بوصة زئبق",
            two: "{0} بوصة زئبق",
            few: "{0} بوصات زئبق",
            many: "{0} بوصة زئبق",
            other: "{0} بوصة زئبق"
        ),
        spokenMeters: PluralPhrase(
            zero: "{0} متر",
            one: "{0} متر",
            two: "{0} متر",
            few: "{0} أمتار",
            many: "{0} مترًا",
            other: "{0} متر"
        ),
        spokenKilometers: PluralPhrase(
            zero: "{0} كيلومتر",
            one: "{0} كيلومتر",
            two: "{0} كيلومتر",
            few: "{0} كيلومترات",
            many: "{0} كيلومترًا",
            other: "{0} كيلومتر"
        ),
        spokenMiles: PluralPhrase(
            zero: "{0} ميل",
            one: "{0} ميل",
            two: "{0} ميل",
            few: "{0} أميال",
            many: "{0} ميلاً",
            other: "{0} ميل"
        ),
        spokenMillimeters: PluralPhrase(
            zero: "{0} مليمتر",
            one: "{0} مليمتر",
            two: "{0} مليمتر",
            few: "{0} مليمترات",
            many: "{0} مليمترًا",
            other: "{0} مليمتر"
        ),
        spokenInches: PluralPhrase(
            zero: "{0} بوصة",
            one: "{0} بوصة",
            two: "{0} بوصة",
            few: "{0} بوصات",
            many: "{0} بوصة",
            other: "{0} بوصة"
        ),
        spokenLessThan: "أقل من {0}",
        minus: "سالب {0}"
    )
}
