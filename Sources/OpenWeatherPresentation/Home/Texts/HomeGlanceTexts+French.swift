import OpenWeatherScreenKit

extension HomeGlanceTexts {
    /// The texts in French.
    static let french = HomeGlanceTexts(
        now: "Maint.",
        today: "Aujourd’hui",
        hours: "Prochaines 24 heures",
        days: "Prochains jours",
        low: "Min.",
        high: "Max.",
        lowUntilMidnight: "Minimum jusqu’à minuit",
        highUntilMidnight: "Maximum jusqu’à minuit",
        chance: "Risque de précipitations",
        dry: "air sec",
        comfortable: "air agréable",
        damp: "air humide",
        humid: "air lourd",
        oppressive: "air étouffant",
        separator: ", ",
        dewPoint: "Point de rosée {0}",
        gusts: "Rafales {0}",
        notice: "Prévisions mises à jour {0}",
        labeled: "{0} {1}"
    )
}
