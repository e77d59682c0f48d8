import OpenWeatherScreenKit

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
