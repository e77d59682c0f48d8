extension Texts {
    /// German.
    static let german = Texts(
        errors: .german,
        units: .german,
        conditions: .german,
        compass: .german,
        ages: .german,
        notices: .german,
        places: .german
    )
}

extension ErrorTexts {
    /// German.
    static let german = ErrorTexts(
        missingKey: FailureText(
            title: "Kein API-Schlüssel",
            message: "Trage deinen OpenWeather-API-Schlüssel ein, um das Wetter zu sehen."
        ),
        refusedKey: FailureText(
            title: "API-Schlüssel abgelehnt",
            message: "OpenWeather hat den API-Schlüssel abgelehnt. Prüfe ihn auf Tippfehler; ein neuer Schlüssel "
                + "braucht bis zu zwei Stunden, bis er gilt."
        ),
        subscriptionRequired: FailureText(
            title: "Abonnement nötig",
            message: "Der API-Schlüssel gilt, hat aber kein Abonnement für diese Daten. Schließe es bei OpenWeather "
                + "ab oder verzichte darauf."
        ),
        malformedKey: FailureText(
            title: "Das ist kein API-Schlüssel",
            message: "OpenWeather hat den API-Schlüssel abgelehnt, und er sieht nicht wie einer aus: Schlüssel haben "
                + "32 Buchstaben und Ziffern. Kopiere ihn noch einmal."
        ),
        undeterminedKey: FailureText(
            title: "Vielleicht fehlt ein Abonnement",
            message:
                "OpenWeather hat den API-Schlüssel für diese Daten nicht angenommen. Vielleicht fehlt seinem Tarif "
                + "das Abonnement, oder der Schlüssel ist falsch."
        ),
        refusedByGateway: FailureText(
            title: "App nicht angenommen",
            message: "Der Wetterserver der App hat die App nicht angenommen. Installiere die neueste Version, "
                + "und gib den Entwicklern Bescheid, wenn das nicht hilft."
        ),
        notFound: FailureText(
            title: "Ort nicht gefunden",
            message: "Der Wetterdienst kennt diesen Ort nicht. Prüfe die Schreibweise oder suche einen Ort in der "
                + "Nähe."
        ),
        badCoordinates: FailureText(
            title: "Ungültige Koordinaten",
            message: "Der Breitengrad muss zwischen −90 und 90 liegen, der Längengrad zwischen −180 und 180."
        ),
        emptyQuery: FailureText(
            title: "Kein Ort angegeben",
            message: "Gib eine Stadt, eine Postleitzahl oder Koordinaten ein."
        ),
        invalidAddress: FailureText(
            title: "Ungültige Serveradresse",
            message: "Die App ist mit einer Adresse eingerichtet, die nicht verwendet werden kann."
        ),
        insecureAddress: FailureText(
            title: "Unverschlüsselte Verbindung blockiert",
            message: "Dieses Gerät lässt nicht zu, dass die App ihren Server unverschlüsselt erreicht. "
                + "Wende dich an die Entwickler der App."
        ),
        badRequest: FailureText(
            title: "Anfrage abgelehnt",
            message: "Der Wetterdienst konnte diese Anfrage nicht bearbeiten."
        ),
        rateLimited: FailureText(
            title: "Zu viele Anfragen",
            message: "Der Wetterdienst bittet um eine Pause. Warte ein paar Minuten, bevor du es erneut versuchst."
        ),
        offline: FailureText(
            title: "Keine Verbindung",
            message: "Der Wetterdienst ist nicht erreichbar. Prüfe deine Internetverbindung."
        ),
        timedOut: FailureText(
            title: "Zeitüberschreitung",
            message: "Der Wetterdienst hat zu lange nicht geantwortet. Versuche es erneut."
        ),
        server: FailureText(
            title: "Störung beim Wetterdienst",
            message: "Der Wetterdienst meldet ein eigenes Problem. Versuche es später erneut."
        ),
        brokenConnection: FailureText(
            title: "Verbindung unterbrochen",
            message: "Die Verbindung brach ab, bevor die Antwort vollständig war. Versuche es erneut."
        ),
        invalidResponse: FailureText(
            title: "Antwort unverständlich",
            message: "Der Wetterdienst hat etwas gesendet, das die App nicht lesen kann. Versuche es später erneut."
        ),
        loginPage: FailureText(
            title: "Vielleicht fehlt eine Anmeldung im Netzwerk",
            message: "Statt des Wetterdienstes hat etwas anderes geantwortet. Falls dieses Netzwerk eine Anmeldeseite "
                + "hat, öffne sie zuerst."
        ),
        notCached: FailureText(
            title: "Noch nichts gespeichert",
            message: "Für diesen Ort ist kein Wetter gespeichert. Verbinde dich einmal mit dem Internet, um es "
                + "abzurufen."
        ),
        locationRefused: FailureText(
            title: "Kein Zugriff auf den Standort",
            message: "Die App darf deinen Standort nicht verwenden. Suche stattdessen eine Stadt nach Namen."
        ),
        locationUnavailable: FailureText(
            title: "Standort nicht gefunden",
            message: "Dein Standort lässt sich gerade nicht bestimmen. Suche stattdessen eine Stadt nach Namen."
        ),
        storage: FailureText(
            title: "Speichern nicht möglich",
            message: "Deine Auswahl kann auf diesem Gerät nicht gespeichert oder gelesen werden."
        ),
        storageFull: FailureText(
            title: "Speicher voll",
            message: "Auf diesem Gerät ist kein Platz mehr. Gib Speicher frei und versuche es erneut."
        ),
        storageDamaged: FailureText(
            title: "Einstellungen beschädigt",
            message: "Die gespeicherten Einstellungen waren nicht lesbar. Eine Kopie wurde behalten; es gelten die "
                + "Standardeinstellungen."
        ),
        unsupported: FailureText(
            title: "Hier nicht verfügbar",
            message: "Diese Wetterquelle bietet diese Daten nicht an."
        ),
        cancelled: FailureText(
            title: "Abgebrochen",
            message: "Die Anfrage wurde beendet, bevor sie fertig war."
        ),
        rateLimitedWait: PluralPhrase(
            one: "Der Wetterdienst bittet um eine Pause. Versuche es in {0} Sekunde erneut.",
            other: "Der Wetterdienst bittet um eine Pause. Versuche es in {0} Sekunden erneut."
        ),
        rateLimitedUntil: "Der Wetterdienst bittet um eine Pause. Versuche es um {0} erneut.",
        rateLimitedUntilTomorrow: "Der Wetterdienst bittet um eine Pause. Versuche es morgen um {0} erneut.",
        limits: .german,
        retry: "Erneut versuchen",
        search: "Ort suchen"
    )
}

extension LimitTexts {
    /// German.
    static let german = LimitTexts(
        budget: FailureText(
            title: "Abrufe aufgebraucht",
            message: "Dieses Gerät hat die Abrufe verbraucht, die ihm zustehen. Warte, bis es wieder welche hat, oder "
                + "erhöhe sein Kontingent."
        ),
        uncounted: FailureText(
            title: "Abrufe lassen sich nicht zählen",
            message: "Dieses Gerät kann seine Abrufe nicht zählen und sendet daher keine, die Geld kosten können. "
                + "Schaffe Platz und versuche es noch einmal."
        ),
        minute: FailureText(
            title: "Zu viele Anfragen auf einmal",
            message: "Die Abrufe dieser Minute sind verbraucht. Versuche es in einer Minute noch einmal."
        ),
        day: FailureText(
            title: "Abrufe des Tages verbraucht",
            message: "Das Konto hat seine Abrufe des Tages verbraucht. Warte auf den nächsten Tag oder erhöhe das "
                + "Tageslimit des Kontos."
        ),
        month: FailureText(
            title: "Abrufe des Monats verbraucht",
            message: "Das Konto hat seine Abrufe des Monats verbraucht. Warte auf den nächsten Monat oder wechsle den "
                + "Tarif."
        ),
        blocked: FailureText(
            title: "Konto gesperrt",
            message: "Der Wetterdienst hat das Konto wegen zu vieler Anfragen gesperrt. Versuche es in einigen "
                + "Stunden noch einmal."
        ),
        gateway: FailureText(
            title: "Wetterserver am Limit",
            message: "Der Wetterserver der App hat seine Abrufe vorerst aufgebraucht. Kürzlich abgefragte "
                + "Orte werden weiterhin geladen; versuche es bei den anderen später noch einmal."
        ),
        opensAgain: "Abrufe sind wieder möglich ab {0}."
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
        attribution: "Wetterdaten bereitgestellt von {0}",
        attributionHint: "Öffnet die Website von {0}"
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

extension PlaceTexts {
    /// German.
    static let german = PlaceTexts(
        field: "Ort suchen",
        prompt: "Stadt, Postleitzahl oder Koordinaten",
        searching: "Suche läuft …",
        noResultsTitle: "Keine Orte gefunden",
        noResultsMessage: "Prüfe die Schreibweise oder versuche einen größeren Ort in der Nähe, eine Postleitzahl "
            + "mit Land wie 10115,DE oder Koordinaten.",
        useCurrentLocation: "Aktuellen Standort verwenden",
        locating: "Standort wird ermittelt …",
        noneSelected: "Kein Ort ausgewählt",
        region: "{0}, {1}",
        found: PluralPhrase(
            one: "{0} Ort gefunden",
            other: "{0} Orte gefunden"
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
