import OpenWeatherScreenKit

extension HomeOneCallTexts {
    /// The texts in Japanese.
    static let japanese = HomeOneCallTexts(
        precipitation: "降水",
        alert: "気象警報・注意報",
        until: "{0}まで",
        period: "{0}から{1}まで",
        notice: "警報・注意報の更新：{0}",
        more: PluralPhrase(
            other: "ほか{0}件の警報・注意報"
        ),
        starts: PluralPhrase(
            other: "{0}分後に{1}"
        ),
        stops: PluralPhrase(
            other: "約{0}分後に{1}がやむ見込み"
        ),
        staysDry: PluralPhrase(
            other: "少なくとも今後{0}分間は雨や雪の見込みなし"
        ),
        staysWet: PluralPhrase(
            other: "少なくとも今後{0}分間は{1}が続く見込み"
        )
    )
}
