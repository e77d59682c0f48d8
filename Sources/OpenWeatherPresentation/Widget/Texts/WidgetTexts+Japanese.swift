import OpenWeatherScreenKit

extension WidgetTexts {
    /// Japanese.
    package static let japanese = WidgetTexts(
        chooseCityTitle: "都市を選択",
        chooseCityMessage: "アプリを開いて都市を選ぶと、その天気が表示されます。",
        opensApp: "アプリを開きます",
        openApp: "アプリを開く",
        nextPlace: "次の場所",
        unknownRain: "雨が降るかどうかはわかりません",
        noWeather: "天気なし",
        sample: "天気の見本",
        sampleCity: "見本の都市",
        updated: "更新：{0}",
        outdated: "最終更新：{0}",
        spokenTemperature: "気温{0}",
        today: "今日",
        high: "最高 {0}",
        low: "最低 {0}",
        spokenHigh: "最高気温{0}",
        spokenLow: "最低気温{0}",
        chance: "降水確率{0}"
    )
}
