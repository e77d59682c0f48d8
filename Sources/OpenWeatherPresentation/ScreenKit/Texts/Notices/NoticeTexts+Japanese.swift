extension NoticeTexts {
    /// Japanese.
    static let japanese = NoticeTexts(
        offline: "オフラインです。最終更新：{0}。",
        outdated: "最新ではありません。最終更新：{0}。",
        refreshFailed: "{0}。最終更新：{1}。",
        loading: "読み込み中",
        missing: "データなし",
        dismiss: "戻る",
        attribution: "気象データ提供：{0}",
        attributionHint: "{0}のウェブサイトを開きます"
    )
}
