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
        subscriptionRequired: FailureText(
            title: "契約が必要です",
            message: "APIキーは有効ですが、このデータの契約がありません。OpenWeatherで契約するか、このデータなしでご利用ください。"
        ),
        malformedKey: FailureText(
            title: "APIキーの形式ではありません",
            message: "OpenWeatherがAPIキーを拒否しました。キーは32文字の英数字ですが、形式が異なります。もう一度コピーしてください。"
        ),
        undeterminedKey: FailureText(
            title: "契約が必要かもしれません",
            message: "OpenWeatherがこのデータへのAPIキーを受け付けませんでした。プランに契約が含まれていないか、キーが間違っている可能性があります。"
        ),
        refusedByGateway: FailureText(
            title: "アプリが受け付けられませんでした",
            message: "アプリの天気サーバーがこのアプリを受け付けませんでした。最新バージョンをインストールし、解決しない場合は開発者にお知らせください。"
        ),
        notFound: FailureText(
            title: "場所が見つかりません",
            message: "天気サービスに該当する場所がありません。つづりを確認するか、近くの場所を検索してください。"
        ),
        badCoordinates: FailureText(
            title: "座標が正しくありません",
            message: "緯度は−90から90、経度は−180から180の範囲で指定してください。"
        ),
        emptyQuery: FailureText(title: "場所が入力されていません", message: "都市名、郵便番号、または座標を入力してください。"),
        invalidAddress: FailureText(title: "サーバーのアドレスが正しくありません", message: "アプリに設定されているアドレスは使用できません。"),
        insecureAddress: FailureText(
            title: "暗号化されていない接続はブロックされました",
            message: "このデバイスでは、アプリが暗号化せずにサーバーへ接続することは許可されていません。アプリの開発元にお問い合わせください。"
        ),
        badRequest: FailureText(title: "リクエストが拒否されました", message: "天気サービスはこのリクエストを処理できませんでした。"),
        rateLimited: FailureText(
            title: "リクエストが多すぎます",
            message: "天気サービスの利用上限に達しました。数分待ってからもう一度お試しください。"
        ),
        offline: FailureText(
            title: "接続できません",
            message: "天気サービスに接続できません。インターネット接続を確認してください。"
        ),
        timedOut: FailureText(
            title: "タイムアウトしました",
            message: "天気サービスからの応答に時間がかかりすぎています。もう一度お試しください。"
        ),
        server: FailureText(
            title: "天気サービスで問題が発生しています",
            message: "天気サービス側で問題が起きています。しばらくしてからもう一度お試しください。"
        ),
        brokenConnection: FailureText(title: "接続が切れました", message: "応答の途中で接続が切れました。もう一度お試しください。"),
        invalidResponse: FailureText(
            title: "応答を読み取れません",
            message: "天気サービスからの応答をアプリが読み取れませんでした。しばらくしてからもう一度お試しください。"
        ),
        loginPage: FailureText(
            title: "ネットワークへのログインが必要かもしれません",
            message: "天気サービス以外から応答がありました。ログインページのあるネットワークの場合は、先にログインしてください。"
        ),
        notCached: FailureText(
            title: "保存されたデータがありません",
            message: "この場所の天気は保存されていません。一度インターネットに接続して取得してください。"
        ),
        location: .japanese,
        storage: FailureText(title: "保存できません", message: "このデバイスでは設定の保存や読み込みができません。"),
        storageFull: FailureText(
            title: "空き容量がありません",
            message: "このデバイスに空き容量がありません。容量を空けてからもう一度お試しください。"
        ),
        storageDamaged: FailureText(
            title: "設定が破損していました",
            message: "保存された設定を読み込めませんでした。コピーを残し、標準の設定を使用しています。"
        ),
        system: FailureText(
            title: "このデバイスから接続できません",
            message: "現在、アプリは接続を開けません。アプリを終了して、もう一度開いてください。"
        ),
        unsupported: FailureText(
            title: "この情報は利用できません",
            message: "この気象データの提供元は、このデータに対応していません。"
        ),
        cancelled: FailureText(title: "中止しました", message: "リクエストは完了する前に中止されました。"),
        rateLimitedWait: PluralPhrase(other: "天気サービスの利用上限に達しました。{0}秒後にもう一度お試しください。"),
        rateLimitedUntil: "天気サービスの利用上限に達しました。{0}以降にもう一度お試しください。",
        rateLimitedUntilTomorrow: "天気サービスの利用上限に達しました。明日の{0}以降にもう一度お試しください。",
        limits: .japanese,
        retry: "再試行",
        search: "場所を検索"
    )
}

extension LimitTexts {
    /// Japanese.
    static let japanese = LimitTexts(
        budget: FailureText(title: "呼び出し回数を使い切りました", message: "このデバイスに割り当てられた呼び出し回数を使い切りました。次の期間まで待つか、割り当てを増やしてください。"),
        uncounted: FailureText(
            title: "呼び出し回数を記録できません",
            message: "このデバイスでは呼び出し回数を記録できないため、料金が発生し得る呼び出しは送信しません。空き容量を増やしてからもう一度お試しください。"
        ),
        minute: FailureText(title: "一度にリクエストが多すぎます", message: "この1分間の呼び出し回数を使い切りました。1分後にもう一度お試しください。"),
        day: FailureText(title: "本日の呼び出し回数を使い切りました", message: "アカウントの1日の呼び出し回数を使い切りました。翌日まで待つか、アカウントの1日の上限を増やしてください。"),
        month: FailureText(title: "今月の呼び出し回数を使い切りました", message: "アカウントの1か月の呼び出し回数を使い切りました。翌月まで待つか、プランを変更してください。"),
        blocked: FailureText(title: "アカウントが停止されています", message: "リクエストが多すぎたため、天気サービスがアカウントを一時停止しました。数時間後にもう一度お試しください。"),
        gateway: FailureText(
            title: "天気サーバーが上限に達しました",
            message: "アプリの天気サーバーは現在の利用枠を使い切りました。最近表示された場所は引き続き読み込めます。ほかの場所は、しばらくしてからお試しください。"
        ),
        gatewayClient: FailureText(
            title: "一度に問い合わせが多すぎます",
            message: "アプリの天気サーバーが、しばらく待つよう求めています。最近表示された場所は引き続き読み込めます。ほかの場所は、後ほどお試しください。"
        ),
        contradiction: FailureText(
            title: "リクエストが許可されていません",
            message: "アプリの設定により、このリクエストは送信できません。アプリの開発元にお問い合わせください。"
        ),
        opensAgain: "{0}から再び利用できます。"
    )
}
