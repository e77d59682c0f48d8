import OpenWeatherScreenKit

extension WidgetTexts {
    /// Japanese.
    static let japanese = WidgetTexts(
        chooseCityTitle: "都市を選択",
        chooseCityMessage: "アプリを開いて都市を選ぶと、その天気が表示されます。",
        opensApp: "アプリを開きます",
        updated: "更新：{0}",
        outdated: "最終更新：{0}",
        spokenTemperature: "気温{0}"
    )
}
