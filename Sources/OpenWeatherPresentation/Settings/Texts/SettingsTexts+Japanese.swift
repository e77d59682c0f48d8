import OpenWeatherScreenKit

extension SettingsTexts {
    /// Japanese.
    package static let japanese = SettingsTexts(
        title: "設定",
        units: "単位",
        unitsSystem: "システム",
        unitsMetric: "メートル法",
        unitsImperial: "ヤード・ポンド法",
        unitsStandard: "標準",
        language: "言語",
        useDeviceLanguage: "デバイスの言語を使う",
        useDeviceLanguageHint: "このデバイスの言語に合わせます",
        languageNote: "天気の説明は選んだ言語で表示されます。アプリ自体の言語は日本語、英語、ドイツ語、フランス語、スペイン語、アラビア語です。",
        optionHint: "これを選択します",
        selected: "選択中",
        cache: "キャッシュ",
        cacheSwitch: "天気をこのデバイスに保存",
        cacheHint: "接続がなくても天気を表示し、通信を減らします",
        cacheSize: "ディスク上のサイズ",
        clearCache: "キャッシュを消去",
        clearCacheHint: "このデバイスに保存された天気を削除します",
        clearing: "消去中…",
        autoRefresh: "自動更新",
        autoRefreshHint: "表示中の天気を最新に保ちます",
        fetchTime: "取得時刻を表示",
        fetchTimeHint: "各画面にデータの取得時刻を表示します",
        activityHint: "ホームと各日の画面におすすめの時間帯を表示します",
        diary: "予報の記録を残す",
        diaryHint: "予報を実際の天気と比べます",
        diaryNote: "閲覧した場所ごとに予報と実測をこのデバイスに保存し、その場所での予報の精度を示します。"
            + "呼び出し回数は増えません。「履歴を消去」でこの記録も消去されます。",
        on: "オン",
        off: "オフ",
        calls: "このデバイスの呼び出し回数",
        callsNote: "上限はアカウント全体のもので、ほかのデバイスと共有される場合があります。ここではこのデバイスの呼び出しだけを数えています。",
        callsOfAccount: "天気と予報",
        callsOfMinute: "この1分間に{1}回中{0}回",
        callsOfDay: "今日は{1}回中{0}回",
        callsOfMonth: "今月は{1}回中{0}回",
        about: "情報",
        version: "SDKのバージョン",
        listed: "{0}、{1}"
    )
}

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
