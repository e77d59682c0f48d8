import OpenWeatherScreenKit

extension HomeTexts {
    /// The texts in German.
    package static let german = HomeTexts(
        onboardingTitle: "Stadt auswählen",
        onboardingMessage: "Wähle einen Ort, um sein Wetter zu sehen.",
        onboardingAction: "Stadt suchen",
        humidity: "Luftfeuchtigkeit",
        pressure: "Luftdruck",
        wind: "Wind",
        cloudiness: "Bewölkung",
        visibility: "Sichtweite",
        low: "Tiefster Wert im Umkreis",
        high: "Höchster Wert im Umkreis",
        sunrise: "Sonnenaufgang",
        sunset: "Sonnenuntergang",
        polarDay: "Die Sonne geht heute nicht unter",
        polarNight: "Die Sonne geht heute nicht auf",
        sunUnknown: "Sonnenauf- und -untergang sind nicht bekannt",
        search: "Suche",
        searchHint: "Findet einen anderen Ort",
        forecast: "Vorhersage",
        forecastHint: "Zeigt die nächsten Tage",
        airQuality: "Luftqualität",
        airQualityHint: "Zeigt, wie sauber die Luft ist",
        map: "Karte",
        mapHint: "Zeigt das Wetter auf einer Karte",
        settings: "Einstellungen",
        settingsHint: "Ändert Einheiten und Sprache",
        converter: "Umrechner",
        converterHint: "Rechnet zwischen Fahrenheit und Celsius um",
        refreshHint: "Lädt das aktuelle Wetter",
        favorites: "Favoriten",
        favoritesHint: "Zeigt deine Lieblingsorte",
        history: "Verlauf",
        historyHint: "Zeigt die Orte, die du dir angesehen hast",
        more: "Mehr",
        offline: "Du bist offline",
        backOnline: "Wieder online",
        favoriteHint: "Zeigt das Wetter dort",
        favoriteCurrent: "wird gerade angezeigt",
        feelsLike: "Gefühlt {0}",
        measured: "Gemessen: {0}",
        refreshedEveryMinutes: PluralPhrase(
            one: "Wird jede Minute aktualisiert",
            other: "Wird alle {0} Minuten aktualisiert"
        ),
        refreshedEverySeconds: PluralPhrase(
            one: "Wird jede Sekunde aktualisiert",
            other: "Wird alle {0} Sekunden aktualisiert"
        ),
        spokenTemperature: "Temperatur {0}",
        spokenTemperatures: "Temperatur {0}, gefühlt {1}",
        precipitation: PluralPhrase(
            one: "Niederschlag in der letzten Stunde",
            other: "Niederschlag in den letzten {0} Stunden"
        ),
        glance: .german,
        oneCall: .german
    )
}
