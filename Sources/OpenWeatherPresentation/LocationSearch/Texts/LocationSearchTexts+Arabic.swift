import OpenWeatherScreenKit

extension LocationSearchTexts {
    /// Arabic.
    static let arabic = LocationSearchTexts(
        title: "اختيار مكان",
        recents: "الأماكن الأخيرة",
        favorites: "المفضلة",
        emptyTitle: "أي مكان؟",
        emptyMessage: "اكتب اسم مدينة. ستظهر هنا الأماكن التي تختارها أو تضيفها إلى المفضلة.",
        selectHint: "يعرض الطقس هناك",
        currentLocationHint: "يعرض الطقس في مكانك",
        isFavorite: "مفضّل",
        favorite: "إضافة إلى المفضلة",
        unfavorite: "إزالة من المفضلة",
        remove: "إزالة من الأماكن الأخيرة"
    )
}
