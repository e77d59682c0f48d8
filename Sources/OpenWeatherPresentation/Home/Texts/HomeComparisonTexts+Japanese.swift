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
        ask: PluralPhrase(
            other: "例年と比べる（呼び出し{0}回）"
        ),
        askHint: "過去の年のこの時期の天気を読み込みます",
        asking: "例年の天気を読み込み中…",
        overBudget: "今はこれ以上呼び出せません。上限に余裕ができるまで待つか、上限を引き上げてください。",
        both: "{0}、{1}",
        outdated: "古い情報（{1}の観測）：{0}"
    )
}
