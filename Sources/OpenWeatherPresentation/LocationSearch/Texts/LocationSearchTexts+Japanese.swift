import OpenWeatherScreenKit

extension LocationSearchTexts {
    /// Japanese.
    package static let japanese = LocationSearchTexts(
        title: "場所を選択",
        recents: "最近の場所",
        favorites: "お気に入り",
        emptyTitle: "どこの天気を見ますか？",
        emptyMessage: "都市名を入力してください。選んだ場所やお気に入りがここに表示されます。",
        selectHint: "その場所の天気を表示します",
        currentLocationHint: "現在地の天気を表示します",
        open: "天気を表示",
        openHint: "選択中の場所は変わりません",
        remove: "最近の場所から削除"
    )
}
