extension NoticeTexts {
    /// Japanese.
    static let japanese = NoticeTexts(
        offline: "オフラインです。{0}に更新。",
        outdated: "最新ではありません。{0}に更新。",
        refreshFailed: "{0}。{1}に更新。",
        loading: "読み込み中",
        missing: "データなし",
        dismiss: "戻る",
        attribution: "気象データ提供：OpenWeather",
        attributionHint: "OpenWeatherのウェブサイトを開きます"
    )
}
