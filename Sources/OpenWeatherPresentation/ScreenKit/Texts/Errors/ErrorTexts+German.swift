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
        location: .german,
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
        system: FailureText(
            title: "Keine Verbindung von diesem Gerät",
            message: "Die App kann gerade keine Verbindung öffnen. Schließe sie und öffne sie erneut."
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
        gatewayClient: FailureText(
            title: "Zu viele Abfragen auf einmal",
            message: "Der Wetterserver der App bittet diese App um etwas Geduld. Kürzlich abgefragte Orte "
                + "werden weiterhin geladen; versuche es bei den anderen etwas später noch einmal."
        ),
        contradiction: FailureText(
            title: "Keine Abrufe vorgesehen",
            message: "Die App ist so eingerichtet, dass sie diese Anfrage nicht senden darf. Wende dich an die "
                + "Entwickler der App."
        ),
        opensAgain: "Abrufe sind wieder möglich ab {0}."
    )
}
