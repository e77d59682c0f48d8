import OpenWeatherScreenKit

extension AirQualityTexts {
    /// The texts in Japanese.
    package static let japanese = AirQualityTexts(
        title: "大気質",
        refreshHint: "最新の値を取得します",
        noLocationMessage: "都市を選ぶと、その大気質が表示されます。",
        index: "大気質指数",
        scaleHint: "この尺度で大気質を表示します",
        selected: "選択中",
        currentBand: "現在のレベル",
        morePollutants: "ほかの汚染物質を表示",
        fewerPollutants: "ほかの汚染物質を隠す",
        expanded: "展開中",
        collapsed: "折りたたみ中",
        hours: "今後24時間",
        hoursEmpty: "現在、この場所の1時間ごとの予報はありません。",
        hoursFailed: "1時間ごとの予報を読み込めませんでした（{0}）。",
        measured: "最終更新：{0}",
        updated: "取得：{0}",
        dominant: "主な汚染物質：{0}",
        concentration: "{0}\u{A0}μg/m³",
        outOf: "{1}段階中{0}",
        listed: "{0}、{1}",
        range: "「{0}」から「{1}」",
        spokenConcentration: PluralPhrase(other: "1立方メートルあたり{0}マイクログラム"),
        scales: AirQualityScaleTexts(
            openWeather: "OpenWeather",
            usEPA: "米国AQI（EPA）",
            european: "欧州指数"
        ),
        bands: AirQualityBandTexts(
            good: "良い",
            fair: "おおむね良い",
            moderate: "普通",
            poor: "悪い",
            veryPoor: "非常に悪い",
            extremelyPoor: "極めて悪い",
            usGood: "良い",
            usModerate: "並",
            unhealthyForSensitiveGroups: "敏感な人の健康に良くない",
            unhealthy: "健康に良くない",
            veryUnhealthy: "健康に非常に良くない",
            hazardous: "危険"
        ),
        advice: HealthAdviceTexts(
            enjoyOutdoors: "いつもどおり屋外で過ごせます。",
            watchSymptomsIfSensitive: "ほとんどの人に問題はありません。特に敏感な人は、せきなどの症状に注意してください。",
            reduceIfSensitive: "子ども、高齢者、肺や心臓に病気のある人は、屋外での長時間または激しい運動を控えめにしてください。",
            reduceExertion: "屋外での長時間または激しい運動を控えめにしてください。敏感な人は避けてください。",
            avoidExertion: "屋外での運動は避けてください。敏感な人は屋内にいてください。",
            stayIndoors: "屋内にとどまり、窓を閉めておいてください。"
        ),
        notes: AirQualityNoteTexts(
            serviceIndex: "OpenWeather独自の指数で、1（良い）から5（非常に悪い）まであります。",
            computedIndex: "OpenWeatherから指数が届かなかったため、濃度から計算しています。",
            european: "OpenWeatherの1時間ごとの濃度による推定です。公式の指数は測定局の値を使います。",
            usEPA: "推定値です。公式の指数は1時間、8時間、24時間の平均を使いますが、これは1時間の値だけによるため、大きく異なることがあります。",
            usEPAMeans: "OpenWeatherの過去24時間の濃度から、指数の定義どおり1時間、8時間、24時間の平均で計算した値です。"
                + "公式の指数は測定局の値を使います。"
        ),
        pollutants: PollutantTexts(
            pm2_5: "微小粒子状物質",
            pm10: "粒子状物質",
            ozone: "オゾン",
            nitrogenDioxide: "二酸化窒素",
            carbonMonoxide: "一酸化炭素",
            sulfurDioxide: "二酸化硫黄",
            ammonia: "アンモニア",
            nitrogenMonoxide: "一酸化窒素"
        )
    )
}
