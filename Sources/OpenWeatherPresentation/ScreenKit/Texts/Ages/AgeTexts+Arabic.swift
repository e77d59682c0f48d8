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
