import OpenWeatherScreenKit

extension HomeGlanceTexts {
    /// The texts in German.
    static let german = HomeGlanceTexts(
        now: "Jetzt",
        today: "Heute",
        hours: "Nächste 24 Stunden",
        days: "Nächste Tage",
        low: "Tiefst",
        high: "Höchst",
        lowUntilMidnight: "Tiefstwert bis Mitternacht",
        highUntilMidnight: "Höchstwert bis Mitternacht",
        chance: "Niederschlagswahrscheinlichkeit",
        dry: "trocken",
        comfortable: "angenehm",
        damp: "feucht",
        humid: "schwül",
        oppressive: "drückend",
        separator: ", ",
        dewPoint: "Taupunkt {0}",
        gusts: "Böen {0}",
        notice: "Vorhersage aktualisiert {0}",
        labeled: "{0} {1}"
    )
}
