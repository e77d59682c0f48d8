extension NoticeTexts {
    /// Arabic.
    static let arabic = NoticeTexts(
        offline: "أنت غير متصل بالإنترنت. آخر تحديث: {0}.",
        outdated: "البيانات ليست حديثة. آخر تحديث: {0}.",
        refreshFailed: "{0}. آخر تحديث: {1}.",
        loading: "جارٍ التحميل",
        missing: "غير متوفر",
        dismiss: "رجوع",
        attribution: "بيانات الطقس مقدمة من {0}",
        attributionHint: "يفتح موقع {0}"
    )
}
