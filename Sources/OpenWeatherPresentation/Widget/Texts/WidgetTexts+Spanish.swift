import OpenWeatherScreenKit

extension WidgetTexts {
    /// Spanish.
    static let spanish = WidgetTexts(
        chooseCityTitle: "Elige una ciudad",
        chooseCityMessage: "Abre la app y elige una ciudad para ver qué tiempo hace.",
        opensApp: "Abre la app",
        updated: "Actualizado: {0}",
        outdated: "Última actualización: {0}",
        spokenTemperature: "Temperatura de {0}"
    )
}
