extension ErrorTexts {
    /// Japanese.
    static let japanese = ErrorTexts(
        missingKey: FailureText(
            title: "APIキーがありません",
            message: "天気を表示するには、OpenWeatherのAPIキーを設定してください。"
        ),
        refusedKey: FailureText(
            title: "APIキーが拒否されました",
            message: "OpenWeatherがAPIキーを拒否しました。入力ミスがないか確認してください。新しいキーは有効になるまで最大2時間かかります。"
        ),
        subscriptionRequired: FailureText(title: "契約が必要です", message: "APIキーは有効ですが、現在のプランにこのデータは含まれていません。"),
        notFound: FailureText(
            title: "場所が見つかりません",
            message: "OpenWeatherに該当する場所がありません。つづりを確認するか、近くの場所を検索してください。"
        ),
        badCoordinates: FailureText(
            title: "座標が正しくありません",
            message: "緯度は−90から90、経度は−180から180の範囲で指定してください。"
        ),
        emptyQuery: FailureText(title: "場所が入力されていません", message: "都市名、郵便番号、または座標を入力してください。"),
        invalidAddress: FailureText(title: "サーバーのアドレスが正しくありません", message: "アプリに設定されているアドレスは使用できません。"),
        badRequest: FailureText(title: "リクエストが拒否されました", message: "OpenWeatherはこのリクエストを処理できませんでした。"),
        rateLimited: FailureText(
            title: "リクエストが多すぎます",
            message: "OpenWeatherの利用上限に達しました。数分待ってからもう一度お試しください。"
        ),
        offline: FailureText(
            title: "接続できません",
            message: "OpenWeatherに接続できません。インターネット接続を確認してください。"
        ),
        timedOut: FailureText(
            title: "タイムアウトしました",
            message: "OpenWeatherからの応答に時間がかかりすぎています。もう一度お試しください。"
        ),
        server: FailureText(
            title: "OpenWeatherで問題が発生しています",
            message: "天気サービス側で問題が起きています。しばらくしてからもう一度お試しください。"
        ),
        brokenConnection: FailureText(title: "接続が切れました", message: "応答の途中で接続が切れました。もう一度お試しください。"),
        invalidResponse: FailureText(
            title: "応答を読み取れません",
            message: "OpenWeatherからの応答をアプリが読み取れませんでした。しばらくしてからもう一度お試しください。"
        ),
        loginPage: FailureText(
            title: "ネットワークへのログインが必要かもしれません",
            message: "OpenWeather以外から応答がありました。ログインページのあるネットワークの場合は、先にログインしてください。"
        ),
        notCached: FailureText(
            title: "保存されたデータがありません",
            message: "この場所の天気は保存されていません。一度インターネットに接続して取得してください。"
        ),
        locationRefused: FailureText(
            title: "位置情報を使用できません",
            message: "位置情報の利用が許可されていません。代わりに都市名で検索してください。"
        ),
        locationUnavailable: FailureText(title: "現在地が見つかりません", message: "現在地を特定できません。代わりに都市名で検索してください。"),
        storage: FailureText(title: "保存できません", message: "この端末では設定の保存や読み込みができません。"),
        storageFull: FailureText(
            title: "空き容量がありません",
            message: "この端末に空き容量がありません。容量を空けてからもう一度お試しください。"
        ),
        storageDamaged: FailureText(
            title: "設定が破損していました",
            message: "保存された設定を読み込めませんでした。コピーを残し、標準の設定を使用しています。"
        ),
        unsupported: FailureText(
            title: "この情報は利用できません",
            message: "この気象データの提供元は、このデータに対応していません。"
        ),
        cancelled: FailureText(title: "中止しました", message: "リクエストは完了する前に中止されました。"),
        rateLimitedWait: PluralPhrase(other: "OpenWeatherの利用上限に達しました。{0}秒後にもう一度お試しください。"),
        retry: "再試行",
        search: "場所を検索"
    )
}
