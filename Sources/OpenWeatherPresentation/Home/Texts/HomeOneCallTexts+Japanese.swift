import OpenWeatherScreenKit

extension HomeOneCallTexts {
    /// The texts in Japanese.
    static let japanese = HomeOneCallTexts(
        precipitation: "降水",
        notice: "警報・注意報の更新：{0}",
        more: PluralPhrase(
            other: "ほか{0}件の警報・注意報"
        ),
        starts: "{0}後に{1}",
        startsNow: "まもなく{0}",
        stops: "約{0}後に{1}がやむ見込み",
        stopsNow: "まもなく{0}がやむ見込み",
        staysDry: "少なくとも今後{0}は雨や雪の見込みなし",
        staysWet: "少なくとも今後{0}は{1}が続く見込み"
    )
}
