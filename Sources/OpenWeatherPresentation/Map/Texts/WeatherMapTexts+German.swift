import OpenWeatherScreenKit

extension WeatherMapTexts {
    /// German.
    package static let german = WeatherMapTexts(
        title: "Wetterkarte",
        refreshHint: "Lädt die neuesten Bilder",
        noLocationMessage: "Wähle eine Stadt, um das Wetter um sie herum auf einer Karte zu sehen.",
        layerHint: "Zeigt es auf der Karte",
        selected: "ausgewählt",
        around: "Karte um {1}: {0}",
        legend: "Legende: {0}",
        range: "Von {0} bis {1}",
        transparent: "Auf der Karte nicht zu sehen",
        layers: WeatherMapLayerTexts(
            temperature: "Temperatur",
            precipitation: "Regen und Schnee",
            clouds: "Wolken",
            wind: "Wind",
            pressure: "Luftdruck"
        )
    )
}
