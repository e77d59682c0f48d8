import OpenWeatherScreenKit

extension WidgetTexts {
    /// Spanish.
    static let spanish = WidgetTexts(
        chooseCityTitle: "Elige una ciudad",
        chooseCityMessage: "Abre la app y elige una ciudad para ver qué tiempo hace.",
        opensApp: "Abre la app",
        openApp: "Abre la app",
        noWeather: "Sin datos",
        sample: "Tiempo de ejemplo",
        sampleCity: "Ciudad de ejemplo",
        updated: "Actualizado: {0}",
        outdated: "Última actualización: {0}",
        spokenTemperature: "Temperatura de {0}"
    )
}
