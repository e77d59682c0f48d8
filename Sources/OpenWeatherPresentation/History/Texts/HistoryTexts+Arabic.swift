import OpenWeatherScreenKit

extension HistoryTexts {
    /// Arabic.
    package static let arabic = HistoryTexts(
        title: "السجل",
        today: "اليوم",
        yesterday: "أمس",
        undated: "سابقًا",
        moment: "{0}، {1}",
        emptyTitle: "لا شيء هنا بعد",
        emptyMessage: "ستظهر هنا الأماكن التي تطّلع عليها والنصوص التي تبحث عنها.",
        searchedFor: "بحث عن «{0}»",
        placeHint: "يعرض الطقس هناك",
        searchHint: "يعيد البحث عن هذا النص",
        remove: "إزالة من السجل",
        clear: "مسح السجل",
        confirmTitle: "هل تريد مسح السجل كله؟",
        confirmMessage: PluralPhrase(
            zero: "لن يُزال أي عنصر. تبقى أماكنك المفضلة.",
            one: "سيُزال عنصر واحد. تبقى أماكنك المفضلة.",
            two: "سيُزال عنصران. تبقى أماكنك المفضلة.",
            few: "ستُزال {0} عناصر. تبقى أماكنك المفضلة.",
            many: "سيُزال {0} عنصرًا. تبقى أماكنك المفضلة.",
            other: "سيُزال {0} عنصر. تبقى أماكنك المفضلة."
        ),
        diaryMessage: "يُحذف دفتر التوقعات.",
        cancel: "إلغاء"
    )
}
