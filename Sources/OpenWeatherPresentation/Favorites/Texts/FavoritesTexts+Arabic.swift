import OpenWeatherScreenKit

extension FavoritesTexts {
    /// Arabic.
    package static let arabic = FavoritesTexts(
        title: "المفضلة",
        emptyTitle: "لا توجد أماكن مفضلة بعد",
        emptyMessage: "ضع نجمة على مكان ليظهر طقسه هنا.",
        openHint: "يعرض الطقس هناك",
        refreshHint: "يجلب الطقس في كل الأماكن المفضلة",
        moveUp: "نقل إلى أعلى",
        moveDown: "نقل إلى أسفل"
    )
}
