import OpenWeatherScreenKit

extension SettingsTexts {
    /// German.
    package static let german = SettingsTexts(
        title: "Einstellungen",
        units: "Einheiten",
        unitsSystem: "System",
        unitsMetric: "Metrisch",
        unitsImperial: "Imperial",
        unitsStandard: "Standard",
        language: "Sprache",
        useDeviceLanguage: "Gerätesprache verwenden",
        useDeviceLanguageHint: "Folgt der Sprache dieses Geräts",
        languageNote: "Wetterbeschreibungen kommen in der gewählten Sprache. Die App selbst spricht Deutsch, "
            + "Englisch, Französisch, Spanisch, Japanisch und Arabisch.",
        optionHint: "Wählt dies aus",
        selected: "ausgewählt",
        cache: "Zwischenspeicher",
        cacheSwitch: "Wetter auf diesem Gerät behalten",
        cacheHint: "Zeigt Wetter auch ohne Verbindung und spart Anfragen",
        cacheSize: "Größe auf dem Gerät",
        clearCache: "Zwischenspeicher leeren",
        clearCacheHint: "Löscht das auf diesem Gerät gespeicherte Wetter",
        clearing: "Wird geleert …",
        autoRefresh: "Automatisch aktualisieren",
        autoRefreshHint: "Hält das angezeigte Wetter aktuell",
        fetchTime: "Zeit des Abrufs zeigen",
        fetchTimeHint: "Zeigt auf jedem Bildschirm, wann die Daten abgerufen wurden",
        activityHint: "Zeigt gute Zeiten dafür auf dem Startbildschirm und an jedem Tag",
        diary: "Vorhersage-Tagebuch führen",
        diaryHint: "Vergleicht Vorhersagen mit dem Wetter, das kam",
        diaryNote: "Speichert auf diesem Gerät für jeden Ort, den du dir ansiehst, was vorhergesagt und was gemessen "
            + "wurde, um zu sagen, wie gut Vorhersagen dort sind. Das kostet keinen Abruf. „Verlauf löschen“ löscht es.",
        on: "ein",
        off: "aus",
        calls: "Abrufe dieses Geräts",
        callsNote: "Die Grenzen gelten für dein Konto, das auch andere Geräte nutzen können. Gezählt werden "
            + "hier nur die Abrufe dieses Geräts.",
        callsOfAccount: "Wetter und Vorhersagen",
        callsOfMinute: "{0} von {1} in dieser Minute",
        callsOfDay: "{0} von {1} heute",
        callsOfMonth: "{0} von {1} in diesem Monat",
        about: "Info",
        version: "SDK-Version",
        listed: "{0}, {1}"
    )
}

extension SettingsNoticeTexts {
    /// German.
    package static let german = SettingsNoticeTexts(
        title: "Hinweise",
        rain: "Vor Regen oder Schnee",
        alerts: "Wetterwarnungen",
        frost: "Frost in der kommenden Nacht, um {0}",
        morning: "Das Wetter des Tages um {0}",
        quiet: "Keine Hinweise von {0} bis {1}",
        hint: "Sagt es dir einmal, bevor es kommt",
        quietHint: "Hinweise warten das Ende dieser Zeit ab",
        lead: "Wie lange vorher",
        threshold: "Ab dieser Menge",
        anHour: "{0} pro Stunde",
        notPermitted: "Diese App darf keine Hinweise zeigen. Erlaube sie in den Einstellungen des Systems."
    )
}
