import OpenWeatherScreenKit

extension AccuracyTexts {
    /// German.
    package static let german = AccuracyTexts(
        title: "Genauigkeit der Vorhersagen",
        period: PluralPhrase(one: "An {0} Tag", other: "In {0} Tagen"),
        sameDay: "Vorhersagen für denselben Tag",
        ahead: PluralPhrase(
            one: "Vorhersagen einen Tag im Voraus",
            other: "Vorhersagen {0} Tage im Voraus"
        ),
        subject: "{0} lagen {1}",
        temperature: "{0} hier um {1}.",
        off: "{0} daneben",
        offAndWarm: "{0} daneben, im Mittel {1} zu warm",
        offAndCold: "{0} daneben, im Mittel {1} zu kalt",
        chance: "Wenn etwa {0} angesagt waren, regnete oder schneite es in {1}.",
        share: "{0} von {1}",
        times: PluralPhrase(one: "{0} Fall", other: "{0} Fällen"),
        band: "Band: wie weit Vorhersagen hier daneben lagen"
    )
}
