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
