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
