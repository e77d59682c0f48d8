extension Texts {
    /// German.
    package static let german = Texts(
        errors: .german,
        units: .german,
        conditions: .german,
        compass: .german,
        ages: .german,
        durations: .german,
        notices: .german,
        alerts: .german,
        places: .german,
        dayBefore: .german
    )
}

extension NoticeTexts {
    /// German.
    static let german = NoticeTexts(
        offline: "Du bist offline. Aktualisiert {0}.",
        outdated: "Nicht aktuell. Aktualisiert {0}.",
        refreshFailed: "{0}. Aktualisiert {1}.",
        loading: "Wird geladen",
        missing: "nicht verfügbar",
        dismiss: "Zurück",
        refresh: "Aktualisieren",
        updated: "Aktualisiert {0}",
        fetched: "Abgerufen: {0}",
        attribution: "Wetterdaten bereitgestellt von {0}",
        attributionHint: "Öffnet die Website von {0}",
        madeUp: "Erfundenes Wetter",
        madeUpShort: "Erfunden"
    )
}

extension AgeTexts {
    /// German.
    static let german = AgeTexts(
        justNow: "gerade eben",
        minutesAgo: PluralPhrase(one: "vor {0} Minute", other: "vor {0} Minuten"),
        hoursAgo: PluralPhrase(one: "vor {0} Stunde", other: "vor {0} Stunden"),
        daysAgo: PluralPhrase(one: "vor {0} Tag", other: "vor {0} Tagen")
    )
}

extension DurationTexts {
    /// German.
    static let german = DurationTexts(
        lasting: Units(
            minutes: PluralPhrase(one: "{0} Minute", other: "{0} Minuten"),
            hours: PluralPhrase(one: "{0} Stunde", other: "{0} Stunden"),
            days: PluralPhrase(one: "{0} Tag", other: "{0} Tage")
        ),
        ahead: Units(
            minutes: PluralPhrase(one: "{0} Minute", other: "{0} Minuten"),
            hours: PluralPhrase(one: "{0} Stunde", other: "{0} Stunden"),
            days: PluralPhrase(one: "{0} Tag", other: "{0} Tagen")
        )
    )
}

extension AlertTexts {
    /// German.
    static let german = AlertTexts(
        name: "Wetterwarnung",
        until: "Bis {0}",
        period: "{0} bis {1}"
    )
}

extension PlaceTexts {
    /// German.
    static let german = PlaceTexts(
        field: "Ort suchen",
        prompt: "Stadt, Postleitzahl oder Koordinaten",
        searching: "Suche läuft …",
        noResultsTitle: "Keine Orte gefunden",
        noResultsMessage: "Prüfe die Schreibweise oder versuche einen größeren Ort in der Nähe, eine Postleitzahl "
            + "mit Land wie 10115,DE oder Koordinaten.",
        useCurrentLocation: "Meinen Standort verwenden",
        locating: "Standort wird ermittelt …",
        noneSelected: "Kein Ort ausgewählt",
        region: "{0}, {1}",
        found: PluralPhrase(
            one: "{0} Ort gefunden",
            other: "{0} Orte gefunden"
        )
    )
}

extension DayBeforeTexts {
    /// German.
    static let german = DayBeforeTexts(
        yesterday: Difference(
            warmer: "{0} wärmer als gestern um diese Zeit",
            colder: "{0} kälter als gestern um diese Zeit",
            same: "gleiche Temperatur wie gestern um diese Zeit"
        ),
        dayBefore: Difference(
            warmer: "{0} wärmer als am Tag davor um diese Zeit",
            colder: "{0} kälter als am Tag davor um diese Zeit",
            same: "gleiche Temperatur wie am Tag davor um diese Zeit"
        )
    )
}

extension ConditionTexts {
    /// German.
    static let german = ConditionTexts(
        thunderstorm: "Gewitter",
        drizzle: "Nieselregen",
        rain: "Regen",
        snow: "Schnee",
        mist: "Feuchter Dunst",
        smoke: "Rauch",
        haze: "Trockener Dunst",
        dust: "Staub",
        fog: "Nebel",
        sand: "Sand",
        ash: "Vulkanasche",
        squall: "Böen",
        tornado: "Tornado",
        clear: "Klar",
        clouds: "Wolken",
        unknown: "Unbekanntes Wetter"
    )
}

extension CompassTexts {
    /// German.
    static let german = CompassTexts(
        north: CompassText(short: "N", name: "Nord"),
        northNortheast: CompassText(short: "NNO", name: "Nordnordost"),
        northeast: CompassText(short: "NO", name: "Nordost"),
        eastNortheast: CompassText(short: "ONO", name: "Ostnordost"),
        east: CompassText(short: "O", name: "Ost"),
        eastSoutheast: CompassText(short: "OSO", name: "Ostsüdost"),
        southeast: CompassText(short: "SO", name: "Südost"),
        southSoutheast: CompassText(short: "SSO", name: "Südsüdost"),
        south: CompassText(short: "S", name: "Süd"),
        southSouthwest: CompassText(short: "SSW", name: "Südsüdwest"),
        southwest: CompassText(short: "SW", name: "Südwest"),
        westSouthwest: CompassText(short: "WSW", name: "Westsüdwest"),
        west: CompassText(short: "W", name: "West"),
        westNorthwest: CompassText(short: "WNW", name: "Westnordwest"),
        northwest: CompassText(short: "NW", name: "Nordwest"),
        northNorthwest: CompassText(short: "NNW", name: "Nordnordwest"),
        point: "{0}, {1}",
        wind: "{0} aus {1}"
    )
}

extension UnitTexts {
    /// German.
    static let german = UnitTexts(
        spokenCelsius: PluralPhrase(one: "{0} Grad Celsius", other: "{0} Grad Celsius"),
        spokenFahrenheit: PluralPhrase(one: "{0} Grad Fahrenheit", other: "{0} Grad Fahrenheit"),
        spokenKelvins: PluralPhrase(one: "{0} Kelvin", other: "{0} Kelvin"),
        spokenMetersPerSecond: PluralPhrase(one: "{0} Meter pro Sekunde", other: "{0} Meter pro Sekunde"),
        spokenKilometersPerHour: PluralPhrase(one: "{0} Kilometer pro Stunde", other: "{0} Kilometer pro Stunde"),
        spokenMilesPerHour: PluralPhrase(one: "{0} Meile pro Stunde", other: "{0} Meilen pro Stunde"),
        spokenHectopascals: PluralPhrase(one: "{0} Hektopascal", other: "{0} Hektopascal"),
        spokenInchesOfMercury: PluralPhrase(one: "{0} Zoll Quecksilbersäule", other: "{0} Zoll Quecksilbersäule"),
        spokenMeters: PluralPhrase(one: "{0} Meter", other: "{0} Meter"),
        spokenKilometers: PluralPhrase(one: "{0} Kilometer", other: "{0} Kilometer"),
        spokenMiles: PluralPhrase(one: "{0} Meile", other: "{0} Meilen"),
        spokenMillimeters: PluralPhrase(one: "{0} Millimeter", other: "{0} Millimeter"),
        spokenInches: PluralPhrase(one: "{0} Zoll", other: "{0} Zoll"),
        spokenLessThan: "weniger als {0}",
        minus: "minus {0}"
    )
}
