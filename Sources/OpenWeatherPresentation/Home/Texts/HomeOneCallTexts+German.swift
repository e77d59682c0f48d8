import OpenWeatherScreenKit

extension HomeOneCallTexts {
    /// The texts in German.
    static let german = HomeOneCallTexts(
        precipitation: "Niederschlag",
        notice: "Warnungen aktualisiert {0}",
        more: PluralPhrase(
            one: "{0} weitere Warnung",
            other: "{0} weitere Warnungen"
        ),
        starts: "{1} in {0}",
        startsNow: "{0} beginnt jeden Moment",
        stops: "{1} endet in etwa {0}",
        stopsNow: "{0} endet jeden Moment",
        staysDry: "Weder Regen noch Schnee für mindestens {0}",
        staysWet: "{1} noch mindestens {0}"
    )
}
