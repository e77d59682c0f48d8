extension Texts {
    /// Japanese.
    package static let japanese = Texts(
        errors: .japanese,
        units: .japanese,
        conditions: .japanese,
        compass: .japanese,
        ages: .japanese,
        durations: .japanese,
        notices: .japanese,
        alerts: .japanese,
        places: .japanese,
        dayBefore: .japanese
    )
}

extension NoticeTexts {
    /// Japanese.
    static let japanese = NoticeTexts(
        offline: "オフラインです。最終更新：{0}。",
        outdated: "最新ではありません。最終更新：{0}。",
        refreshFailed: "{0}。最終更新：{1}。",
        loading: "読み込み中",
        missing: "データなし",
        dismiss: "戻る",
        refresh: "更新",
        updated: "更新：{0}",
        fetched: "取得：{0}",
        attribution: "気象データ提供：{0}",
        attributionHint: "{0}のウェブサイトを開きます",
        madeUp: "架空の天気",
        madeUpShort: "架空"
    )
}

extension AgeTexts {
    /// Japanese.
    static let japanese = AgeTexts(
        justNow: "たった今",
        minutesAgo: PluralPhrase(other: "{0}分前"),
        hoursAgo: PluralPhrase(other: "{0}時間前"),
        daysAgo: PluralPhrase(other: "{0}日前")
    )
}

extension DurationTexts {
    /// Japanese.
    static let japanese = DurationTexts(
        lasting: Units(
            minutes: PluralPhrase(other: "{0}分間"),
            hours: PluralPhrase(other: "{0}時間"),
            days: PluralPhrase(other: "{0}日間")
        ),
        ahead: Units(
            minutes: PluralPhrase(other: "{0}分"),
            hours: PluralPhrase(other: "{0}時間"),
            days: PluralPhrase(other: "{0}日")
        )
    )
}

extension AlertTexts {
    /// Japanese.
    static let japanese = AlertTexts(
        name: "気象警報・注意報",
        until: "{0}まで",
        period: "{0}から{1}まで"
    )
}

extension PlaceTexts {
    /// Japanese.
    static let japanese = PlaceTexts(
        field: "場所を検索",
        prompt: "都市名、郵便番号、座標",
        searching: "検索中…",
        noResultsTitle: "場所が見つかりません",
        noResultsMessage: "つづりを確認するか、近くの大きな都市名、「100-0001,JP」のような国コード付きの郵便番号、または座標を試してください。",
        useCurrentLocation: "現在地を使用",
        locating: "現在地を取得中…",
        noneSelected: "場所が選択されていません",
        region: "{0}、{1}",
        found: PluralPhrase(other: "{0}件の場所が見つかりました")
    )
}

extension DayBeforeTexts {
    /// Japanese.
    static let japanese = DayBeforeTexts(
        yesterday: Difference(
            warmer: "昨日の同じ時刻より{0}高い",
            colder: "昨日の同じ時刻より{0}低い",
            same: "昨日の同じ時刻と同じ気温"
        ),
        dayBefore: Difference(
            warmer: "前日の同じ時刻より{0}高い",
            colder: "前日の同じ時刻より{0}低い",
            same: "前日の同じ時刻と同じ気温"
        )
    )
}

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

extension CompassTexts {
    /// Japanese.
    static let japanese = CompassTexts(
        north: CompassText(short: "北", name: "北"),
        northNortheast: CompassText(short: "北北東", name: "北北東"),
        northeast: CompassText(short: "北東", name: "北東"),
        eastNortheast: CompassText(short: "東北東", name: "東北東"),
        east: CompassText(short: "東", name: "東"),
        eastSoutheast: CompassText(short: "東南東", name: "東南東"),
        southeast: CompassText(short: "南東", name: "南東"),
        southSoutheast: CompassText(short: "南南東", name: "南南東"),
        south: CompassText(short: "南", name: "南"),
        southSouthwest: CompassText(short: "南南西", name: "南南西"),
        southwest: CompassText(short: "南西", name: "南西"),
        westSouthwest: CompassText(short: "西南西", name: "西南西"),
        west: CompassText(short: "西", name: "西"),
        westNorthwest: CompassText(short: "西北西", name: "西北西"),
        northwest: CompassText(short: "北西", name: "北西"),
        northNorthwest: CompassText(short: "北北西", name: "北北西"),
        point: "{0}、{1}",
        wind: "{1}の風、{0}"
    )
}

extension UnitTexts {
    /// Japanese.
    static let japanese = UnitTexts(
        degreesAgain: "{0}度",
        celsius: "{0}°C",
        fahrenheit: "{0}°F",
        milesPerHour: "{0}\u{A0}mph",
        lessThan: "{0}未満",
        spokenCelsius: PluralPhrase(other: "摂氏{0}度"),
        spokenFahrenheit: PluralPhrase(other: "華氏{0}度"),
        spokenKelvins: PluralPhrase(other: "{0}ケルビン"),
        spokenMetersPerSecond: PluralPhrase(other: "秒速{0}メートル"),
        spokenKilometersPerHour: PluralPhrase(other: "時速{0}キロメートル"),
        spokenMilesPerHour: PluralPhrase(other: "時速{0}マイル"),
        spokenHectopascals: PluralPhrase(other: "{0}ヘクトパスカル"),
        spokenInchesOfMercury: PluralPhrase(other: "{0}水銀柱インチ"),
        spokenMeters: PluralPhrase(other: "{0}メートル"),
        spokenKilometers: PluralPhrase(other: "{0}キロメートル"),
        spokenMiles: PluralPhrase(other: "{0}マイル"),
        spokenMillimeters: PluralPhrase(other: "{0}ミリメートル"),
        spokenInches: PluralPhrase(other: "{0}インチ"),
        spokenLessThan: "{0}未満",
        minus: "マイナス{0}"
    )
}
