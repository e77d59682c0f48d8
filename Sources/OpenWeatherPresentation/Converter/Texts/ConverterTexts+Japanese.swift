import OpenWeatherScreenKit

extension ConverterTexts {
    /// Japanese.
    package static let japanese = ConverterTexts(
        title: "温度換算",
        fahrenheit: "華氏",
        celsius: "摂氏",
        kelvin: "ケルビン",
        hint: "スライダーを動かすか、温度を入力するか、都市を選んでください",
        slider: "温度",
        sliderHint: "温度を変更します",
        fieldHint: "換算する温度を入力します",
        cold: "寒い",
        mild: "穏やか",
        warm: "暖かい",
        hot: "暑い",
        badNumber: "{0}のような数値を入力してください。",
        absoluteZero: "{0}より低い温度はありません。",
        place: "{0}の気温",
        unavailable: "{0}。温度は手動で設定できます。",
        cityHint: "その場所の気温を入力します",
        currentLocationHint: "現在地の気温を入力します",
        loading: "気温を取得中…",
        pair: "{0}、{1}"
    )
}
