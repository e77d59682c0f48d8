extension WeatherNoticeTexts {
    /// Japanese.
    package static let japanese = WeatherNoticeTexts(
        begins: "{0}後に雨か雪",
        beginsNow: "まもなく雨か雪",
        beginsAbout: "{0}ごろから雨か雪",
        until: "{0}、{1}ごろまで",
        frost: "{0}ごろから冷え込み、最低{1}",
        day: "{0}〜{1}",
        dry: "{0}、雨や雪なし",
        wet: "{0}、{1}ごろから雨か雪"
    )
}
