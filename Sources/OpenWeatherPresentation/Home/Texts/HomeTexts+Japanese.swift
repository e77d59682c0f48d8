import OpenWeatherScreenKit

extension HomeTexts {
    /// The texts in Japanese.
    package static let japanese = HomeTexts(
        onboardingTitle: "都市を選択",
        onboardingMessage: "場所を選ぶと、その天気が表示されます。",
        onboardingAction: "都市を検索",
        humidity: "湿度",
        pressure: "気圧",
        wind: "風",
        cloudiness: "雲量",
        visibility: "視程",
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
        forecastHint: "今後数日間を表示します",
        airQuality: "大気質",
        airQualityHint: "空気のきれいさを表示します",
        map: "地図",
        mapHint: "天気を地図に表示します",
        settings: "設定",
        settingsHint: "単位と言語を変更します",
        converter: "温度換算",
        converterHint: "華氏と摂氏を換算します",
        refreshHint: "現在の天気を読み込みます",
        favorites: "お気に入り",
        favoritesHint: "お気に入りの場所を表示します",
        history: "履歴",
        historyHint: "閲覧した場所を表示します",
        more: "その他",
        offline: "オフラインです",
        backOnline: "オンラインに戻りました",
        favoriteHint: "その場所の天気を表示します",
        favoriteCurrent: "表示中",
        feelsLike: "体感 {0}",
        measured: "観測：{0}",
        refreshedEveryMinutes: PluralPhrase(other: "{0}分ごとに更新"),
        refreshedEverySeconds: PluralPhrase(other: "{0}秒ごとに更新"),
        spokenTemperature: "気温{0}",
        spokenTemperatures: "気温{0}、体感{1}",
        precipitation: PluralPhrase(other: "過去{0}時間の降水量"),
        glance: .japanese,
        oneCall: .japanese
    )
}

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
