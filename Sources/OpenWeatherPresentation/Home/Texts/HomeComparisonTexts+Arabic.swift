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
        both: "{0}؛ {1}",
        outdated: "قديم، قيس في {1}: {0}"
    )
}
