import OpenWeatherScreenKit

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
