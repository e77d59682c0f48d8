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
