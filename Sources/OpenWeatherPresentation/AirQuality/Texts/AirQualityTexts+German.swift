import OpenWeatherScreenKit

extension AirQualityTexts {
    /// The texts in German.
    package static let german = AirQualityTexts(
        title: "Luftqualität",
        refreshHint: "Lädt die neuesten Werte",
        noLocationMessage: "Wähle eine Stadt, um ihre Luftqualität zu sehen.",
        index: "Luftqualitätsindex",
        scaleHint: "Zeigt die Luftqualität auf dieser Skala",
        selected: "ausgewählt",
        currentBand: "aktuelle Stufe",
        morePollutants: "Mehr Schadstoffe anzeigen",
        fewerPollutants: "Weniger Schadstoffe anzeigen",
        expanded: "ausgeklappt",
        collapsed: "eingeklappt",
        hours: "Nächste 24 Stunden",
        hoursEmpty: "Für diesen Ort gibt es gerade keine stündliche Vorhersage.",
        hoursFailed: "Die stündliche Vorhersage konnte nicht geladen werden: {0}.",
        measured: "Stand: {0}",
        updated: "Abgerufen {0}",
        dominant: "Wichtigster Schadstoff: {0}",
        concentration: "{0}\u{A0}μg/m³",
        outOf: "{0} von {1}",
        listed: "{0}, {1}",
        range: "Von {0} bis {1}",
        spokenConcentration: PluralPhrase(one: "{0} Mikrogramm pro Kubikmeter", other: "{0} Mikrogramm pro Kubikmeter"),
        scales: AirQualityScaleTexts(
            openWeather: "OpenWeather",
            usEPA: "US-AQI (EPA)",
            european: "Europäischer Index"
        ),
        bands: AirQualityBandTexts(
            good: "Gut",
            fair: "Annehmbar",
            moderate: "Mäßig",
            poor: "Schlecht",
            veryPoor: "Sehr schlecht",
            extremelyPoor: "Extrem schlecht",
            usGood: "Gut",
            usModerate: "Mäßig",
            unhealthyForSensitiveGroups: "Ungesund für empfindliche Gruppen",
            unhealthy: "Ungesund",
            veryUnhealthy: "Sehr ungesund",
            hazardous: "Gefährlich"
        ),
        advice: HealthAdviceTexts(
            enjoyOutdoors: "Du kannst wie gewohnt im Freien sein.",
            watchSymptomsIfSensitive: "Für die meisten unbedenklich. Wer besonders empfindlich ist, achtet auf "
                + "Beschwerden wie Husten.",
            reduceIfSensitive: "Kinder, ältere Menschen sowie Lungen- und Herzkranke sollten lange oder schwere "
                + "Anstrengung im Freien einschränken.",
            reduceExertion: "Schränke lange oder schwere Anstrengung im Freien ein. Empfindliche Menschen sollten "
                + "sie vermeiden.",
            avoidExertion: "Vermeide Anstrengung im Freien. Empfindliche Menschen sollten drinnen bleiben.",
            stayIndoors: "Bleib drinnen und halte die Fenster geschlossen."
        ),
        notes: AirQualityNoteTexts(
            serviceIndex: "Der Index von OpenWeather selbst, von 1 (gut) bis 5 (sehr schlecht).",
            computedIndex: "OpenWeather hat keinen Index geliefert. Dieser ist aus den Konzentrationen berechnet.",
            european: "Eine Schätzung aus den stündlichen Konzentrationen von OpenWeather. Der amtliche Index "
                + "nutzt Messstationen.",
            usEPA: "Eine Schätzung. Der amtliche Index nutzt Mittelwerte über 1, 8 und 24 Stunden; dieser kennt "
                + "nur eine einzige Stunde und kann deutlich abweichen.",
            usEPAMeans: "Aus den Mittelwerten über 1, 8 und 24 Stunden, die den Index bestimmen, von OpenWeathers "
                + "Konzentrationen der letzten 24 Stunden. Der amtliche Index nutzt Messstationen."
        ),
        pollutants: PollutantTexts(
            pm2_5: "Feinstaub",
            pm10: "Grober Feinstaub",
            ozone: "Ozon",
            nitrogenDioxide: "Stickstoffdioxid",
            carbonMonoxide: "Kohlenmonoxid",
            sulfurDioxide: "Schwefeldioxid",
            ammonia: "Ammoniak",
            nitrogenMonoxide: "Stickstoffmonoxid"
        )
    )
}
