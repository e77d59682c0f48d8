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
        region: "{0}、{1}",
        found: PluralPhrase(other: "{0}件の場所が見つかりました")
    )
}
