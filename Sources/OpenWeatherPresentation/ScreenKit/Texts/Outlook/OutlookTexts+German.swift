extension OutlookTexts {
    /// German.
    package static let german = OutlookTexts(
        rain: "Regen",
        snow: "Schnee",
        mixed: "Regen und Schnee",
        freezingRain: "Gefrierender Regen",
        thunderstorm: "Gewitter",
        begins: "{0} ab etwa {1}",
        beginsTomorrow: "{0} morgen ab etwa {1}",
        beginsLater: "{0} ab {1}",
        beginsBefore: "{0} noch vor etwa {1}",
        beginsBeforeTomorrow: "{0} noch vor etwa {1} morgen",
        ends: "{0} bis gegen {1}",
        endsTomorrow: "{0} bis morgen gegen {1}",
        endsLater: "{0} bis {1}",
        lasts: "{0} bis mindestens {1}",
        dryUntilAtLeast: "Trocken bis mindestens {0}",
        noRainUntil: "Kein Regen bis {0} erwartet",
        noPrecipitationUntil: "Weder Regen noch Schnee bis {0} erwartet",
        shortBegins: "{0} ab {1}",
        shortBefore: "{0} vor {1}",
        shortEnds: "{0} bis {1}"
    )
}
