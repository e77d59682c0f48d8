import OpenWeatherCore

extension ConditionWording {
    /// Arabic.
    package static let arabic = ConditionWording { code in
        switch code {
        case .thunderstormWithLightRain: "عاصفة رعدية مع مطر خفيف"
        case .thunderstormWithRain: "عاصفة رعدية مع مطر"
        case .thunderstormWithHeavyRain: "عاصفة رعدية مع مطر غزير"
        case .lightThunderstorm: "عاصفة رعدية خفيفة"
        case .thunderstorm: "عاصفة رعدية"
        case .heavyThunderstorm: "عاصفة رعدية شديدة"
        case .raggedThunderstorm: "عواصف رعدية متفرقة"
        case .thunderstormWithLightDrizzle: "عاصفة رعدية مع رذاذ خفيف"
        case .thunderstormWithDrizzle: "عاصفة رعدية مع رذاذ"
        case .thunderstormWithHeavyDrizzle: "عاصفة رعدية مع رذاذ كثيف"
        case .lightDrizzle: "رذاذ خفيف"
        case .drizzle: "رذاذ"
        case .heavyDrizzle: "رذاذ كثيف"
        case .lightDrizzleRain: "رذاذ ومطر خفيفان"
        case .drizzleRain: "رذاذ ومطر"
        case .heavyDrizzleRain: "رذاذ ومطر غزيران"
        case .showerRainAndDrizzle: "زخات مطر ورذاذ"
        case .heavyShowerRainAndDrizzle: "زخات مطر غزيرة ورذاذ"
        case .showerDrizzle: "رذاذ متقطع"
        case .lightRain: "مطر خفيف"
        case .moderateRain: "مطر"
        case .heavyRain: "مطر غزير"
        case .veryHeavyRain: "مطر غزير جدًا"
        case .extremeRain: "أمطار طوفانية"
        case .freezingRain: "مطر متجمد"
        case .lightShowerRain: "زخات مطر خفيفة"
        case .showerRain: "زخات مطر"
        case .heavyShowerRain: "زخات مطر غزيرة"
        case .raggedShowerRain: "زخات مطر متفرقة"
        case .lightSnow: "ثلج خفيف"
        case .snow: "ثلج"
        case .heavySnow: "ثلج كثيف"
        case .sleet: "مطر ثلجي"
        case .lightShowerSleet: "زخات خفيفة من مطر ثلجي"
        case .showerSleet: "زخات من مطر ثلجي"
        case .lightRainAndSnow: "مطر وثلج خفيفان"
        case .rainAndSnow: "مطر وثلج"
        case .lightShowerSnow: "زخات ثلج خفيفة"
        case .showerSnow: "زخات ثلج"
        case .heavyShowerSnow: "زخات ثلج كثيفة"
        case .mist: "شبورة"
        case .smoke: "دخان"
        case .haze: "سديم"
        case .dustWhirls: "دوامات غبار"
        case .fog: "ضباب"
        case .sand: "رمال مثارة"
        case .dust: "غبار"
        case .volcanicAsh: "رماد بركاني"
        case .squalls: "هبّات رياح شديدة"
        case .tornado: "إعصار قمعي"
        case .clearSky: "سماء صافية"
        case .fewClouds: "غيوم قليلة"
        case .scatteredClouds: "غائم جزئيًا"
        case .brokenClouds: "غائم غالبًا"
        case .overcastClouds: "غائم كليًا"
        }
    }
}

extension OutlookTexts {
    /// Arabic.
    package static let arabic = OutlookTexts(
        rain: "مطر",
        snow: "ثلج",
        mixed: "مطر وثلج",
        freezingRain: "مطر متجمد",
        thunderstorm: "عواصف رعدية",
        begins: "{0} ابتداءً من الساعة {1} تقريبًا",
        beginsTomorrow: "{0} غدًا ابتداءً من الساعة {1} تقريبًا",
        beginsLater: "{0} اعتبارًا من يوم {1}",
        beginsBefore: "{0} قبل الساعة {1} تقريبًا",
        beginsBeforeTomorrow: "{0} قبل الساعة {1} غدًا تقريبًا",
        ends: "{0} حتى الساعة {1} تقريبًا",
        endsTomorrow: "{0} حتى الساعة {1} غدًا تقريبًا",
        endsLater: "{0} حتى يوم {1}",
        lasts: "{0} حتى يوم {1} على الأقل",
        dryUntilAtLeast: "جاف حتى يوم {0} على الأقل",
        noRainUntil: "لا يُتوقع مطر حتى يوم {0}",
        noPrecipitationUntil: "لا يُتوقع مطر أو ثلج حتى يوم {0}",
        shortBegins: "{0} من {1}",
        shortBefore: "{0} قبل {1}",
        shortEnds: "{0} حتى {1}"
    )
}

extension GoodTimesTexts {
    /// Arabic.
    package static let arabic = GoodTimesTexts(
        title: "أوقات مناسبة",
        run: "الجري",
        ride: "ركوب الدراجة",
        walk: "المشي",
        laundry: "الغسيل",
        stargaze: "رصد النجوم",
        drone: "تحليق الدرون",
        span: "من {0} إلى {1}",
        aboutSpan: "من {0} إلى {1} تقريبًا",
        until: "حتى {0}",
        untilAbout: "حتى {0} تقريبًا",
        from: "من {0}",
        fromAbout: "من {0} تقريبًا",
        untilMidnight: "حتى منتصف الليل",
        allDay: "طوال اليوم",
        tomorrow: "غدًا {0}",
        also: "وأيضًا {0}",
        perhaps: "ربما {0}",
        noneToday: "لا وقت مناسب اليوم",
        none: "لا وقت مناسب",
        because: "{0} — {1}",
        during: "{0} {1}",
        limits: "العامل المحدِّد: {0}",
        unknown: "غير معروف: {0}",
        uncheckedAir: "لم تُفحص جودة الهواء",
        outdated: "غير محدَّث",
        spoken: "{0}: {1}",
        pause: "، ",
        rain: "مطر",
        snow: "ثلج",
        cold: "برد",
        heat: "حر",
        elements: ElementTexts(
            precipitation: "مطر أو ثلج",
            chance: "احتمال الهطول",
            temperature: "درجة الحرارة",
            feelsLike: "الحرارة المحسوسة",
            wind: "رياح",
            gusts: "هبّات",
            uvIndex: "مؤشر الأشعة فوق البنفسجية",
            airQuality: "جودة الهواء",
            clouds: "غيوم",
            humidity: "الرطوبة",
            drying: "بطء الجفاف",
            visibility: "مدى الرؤية",
            daylight: "ضوء النهار",
            darkness: "ظلام",
            moonlight: "ضوء القمر"
        )
    )
}

extension WeatherNoticeTexts {
    /// Arabic.
    package static let arabic = WeatherNoticeTexts(
        begins: "مطر أو ثلج بعد {0}",
        beginsNow: "مطر أو ثلج بعد لحظات",
        beginsAbout: "مطر أو ثلج ابتداءً من الساعة {0} تقريبًا",
        until: "{0}، حتى {1} تقريبًا",
        frost: "صقيع ابتداءً من الساعة {0} تقريبًا، حتى {1}",
        day: "من {0} إلى {1}",
        dry: "{0}، دون مطر أو ثلج",
        wet: "{0}، مطر أو ثلج ابتداءً من الساعة {1} تقريبًا"
    )
}
