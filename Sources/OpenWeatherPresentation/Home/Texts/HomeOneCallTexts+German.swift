import OpenWeatherScreenKit

extension HomeOneCallTexts {
    /// The texts in German.
    static let german = HomeOneCallTexts(
        precipitation: "Niederschlag",
        alert: "Wetterwarnung",
        until: "Bis {0}",
        period: "Von {0} bis {1}",
        notice: "Warnungen aktualisiert {0}",
        more: PluralPhrase(
            one: "{0} weitere Warnung",
            other: "{0} weitere Warnungen"
        ),
        starts: PluralPhrase(
            one: "{1} in {0} Minute",
            other: "{1} in {0} Minuten"
        ),
        stops: PluralPhrase(
            one: "{1} endet in etwa {0} Minute",
            other: "{1} endet in etwa {0} Minuten"
        ),
        staysDry: PluralPhrase(
            one: "Weder Regen noch Schnee für mindestens {0} Minute",
            other: "Weder Regen noch Schnee für mindestens {0} Minuten"
        ),
        staysWet: PluralPhrase(
            one: "{1} noch mindestens {0} Minute",
            other: "{1} noch mindestens {0} Minuten"
        )
    )
}
