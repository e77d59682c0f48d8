import OpenWeatherScreenKit

extension WidgetTexts {
    /// German.
    package static let german = WidgetTexts(
        chooseCityTitle: "Stadt auswählen",
        chooseCityMessage: "Öffne die App und wähle eine Stadt, um ihr Wetter zu sehen.",
        opensApp: "Öffnet die App",
        openApp: "Öffne die App",
        nextPlace: "Nächster Ort",
        unknownRain: "Ob es regnen wird, ist nicht bekannt",
        noWeather: "Kein Wetter",
        sample: "Beispielwetter",
        sampleCity: "Beispielstadt",
        updated: "Aktualisiert: {0}",
        outdated: "Zuletzt aktualisiert: {0}",
        spokenTemperature: "Temperatur {0}",
        today: "Heute",
        high: "Max. {0}",
        low: "Min. {0}",
        spokenHigh: "Höchstwert {0}",
        spokenLow: "Tiefstwert {0}",
        chance: "Niederschlagswahrscheinlichkeit {0}"
    )
}
