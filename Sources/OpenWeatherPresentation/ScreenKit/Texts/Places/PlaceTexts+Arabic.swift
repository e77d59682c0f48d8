extension PlaceTexts {
    /// Arabic.
    static let arabic = PlaceTexts(
        field: "البحث عن مكان",
        prompt: "مدينة أو رمز بريدي أو إحداثيات",
        searching: "جارٍ البحث…",
        noResultsTitle: "لم يُعثر على أي مكان",
        noResultsMessage: "تحقّق من الإملاء، أو جرّب مكانًا أكبر قريبًا، أو رمزًا بريديًا مع رمز البلد مثل 11511,EG، "
            + "أو إحداثيات.",
        useCurrentLocation: "استخدام موقعي الحالي",
        locating: "جارٍ تحديد موقعك…",
        region: "{0}، {1}",
        found: PluralPhrase(
            zero: "لم يُعثر على أي مكان",
            one: "عُثر على مكان واحد",
            two: "عُثر على مكانين",
            few: "عُثر على {0} أماكن",
            many: "عُثر على {0} مكانًا",
            other: "عُثر على {0} مكان"
        )
    )
}
