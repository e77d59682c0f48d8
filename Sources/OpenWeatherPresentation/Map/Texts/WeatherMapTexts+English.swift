import OpenWeatherScreenKit

extension WeatherMapTexts {
    /// English.
    package static let english = WeatherMapTexts(
        title: "Weather map",
        refreshHint: "Loads the newest images",
        noLocationMessage: "Select a city to see the weather around it on a map.",
        layerHint: "Shows it on the map",
        selected: "selected",
        around: "Map around {1}: {0}",
        legend: "Legend: {0}",
        range: "From {0} to {1}",
        transparent: "Not shown on the map",
        layers: WeatherMapLayerTexts(
            temperature: "Temperature",
            precipitation: "Rain and snow",
            clouds: "Clouds",
            wind: "Wind",
            pressure: "Air pressure"
        )
    )
}
