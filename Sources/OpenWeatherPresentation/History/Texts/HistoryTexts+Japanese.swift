import OpenWeatherScreenKit

extension HistoryTexts {
    /// Japanese.
    package static let japanese = HistoryTexts(
        title: "履歴",
        today: "今日",
        yesterday: "昨日",
        undated: "それ以前",
        moment: "{0} {1}",
        emptyTitle: "履歴はまだありません",
        emptyMessage: "閲覧した場所と検索した語句がここに表示されます。",
        searchedFor: "「{0}」を検索",
        placeHint: "その場所の天気を表示します",
        searchHint: "この語句をもう一度検索します",
        remove: "履歴から削除",
        clear: "履歴を消去",
        confirmTitle: "履歴をすべて消去しますか？",
        confirmMessage: PluralPhrase(
            other: "{0}件の項目を削除します。お気に入りは残ります。"
        ),
        diaryMessage: "予報の記録を消去します。",
        cancel: "キャンセル"
    )
}
