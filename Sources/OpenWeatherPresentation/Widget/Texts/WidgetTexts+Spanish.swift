import OpenWeatherScreenKit

extension WidgetTexts {
    /// Spanish.
    package static let spanish = WidgetTexts(
        chooseCityTitle: "Elige una ciudad",
        chooseCityMessage: "Abre la app y elige una ciudad para ver qué tiempo hace.",
        opensApp: "Abre la app",
        openApp: "Abre la app",
        nextPlace: "Lugar siguiente",
        unknownRain: "No se sabe si va a llover",
        noWeather: "Sin datos",
        sample: "Tiempo de ejemplo",
        sampleCity: "Ciudad de ejemplo",
        updated: "Actualizado: {0}",
        outdated: "Última actualización: {0}",
        spokenTemperature: "Temperatura de {0}",
        today: "Hoy",
        high: "Máx. {0}",
        low: "Mín. {0}",
        spokenHigh: "Máxima {0}",
        spokenLow: "Mínima {0}",
        chance: "Probabilidad de precipitación {0}"
    )
}
