import OpenWeatherScreenKit

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
