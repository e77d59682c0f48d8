import OpenWeatherScreenKit

extension LocationSearchTexts {
    /// Arabic.
    package static let arabic = LocationSearchTexts(
        title: "اختيار مكان",
        recents: "الأماكن الأخيرة",
        favorites: "المفضلة",
        emptyTitle: "أي مكان؟",
        emptyMessage: "اكتب اسم مدينة. ستظهر هنا الأماكن التي تختارها أو تضيفها إلى المفضلة.",
        selectHint: "يعرض الطقس هناك",
        currentLocationHint: "يعرض الطقس في مكانك",
        open: "عرض الطقس",
        openHint: "لا يغيّر مكانك الحالي",
        remove: "إزالة من الأماكن الأخيرة"
    )
}
