import OpenWeatherCore
import OpenWeatherScreenKit

extension ForecastTexts {
    /// The texts in Japanese.
    package static let japanese = ForecastTexts(
        title: "予報",
        now: "現在",
        expected: "{0}の予報",
        today: "今日",
        tomorrow: "明日",
        low: "最低気温",
        high: "最高気温",
        precipitation: "降水量",
        chance: "降水確率",
        rain: "雨",
        snow: "雪",
        wind: "風",
        gusts: "突風",
        humidity: "湿度",
        feelsLike: "体感温度",
        temperature: "気温",
        moment: "日時",
        entries: "3時間ごと",
        hourlyEntries: "1時間ごと",
        following: "その後の予報",
        details: "詳細",
        dayHint: "この日の詳細を表示します",
        refreshHint: "最新の予報を取得します",
        noLocationMessage: "都市を選ぶと、その予報が表示されます。",
        emptiness: "現在、この場所の予報はありません。",
        missingDayTitle: "この日の予報はありません",
        separator: "、",
        missingDayMessage: "{0}の予報はありません。戻ると今後の予報が表示されます。",
        labeled: "{0} {1}",
        range: "{0}から{1}",
        lowest: "最低気温{0}、{1}",
        highest: "最高気温{0}、{1}"
    )
}

extension DaySkyTexts {
    /// The texts in Japanese.
    package static let japanese = DaySkyTexts(
        uvIndex: "UVインデックス",
        moon: "月",
        uv: "{0}、{1}",
        bands: [
            .low: "弱い",
            .moderate: "中程度",
            .high: "強い",
            .veryHigh: "非常に強い",
            .extreme: "極端に強い",
        ],
        phases: [
            .newMoon: "新月",
            .waxingCrescent: "三日月",
            .firstQuarter: "上弦の月",
            .waxingGibbous: "十三夜月",
            .fullMoon: "満月",
            .waningGibbous: "寝待月",
            .lastQuarter: "下弦の月",
            .waningCrescent: "有明月",
        ]
    )
}

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
