import OpenWeatherScreenKit

extension WeatherMapTexts {
    /// Spanish.
    package static let spanish = WeatherMapTexts(
        title: "Mapa del tiempo",
        refreshHint: "Carga las imágenes más recientes",
        noLocationMessage: "Elige una ciudad para ver en un mapa el tiempo a su alrededor.",
        layerHint: "Lo muestra en el mapa",
        selected: "seleccionado",
        around: "Mapa alrededor de {1}: {0}",
        legend: "Leyenda: {0}",
        range: "De {0} a {1}",
        transparent: "No se ve en el mapa",
        layers: WeatherMapLayerTexts(
            temperature: "Temperatura",
            precipitation: "Lluvia y nieve",
            clouds: "Nubes",
            wind: "Viento",
            pressure: "Presión"
        )
    )
}
