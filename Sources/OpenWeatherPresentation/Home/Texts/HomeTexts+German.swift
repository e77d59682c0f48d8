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
