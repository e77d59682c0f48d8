extension ConditionTexts {
    /// Japanese.
    static let japanese = ConditionTexts(
        thunderstorm: "雷雨",
        drizzle: "霧雨",
        rain: "雨",
        snow: "雪",
        mist: "もや",
        smoke: "煙",
        haze: "煙霧",
        dust: "塵",
        fog: "霧",
        sand: "砂",
        ash: "火山灰",
        squall: "スコール",
        tornado: "竜巻",
        clear: "快晴",
        clouds: "曇り",
        unknown: "不明な天気"
    )
}
