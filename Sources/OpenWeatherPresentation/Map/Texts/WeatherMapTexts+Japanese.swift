import OpenWeatherScreenKit

extension WeatherMapTexts {
    /// Japanese.
    package static let japanese = WeatherMapTexts(
        title: "天気マップ",
        refreshHint: "最新の画像を読み込みます",
        noLocationMessage: "都市を選ぶと、周辺の天気を地図で確認できます。",
        layerHint: "地図に表示します",
        selected: "選択中",
        around: "{1}周辺の地図：{0}",
        legend: "凡例：{0}",
        range: "{0}から{1}まで",
        transparent: "地図には表示されません",
        layers: WeatherMapLayerTexts(
            temperature: "気温",
            precipitation: "雨と雪",
            clouds: "雲",
            wind: "風",
            pressure: "気圧"
        )
    )
}
