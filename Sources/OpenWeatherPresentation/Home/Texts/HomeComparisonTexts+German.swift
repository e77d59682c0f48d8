import OpenWeatherScreenKit

extension HomeComparisonTexts {
    /// The texts in German.
    package static let german = HomeComparisonTexts(
        aboveUsual: "Höchstwert {0} über dem üblichen von {1}",
        belowUsual: "Höchstwert {0} unter dem üblichen von {1}",
        asUsual: "Höchstwert wie üblich für {0}",
        usualHigh: "üblicher Höchstwert {0} für {1}",
        early: "Anfang {0}",
        middle: "Mitte {0}",
        late: "Ende {0}",
        since: "{0} ({1})",
        years: PluralPhrase(
            one: "etwa {0} Jahr",
            other: "etwa {0} Jahre"
        ),
        ask: PluralPhrase(
            one: "Mit dem Üblichen vergleichen ({0} Abruf)",
            other: "Mit dem Üblichen vergleichen ({0} Abrufe)"
        ),
        askHint: "Lädt das Wetter dieser Tage aus früheren Jahren",
        asking: "Das übliche Wetter wird geladen …",
        overBudget: "Zurzeit sind keine weiteren Abrufe erlaubt. Warte, bis die Grenze wieder welche zulässt, oder "
            + "erhöhe sie.",
        both: "{0}; {1}",
        outdated: "veraltet, gemessen {1}: {0}"
    )
}
