import OpenWeatherScreenKit

extension AirQualityTexts {
    /// The texts in Arabic.
    package static let arabic = AirQualityTexts(
        title: "جودة الهواء",
        refreshHint: "يجلب أحدث القيم",
        noLocationMessage: "اختر مدينة لعرض جودة هوائها.",
        index: "مؤشر جودة الهواء",
        scaleHint: "يعرض جودة الهواء وفق هذا المقياس",
        selected: "محدد",
        currentBand: "المستوى الحالي",
        morePollutants: "عرض المزيد من الملوثات",
        fewerPollutants: "عرض ملوثات أقل",
        expanded: "موسّع",
        collapsed: "مطوي",
        hours: "الساعات الأربع والعشرون القادمة",
        hoursEmpty: "لا تتوفر توقعات بالساعة لهذا المكان حاليًا.",
        hoursFailed: "تعذّر تحميل التوقعات بالساعة: {0}.",
        measured: "آخر تحديث: {0}",
        updated: "تم الجلب: {0}",
        dominant: "الملوّث الرئيسي: {0}",
        concentration: "{0}\u{A0}ميكروغرام/م³",
        outOf: "{0} من {1}",
        listed: "{0}، {1}",
        range: "من {0} إلى {1}",
        spokenConcentration: PluralPhrase(
            zero: "{0} ميكروغرام لكل متر مكعب",
            one: "ميكروغرام واحد لكل متر مكعب",
            two: "ميكروغرامان لكل متر مكعب",
            few: "{0} ميكروغرامات لكل متر مكعب",
            many: "{0} ميكروغرامًا لكل متر مكعب",
            other: "{0} ميكروغرام لكل متر مكعب"
        ),
        scales: AirQualityScaleTexts(
            openWeather: "OpenWeather",
            usEPA: "المؤشر الأمريكي (EPA)",
            european: "المؤشر الأوروبي"
        ),
        bands: AirQualityBandTexts(
            good: "جيدة",
            fair: "مقبولة",
            moderate: "متوسطة",
            poor: "سيئة",
            veryPoor: "سيئة جدًا",
            extremelyPoor: "سيئة للغاية",
            usGood: "جيدة",
            usModerate: "متوسطة",
            unhealthyForSensitiveGroups: "غير صحية للفئات الحساسة",
            unhealthy: "غير صحية",
            veryUnhealthy: "غير صحية جدًا",
            hazardous: "خطرة"
        ),
        advice: HealthAdviceTexts(
            enjoyOutdoors: "استمتع بالهواء الطلق كالمعتاد.",
            watchSymptomsIfSensitive: "لا بأس لمعظم الناس. إن كنت شديد الحساسية فانتبه لأعراض مثل السعال.",
            reduceIfSensitive: "على الأطفال وكبار السن ومرضى الرئة أو القلب تقليل المجهود الطويل أو الشاق في الخارج.",
            reduceExertion: "قلّل المجهود الطويل أو الشاق في الخارج. على ذوي الحساسية تجنبه.",
            avoidExertion: "تجنب المجهود في الخارج. على ذوي الحساسية البقاء في الداخل.",
            stayIndoors: "ابقَ في الداخل وأبقِ النوافذ مغلقة."
        ),
        notes: AirQualityNoteTexts(
            serviceIndex: "مؤشر OpenWeather الخاص، من واحد (جيدة) إلى خمسة (سيئة جدًا).",
            computedIndex: "لم ترسل خدمة OpenWeather مؤشرًا، وهذا محسوب من التركيزات.",
            european: "تقدير من تركيزات OpenWeather لكل ساعة. يعتمد المؤشر الرسمي على محطات القياس.",
            usEPA: "هذا تقدير. يعتمد المؤشر الرسمي على متوسطات ساعة وثماني ساعات وأربع وعشرين ساعة، أما هذا فيعتمد "
                + "على ساعة واحدة وقد يختلف بوضوح.",
            usEPAMeans: "من متوسطات ساعة وثماني ساعات وأربع وعشرين ساعة التي تُعرِّف المؤشر، لتركيزات OpenWeather في آخر "
                + "أربع وعشرين ساعة. يعتمد المؤشر الرسمي على محطات القياس."
        ),
        pollutants: PollutantTexts(
            pm2_5: "جسيمات دقيقة",
            pm10: "جسيمات خشنة",
            ozone: "الأوزون",
            nitrogenDioxide: "ثاني أكسيد النيتروجين",
            carbonMonoxide: "أول أكسيد الكربون",
            sulfurDioxide: "ثاني أكسيد الكبريت",
            ammonia: "الأمونيا",
            nitrogenMonoxide: "أول أكسيد النيتروجين"
        )
    )
}
