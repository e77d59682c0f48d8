import OpenWeatherScreenKit

extension HomeOneCallTexts {
    /// The texts in Japanese.
    static let japanese = HomeOneCallTexts(
        precipitation: "降水",
        alert: "気象警報・注意報",
        until: "{0}まで",
        period: "{0}から{1}まで",
        notice: "警報の更新：{0}",
        more: PluralPhrase(
            other: "他に{0}件の警報"
        ),
        starts: PluralPhrase(
            other: "{0}分後に{1}"
        ),
        stops: PluralPhrase(
            other: "約{0}分後に{1}がやむ見込み"
        ),
        staysDry: PluralPhrase(
            other: "少なくとも{0}分は雨も雪も降りません"
        ),
        staysWet: PluralPhrase(
            other: "少なくともあと{0}分は{1}"
        )
    )
}
