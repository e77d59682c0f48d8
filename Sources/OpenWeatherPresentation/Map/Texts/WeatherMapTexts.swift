package import OpenWeatherScreenKit

/// The texts of the map screen in one language.
package struct WeatherMapTexts: TranslatedTexts, Hashable {
    /// The title of the screen.
    package let title: String
    /// The hint of the refresh button.
    package let refreshHint: String
    /// The message of the card when no place is selected.
    package let noLocationMessage: String
    /// The hint of a layer that is not selected.
    package let layerHint: String
    /// The spoken state of the layer that is selected.
    package let selected: String
    /// The spoken label of the map; takes the layer and the place.
    package let around: PairPhrase
    /// The spoken label of the legend; takes the layer.
    package let legend: Phrase
    /// The first and the last value of the legend, spoken.
    package let range: PairPhrase
    /// The spoken state of a value that has no color.
    package let transparent: String
    /// The names of the layers.
    package let layers: WeatherMapLayerTexts
}

/// The names of the layers of a map.
package struct WeatherMapLayerTexts: Hashable, Sendable {
    /// The temperature.
    package let temperature: String
    /// Rain and snow.
    package let precipitation: String
    /// The cover of clouds.
    package let clouds: String
    /// The speed of the wind.
    package let wind: String
    /// The air pressure.
    package let pressure: String

    /// Returns the name of `layer`.
    package subscript(layer: WeatherMapLayer) -> String {
        switch layer {
        case .temperature: temperature
        case .precipitation: precipitation
        case .clouds: clouds
        case .wind: wind
        case .pressure: pressure
        }
    }
}
