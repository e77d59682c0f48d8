extension AgeTexts {
    /// Spanish.
    static let spanish = AgeTexts(
        justNow: "ahora mismo",
        minutesAgo: PluralPhrase(one: "hace {0} minuto", other: "hace {0} minutos"),
        hoursAgo: PluralPhrase(one: "hace {0} hora", other: "hace {0} horas"),
        daysAgo: PluralPhrase(one: "hace {0} día", other: "hace {0} días")
    )
}
