import OpenWeatherScreenKit

extension WeatherMapTexts {
    /// French.
    package static let french = WeatherMapTexts(
        title: "Carte météo",
        refreshHint: "Charge les images les plus récentes",
        noLocationMessage: "Choisissez une ville pour voir la météo autour d’elle sur une carte.",
        layerHint: "L’affiche sur la carte",
        selected: "sélectionné",
        around: "Carte, {1} et ses environs\u{A0}: {0}",
        legend: "Légende\u{A0}: {0}",
        range: "De {0} à {1}",
        transparent: "Invisible sur la carte",
        layers: WeatherMapLayerTexts(
            temperature: "Température",
            precipitation: "Pluie et neige",
            clouds: "Nuages",
            wind: "Vent",
            pressure: "Pression"
        )
    )
}
