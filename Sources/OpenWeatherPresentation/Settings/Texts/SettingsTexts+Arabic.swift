import OpenWeatherScreenKit

extension SettingsTexts {
    /// Arabic.
    package static let arabic = SettingsTexts(
        title: "الإعدادات",
        units: "الوحدات",
        unitsSystem: "النظام",
        unitsMetric: "متري",
        unitsImperial: "إمبراطوري",
        unitsStandard: "قياسي",
        language: "اللغة",
        useDeviceLanguage: "استخدام لغة الجهاز",
        useDeviceLanguageHint: "يتبع لغة هذا الجهاز",
        languageNote: "تأتي أوصاف الطقس باللغة المختارة. أما التطبيق نفسه فيتحدث العربية والإنجليزية والألمانية "
            + "والفرنسية والإسبانية واليابانية.",
        optionHint: "يحدد هذا الخيار",
        selected: "محدد",
        cache: "ذاكرة التخزين المؤقت",
        cacheSwitch: "حفظ الطقس على هذا الجهاز",
        cacheHint: "يعرض الطقس دون اتصال ويوفر الطلبات",
        cacheSize: "الحجم على القرص",
        clearCache: "مسح ذاكرة التخزين المؤقت",
        clearCacheHint: "يحذف الطقس المحفوظ على هذا الجهاز",
        clearing: "جارٍ المسح…",
        autoRefresh: "التحديث تلقائيًا",
        autoRefreshHint: "يُبقي الطقس المعروض محدّثًا",
        fetchTime: "عرض وقت الجلب",
        fetchTimeHint: "يعرض في كل شاشة وقت جلب البيانات",
        activityHint: "يعرض أوقاته المناسبة في الصفحة الرئيسية ولكل يوم",
        diary: "الاحتفاظ بدفتر للتوقعات",
        diaryHint: "يقارن التوقعات بالطقس الذي حدث",
        diaryNote: "يحفظ على هذا الجهاز، لكل مكان تطّلع عليه، ما كان متوقعًا وما جرى قياسه، "
            + "ليبيّن مدى دقة التوقعات هناك. لا يكلّف أي طلب. «مسح السجل» يحذفه.",
        on: "مفعّل",
        off: "معطّل",
        calls: "طلبات هذا الجهاز",
        callsNote: "الحدود هي حدود حسابك، وقد تتشاركها أجهزة أخرى. لا تُحتسب هنا إلا طلبات هذا الجهاز.",
        callsOfAccount: "الطقس والتوقعات",
        callsOfMinute: "{0} من {1} هذه الدقيقة",
        callsOfDay: "{0} من {1} اليوم",
        callsOfMonth: "{0} من {1} هذا الشهر",
        about: "حول",
        version: "إصدار حزمة SDK",
        listed: "{0}، {1}"
    )
}

extension SettingsNoticeTexts {
    /// Arabic.
    package static let arabic = SettingsNoticeTexts(
        title: "الإشعارات",
        rain: "قبل المطر أو الثلج",
        alerts: "التنبيهات الجوية",
        frost: "صقيع الليلة المقبلة، الساعة {0}",
        morning: "طقس اليوم، الساعة {0}",
        quiet: "لا إشعارات من {0} إلى {1}",
        hint: "إشعار واحد قبل حدوثه",
        quietHint: "تنتظر الإشعارات نهاية هذه الساعات",
        lead: "قبل كم من الوقت",
        threshold: "ابتداءً من هذه الكمية",
        anHour: "{0} في الساعة",
        notPermitted: "لا يُسمح لهذا التطبيق بعرض الإشعارات. اسمح بها في إعدادات النظام."
    )
}
