import OpenWeatherScreenKit

extension AccuracyTexts {
    /// Spanish.
    package static let spanish = AccuracyTexts(
        title: "Fiabilidad de los pronósticos",
        period: PluralPhrase(one: "En {0} día", other: "En {0} días"),
        sameDay: "los pronósticos del mismo día",
        ahead: PluralPhrase(one: "los pronósticos a {0} día", other: "los pronósticos a {0} días"),
        subject: "{0}, {1}",
        temperature: "{0} fallaron aquí por {1}.",
        off: "{0}",
        offAndWarm: "{0}, con {1} de más",
        offAndCold: "{0}, con {1} de menos",
        chance: "Cuando se anunció cerca del {0}, llovió o nevó en el {1}.",
        share: "{0} de {1}",
        times: PluralPhrase(one: "{0} vez", other: "{0} veces"),
        band: "Banda: cuánto fallaron aquí los pronósticos"
    )
}
