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
