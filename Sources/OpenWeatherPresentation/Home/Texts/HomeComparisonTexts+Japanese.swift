import OpenWeatherScreenKit

extension HomeComparisonTexts {
    /// The texts in Japanese.
    package static let japanese = HomeComparisonTexts(
        aboveUsual: "最高気温は{1}の例年より{0}高い",
        belowUsual: "最高気温は{1}の例年より{0}低い",
        asUsual: "最高気温は{0}の例年並み",
        usualHigh: "{1}の例年の最高気温は{0}",
        early: "{0}上旬",
        middle: "{0}中旬",
        late: "{0}下旬",
        since: "{0}（{1}）",
        years: PluralPhrase(
            other: "約{0}年間"
        ),
        both: "{0}、{1}",
        outdated: "古い情報（{1}の観測）：{0}"
    )
}
