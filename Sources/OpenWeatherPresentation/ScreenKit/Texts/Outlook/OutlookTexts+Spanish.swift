extension OutlookTexts {
    /// Spanish.
    package static let spanish = OutlookTexts(
        rain: "Lluvia",
        snow: "Nieve",
        mixed: "Lluvia y nieve",
        freezingRain: "Lluvia helada",
        thunderstorm: "Tormentas",
        begins: "{0} desde aprox. {1}",
        beginsTomorrow: "{0} mañana desde aprox. {1}",
        beginsLater: "{0} a partir del {1}",
        beginsBefore: "{0} antes de aprox. {1}",
        beginsBeforeTomorrow: "{0} antes de mañana aprox. {1}",
        ends: "{0} hasta aprox. {1}",
        endsTomorrow: "{0} hasta mañana aprox. {1}",
        endsLater: "{0} hasta el {1}",
        lasts: "{0} al menos hasta el {1}",
        dryUntilAtLeast: "Seco al menos hasta el {0}",
        noRainUntil: "Sin lluvia prevista hasta el {0}",
        noPrecipitationUntil: "Sin lluvia ni nieve previstas hasta el {0}",
        shortBegins: "{0} desde {1}",
        shortBefore: "{0} antes de {1}",
        shortEnds: "{0} hasta {1}"
    )
}
