import OpenWeatherScreenKit

extension LocationSearchTexts {
    /// Japanese.
    static let japanese = LocationSearchTexts(
        title: "場所を選択",
        recents: "最近の場所",
        favorites: "お気に入り",
        emptyTitle: "どこの天気を見ますか？",
        emptyMessage: "都市名を入力してください。選んだ場所やお気に入りがここに表示されます。",
        selectHint: "その場所の天気を表示します",
        currentLocationHint: "現在地の天気を表示します",
        isFavorite: "お気に入り",
        favorite: "お気に入りに追加",
        unfavorite: "お気に入りから削除",
        remove: "最近の場所から削除"
    )
}
