import OpenWeatherCore

extension ConditionWording {
    /// Japanese.
    package static let japanese = ConditionWording { code in
        switch code {
        case .thunderstormWithLightRain: "雷を伴う小雨"
        case .thunderstormWithRain: "雷を伴う雨"
        case .thunderstormWithHeavyRain: "雷を伴う強い雨"
        case .lightThunderstorm: "弱い雷雨"
        case .thunderstorm: "雷雨"
        case .heavyThunderstorm: "激しい雷雨"
        case .raggedThunderstorm: "ところにより雷雨"
        case .thunderstormWithLightDrizzle: "雷を伴う弱い霧雨"
        case .thunderstormWithDrizzle: "雷を伴う霧雨"
        case .thunderstormWithHeavyDrizzle: "雷を伴う強い霧雨"
        case .lightDrizzle: "弱い霧雨"
        case .drizzle: "霧雨"
        case .heavyDrizzle: "強い霧雨"
        case .lightDrizzleRain: "弱い霧雨と雨"
        case .drizzleRain: "霧雨と雨"
        case .heavyDrizzleRain: "強い霧雨と雨"
        case .showerRainAndDrizzle: "にわか雨と霧雨"
        case .heavyShowerRainAndDrizzle: "強いにわか雨と霧雨"
        case .showerDrizzle: "一時霧雨"
        case .lightRain: "小雨"
        case .moderateRain: "雨"
        case .heavyRain: "強い雨"
        case .veryHeavyRain: "激しい雨"
        case .extremeRain: "猛烈な雨"
        case .freezingRain: "着氷性の雨"
        case .lightShowerRain: "弱いにわか雨"
        case .showerRain: "にわか雨"
        case .heavyShowerRain: "強いにわか雨"
        case .raggedShowerRain: "ところによりにわか雨"
        case .lightSnow: "小雪"
        case .snow: "雪"
        case .heavySnow: "大雪"
        case .sleet: "みぞれ"
        case .lightShowerSleet: "一時弱いみぞれ"
        case .showerSleet: "一時みぞれ"
        case .lightRainAndSnow: "弱い雨と雪"
        case .rainAndSnow: "雨と雪"
        case .lightShowerSnow: "弱いにわか雪"
        case .showerSnow: "にわか雪"
        case .heavyShowerSnow: "強いにわか雪"
        case .mist: "もや"
        case .smoke: "煙"
        case .haze: "煙霧"
        case .dustWhirls: "砂ぼこりのつむじ風"
        case .fog: "霧"
        case .sand: "飛砂"
        case .dust: "砂ぼこり"
        case .volcanicAsh: "火山灰"
        case .squalls: "突風"
        case .tornado: "竜巻"
        case .clearSky: "快晴"
        case .fewClouds: "おおむね晴れ"
        case .scatteredClouds: "ところにより曇り"
        case .brokenClouds: "おおむね曇り"
        case .overcastClouds: "曇り"
        }
    }
}

extension OutlookTexts {
    /// Japanese.
    package static let japanese = OutlookTexts(
        rain: "雨",
        snow: "雪",
        mixed: "雨や雪",
        freezingRain: "着氷性の雨",
        thunderstorm: "雷雨",
        begins: "{1}ごろから{0}",
        beginsTomorrow: "明日{1}ごろから{0}",
        beginsLater: "{1}から{0}",
        beginsBefore: "{1}ごろまでに{0}が始まる見込み",
        beginsBeforeTomorrow: "明日{1}ごろまでに{0}が始まる見込み",
        ends: "{1}ごろまで{0}",
        endsTomorrow: "明日{1}ごろまで{0}",
        endsLater: "{1}まで{0}",
        lasts: "少なくとも{1}まで{0}",
        dryUntilAtLeast: "少なくとも{0}まで降水なし",
        noRainUntil: "{0}まで雨の予報はありません",
        noPrecipitationUntil: "{0}まで雨や雪の予報はありません",
        shortBegins: "{1}から{0}",
        shortBefore: "{1}までに{0}",
        shortEnds: "{1}まで{0}"
    )
}

extension GoodTimesTexts {
    /// Japanese.
    package static let japanese = GoodTimesTexts(
        title: "おすすめの時間帯",
        run: "ランニング",
        ride: "サイクリング",
        walk: "散歩",
        laundry: "洗濯物",
        stargaze: "星空観察",
        drone: "ドローン飛行",
        span: "{0}～{1}",
        aboutSpan: "{0}ごろ～{1}ごろ",
        until: "{0}まで",
        untilAbout: "{0}ごろまで",
        from: "{0}から",
        fromAbout: "{0}ごろから",
        untilMidnight: "深夜0時まで",
        allDay: "終日",
        tomorrow: "明日{0}",
        also: "ほかに{0}",
        perhaps: "条件次第で{0}",
        noneToday: "今日はなし",
        none: "なし",
        because: "{0}（{1}）",
        during: "{1}は{0}",
        limits: "制約：{0}",
        unknown: "不明：{0}",
        uncheckedAir: "大気質は未確認",
        outdated: "最新ではありません",
        spoken: "{0}：{1}",
        pause: "、",
        rain: "雨",
        snow: "雪",
        cold: "寒さ",
        heat: "暑さ",
        elements: ElementTexts(
            precipitation: "雨や雪",
            chance: "降水確率",
            temperature: "気温",
            feelsLike: "体感温度",
            wind: "風",
            gusts: "突風",
            uvIndex: "UVインデックス",
            airQuality: "大気質",
            clouds: "雲",
            humidity: "湿度",
            drying: "乾きにくさ",
            visibility: "視程",
            daylight: "日の光",
            darkness: "暗さ",
            moonlight: "月明かり"
        )
    )
}

extension WeatherNoticeTexts {
    /// Japanese.
    package static let japanese = WeatherNoticeTexts(
        begins: "{0}後に雨か雪",
        beginsNow: "まもなく雨か雪",
        beginsAbout: "{0}ごろから雨か雪",
        until: "{0}、{1}ごろまで",
        frost: "{0}ごろから冷え込み、最低{1}",
        day: "{0}～{1}",
        dry: "{0}、雨や雪なし",
        wet: "{0}、{1}ごろから雨か雪"
    )
}
