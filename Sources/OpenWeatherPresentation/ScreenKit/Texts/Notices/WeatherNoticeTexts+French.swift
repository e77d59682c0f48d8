extension WeatherNoticeTexts {
    /// French.
    package static let french = WeatherNoticeTexts(
        begins: "Pluie ou neige dans {0}",
        beginsNow: "Pluie ou neige d’un instant à l’autre",
        beginsAbout: "Pluie ou neige à partir de {0} environ",
        until: "{0}, fin\u{A0}: {1} environ",
        frost: "Gel à partir de {0} environ, jusqu’à {1}",
        day: "De {0} à {1}",
        dry: "{0}, sans pluie ni neige",
        wet: "{0}, pluie ou neige à partir de {1} environ"
    )
}
