import OpenWeatherScreenKit

extension HomeTexts {
    /// The texts in Japanese.
    static let japanese = HomeTexts(
        onboardingTitle: "都市を選択",
        onboardingMessage: "場所を選ぶと、その天気が表示されます。",
        onboardingAction: "都市を検索",
        humidity: "湿度",
        pressure: "気圧",
        wind: "風",
        gusts: "突風",
        cloudiness: "雲量",
        visibility: "視程",
        dewPoint: "露点",
        low: "周辺の最低気温",
        high: "周辺の最高気温",
        sunrise: "日の出",
        sunset: "日の入り",
        polarDay: "今日は太陽が沈みません",
        polarNight: "今日は太陽が昇りません",
        sunUnknown: "日の出と日の入りの時刻は不明です",
        search: "検索",
        searchHint: "別の場所を探します",
        forecast: "予報",
        forecastHint: "今後5日間を表示します",
        airQuality: "大気質",
        airQualityHint: "空気のきれいさを表示します",
        settings: "設定",
        settingsHint: "単位と言語を変更します",
        converter: "温度換算",
        converterHint: "華氏と摂氏を換算します",
        favoriteHint: "その場所の天気を表示します",
        favoriteCurrent: "表示中",
        feelsLike: "体感 {0}",
        measured: "観測：{0}",
        spokenTemperature: "気温{0}",
        spokenTemperatures: "気温{0}、体感{1}",
        precipitation: PluralPhrase(other: "過去{0}時間の降水量")
    )
}
