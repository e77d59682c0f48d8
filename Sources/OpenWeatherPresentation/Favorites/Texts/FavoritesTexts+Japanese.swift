import OpenWeatherScreenKit

extension FavoritesTexts {
    /// Japanese.
    package static let japanese = FavoritesTexts(
        title: "お気に入り",
        emptyTitle: "お気に入りはまだありません",
        emptyMessage: "場所に星を付けると、その天気がここに表示されます。",
        openHint: "その場所の天気を表示します",
        refreshHint: "すべてのお気に入りの天気を取得します",
        moveUp: "上へ移動",
        moveDown: "下へ移動"
    )
}
