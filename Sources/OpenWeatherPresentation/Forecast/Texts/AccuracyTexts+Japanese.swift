import OpenWeatherScreenKit

extension AccuracyTexts {
    /// Japanese.
    package static let japanese = AccuracyTexts(
        title: "予報の精度",
        period: PluralPhrase(other: "{0}日間で"),
        sameDay: "当日の予報",
        ahead: PluralPhrase(other: "{0}日前の予報"),
        subject: "{0}、{1}",
        temperature: "{0}はこの場所で{1}。",
        off: "平均{0}外れました",
        offAndWarm: "平均{0}外れ、{1}高すぎました",
        offAndCold: "平均{0}外れ、{1}低すぎました",
        chance: "降水確率が約{0}のとき、{1}で雨か雪が降りました。",
        share: "{1}のうち{0}",
        times: PluralPhrase(other: "{0}回"),
        band: "帯：この場所での予報の平均的なずれ"
    )
}
