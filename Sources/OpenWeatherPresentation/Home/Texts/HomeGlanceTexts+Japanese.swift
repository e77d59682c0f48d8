import OpenWeatherScreenKit

extension HomeGlanceTexts {
    /// The texts in Japanese.
    static let japanese = HomeGlanceTexts(
        now: "現在",
        today: "今日",
        hours: "今後24時間",
        days: "今後の天気",
        low: "最低",
        high: "最高",
        lowUntilMidnight: "今夜0時までの最低気温",
        highUntilMidnight: "今夜0時までの最高気温",
        chance: "降水確率",
        dry: "乾燥",
        comfortable: "快適",
        damp: "湿っぽい",
        humid: "蒸し暑い",
        oppressive: "非常に蒸し暑い",
        separator: "、",
        dewPoint: "露点 {0}",
        gusts: "最大瞬間 {0}",
        notice: "予報の更新：{0}",
        labeled: "{0}{1}"
    )
}
