import OpenWeatherCore
import OpenWeatherScreenKit

extension ForecastTexts {
    /// The texts in Spanish.
    package static let spanish = ForecastTexts(
        title: "Pronóstico",
        now: "Ahora",
        expected: "Pronóstico: {0}",
        today: "Hoy",
        tomorrow: "Mañana",
        low: "Mínima",
        high: "Máxima",
        precipitation: "Precipitación",
        chance: "Probabilidad de precipitación",
        rain: "Lluvia",
        snow: "Nieve",
        wind: "Viento",
        gusts: "Rachas",
        humidity: "Humedad",
        feelsLike: "Sensación térmica",
        temperature: "Temperatura",
        moment: "Día y hora",
        entries: "Cada tres horas",
        hourlyEntries: "Cada hora",
        following: "Días siguientes",
        details: "Detalles",
        dayHint: "Muestra el día en detalle",
        refreshHint: "Obtiene el pronóstico más reciente",
        noLocationMessage: "Elige una ciudad para ver su pronóstico.",
        emptiness: "En este momento no hay pronóstico para este lugar.",
        missingDayTitle: "Este día no está en el pronóstico",
        separator: ", ",
        missingDayMessage: "Para el {0} no hay pronóstico. Vuelve atrás para ver los próximos días.",
        labeled: "{0} {1}",
        range: "de {0} a {1}",
        lowest: "Mínima {0}, {1}",
        highest: "Máxima {0}, {1}"
    )
}

extension DaySkyTexts {
    /// The texts in Spanish.
    package static let spanish = DaySkyTexts(
        uvIndex: "Índice UV",
        moon: "Luna",
        uv: "{0}, {1}",
        bands: [
            .low: "bajo",
            .moderate: "moderado",
            .high: "alto",
            .veryHigh: "muy alto",
            .extreme: "extremo",
        ],
        phases: [
            .newMoon: "Luna nueva",
            .waxingCrescent: "Luna creciente",
            .firstQuarter: "Cuarto creciente",
            .waxingGibbous: "Gibosa creciente",
            .fullMoon: "Luna llena",
            .waningGibbous: "Gibosa menguante",
            .lastQuarter: "Cuarto menguante",
            .waningCrescent: "Luna menguante",
        ]
    )
}

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
