import OpenWeatherScreenKit

extension SettingsNoticeTexts {
    /// Japanese.
    package static let japanese = SettingsNoticeTexts(
        title: "お知らせ",
        rain: "雨や雪の前",
        alerts: "気象警報・注意報",
        frost: "次の夜の冷え込み（{0}）",
        morning: "その日の天気（{0}）",
        quiet: "{0}から{1}までお知らせなし",
        hint: "前もって一度だけお知らせします",
        quietHint: "お知らせはこの時間の終わりを待ちます",
        lead: "どのくらい前",
        threshold: "この量から",
        anHour: "1時間に{0}",
        notPermitted: "このアプリはお知らせを表示できません。システムの設定で許可してください。"
    )
}
