import OpenWeatherScreenKit

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
