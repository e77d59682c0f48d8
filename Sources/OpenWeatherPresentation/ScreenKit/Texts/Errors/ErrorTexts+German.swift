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
            title: "Abonnement erforderlich",
            message: "Der API-Schlüssel ist gültig, aber sein Tarif enthält diese Daten nicht."
        ),
        notFound: FailureText(
            title: "Ort nicht gefunden",
            message: "OpenWeather kennt diesen Ort nicht. Prüfe die Schreibweise oder suche einen Ort in der "
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
        badRequest: FailureText(
            title: "Anfrage abgelehnt",
            message: "OpenWeather konnte diese Anfrage nicht bearbeiten."
        ),
        rateLimited: FailureText(
            title: "Zu viele Anfragen",
            message: "OpenWeather bittet um eine Pause. Warte ein paar Minuten, bevor du es erneut versuchst."
        ),
        offline: FailureText(
            title: "Keine Verbindung",
            message: "OpenWeather ist nicht erreichbar. Prüfe deine Internetverbindung."
        ),
        timedOut: FailureText(
            title: "Zeitüberschreitung",
            message: "OpenWeather hat zu lange nicht geantwortet. Versuche es erneut."
        ),
        server: FailureText(
            title: "Störung bei OpenWeather",
            message: "Der Wetterdienst meldet ein eigenes Problem. Versuche es später erneut."
        ),
        brokenConnection: FailureText(
            title: "Verbindung unterbrochen",
            message: "Die Verbindung brach ab, bevor die Antwort vollständig war. Versuche es erneut."
        ),
        invalidResponse: FailureText(
            title: "Antwort unverständlich",
            message: "OpenWeather hat etwas gesendet, das die App nicht lesen kann. Versuche es später erneut."
        ),
        loginPage: FailureText(
            title: "Vielleicht fehlt eine Anmeldung im Netzwerk",
            message: "Statt OpenWeather hat etwas anderes geantwortet. Falls dieses Netzwerk eine Anmeldeseite hat, "
                + "öffne sie zuerst."
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
            one: "OpenWeather bittet um eine Pause. Versuche es in {0} Sekunde erneut.",
            other: "OpenWeather bittet um eine Pause. Versuche es in {0} Sekunden erneut."
        ),
        retry: "Erneut versuchen",
        search: "Ort suchen"
    )
}
