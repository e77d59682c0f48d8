import OpenWeatherCore
import OpenWeatherScreenKit

extension ForecastTexts {
    /// The texts in German.
    package static let german = ForecastTexts(
        title: "Vorhersage",
        now: "Jetzt",
        expected: "Vorhersage für {0}",
        today: "Heute",
        tomorrow: "Morgen",
        low: "Tiefstwert",
        high: "Höchstwert",
        precipitation: "Niederschlag",
        chance: "Niederschlagsrisiko",  // The longer word is wider than a tile on a small phone.
        rain: "Regen",
        snow: "Schnee",
        wind: "Wind",
        gusts: "Böen",
        humidity: "Luftfeuchtigkeit",
        feelsLike: "Gefühlt",
        temperature: "Temperatur",
        moment: "Tag und Uhrzeit",
        entries: "Alle drei Stunden",
        hourlyEntries: "Stündlich",
        following: "Folgende Tage",
        details: "Einzelheiten",
        dayHint: "Zeigt den Tag im Detail",
        refreshHint: "Lädt die neueste Vorhersage",
        noLocationMessage: "Wähle eine Stadt, um ihre Vorhersage zu sehen.",
        emptiness: "Für diesen Ort gibt es gerade keine Vorhersage.",
        missingDayTitle: "Dieser Tag ist nicht in der Vorhersage",
        separator: ", ",
        missingDayMessage: "Für {0} gibt es keine Vorhersage. Gehe zurück, um die kommenden Tage zu sehen.",
        labeled: "{0} {1}",
        range: "{0} bis {1}",
        lowest: "Tiefstwert {0}, {1}",
        highest: "Höchstwert {0}, {1}"
    )
}

extension DaySkyTexts {
    /// The texts in German.
    package static let german = DaySkyTexts(
        uvIndex: "UV-Index",
        moon: "Mond",
        uv: "{0}, {1}",
        bands: [
            .low: "niedrig",
            .moderate: "mäßig",
            .high: "hoch",
            .veryHigh: "sehr hoch",
            .extreme: "extrem",
        ],
        phases: [
            .newMoon: "Neumond",
            .waxingCrescent: "Zunehmende Sichel",
            .firstQuarter: "Erstes Viertel",
            .waxingGibbous: "Zunehmender Dreiviertelmond",
            .fullMoon: "Vollmond",
            .waningGibbous: "Abnehmender Dreiviertelmond",
            .lastQuarter: "Letztes Viertel",
            .waningCrescent: "Abnehmende Sichel",
        ]
    )
}

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
