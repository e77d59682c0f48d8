extension OutlookTexts {
    /// French.
    package static let french = OutlookTexts(
        rain: "Pluie",
        snow: "Neige",
        mixed: "Pluie et neige",
        freezingRain: "Pluie verglaçante",
        thunderstorm: "Orages",
        begins: "{0} à partir de {1} environ",
        beginsTomorrow: "{0} demain à partir de {1} environ",
        beginsLater: "{0} à partir de {1}",
        beginsBefore: "{0} d’ici {1} environ",
        beginsBeforeTomorrow: "{0} d’ici demain {1} environ",
        ends: "{0} jusqu’à {1} environ",
        endsTomorrow: "{0} jusqu’à demain {1} environ",
        endsLater: "{0} jusqu’à {1}",
        lasts: "{0} au moins jusqu’à {1}",
        dryUntilAtLeast: "Sec au moins jusqu’à {0}",
        noRainUntil: "Pas de pluie prévue jusqu’à {0}",
        noPrecipitationUntil: "Ni pluie ni neige prévues jusqu’à {0}",
        shortBegins: "{0} dès {1}",
        shortBefore: "{0} avant {1}",
        shortEnds: "{0} jusqu’à {1}"
    )
}
